import type { Point } from '#contract/place.ts'
import { simplifiedTo } from '#shared/geo/douglas-peucker.ts'
import type { Corner } from '#shared/geo/orientation.ts'
import { cornersOf, ringError } from '#shared/geo/ring.ts'
import { isInRing } from '#shared/geo/rings.ts'
import type { Ring } from './features.ts'
import { untangled } from './untangle.ts'

/** Most polygons of a band, and most corners of each where a polygon is not a whole country. */
export const MAX_POLYGONS = 20
export const MAX_CORNERS = 300
/** Coordinates are rounded to this part of a degree, about a meter. */
const UNITS = 100_000
const METERS_PER_DEGREE = 111_195
/** Meters within which a ring with too many corners is simplified, and more where that is not enough. */
const FINEST = 5
/** A polygon with less than this part of the largest one's surface is a speck. */
const SPECK = 1 / 1000

/**
 * Outer rings as polygons of criteria, which are simple: a ring that crosses itself is cut there. They have few corners, the largest is first,
 * specks and polygons within a larger one are excluded.
 */
export function polygonsOf(rings: readonly Ring[]): { Points: Point[] }[] {
  const simple = rings
    .flatMap((ring) => simpleRings(simplified(roundedCorners(ring))))
    .map((corners) => ({ corners, surface: surfaceOf(corners) }))
    .toSorted((a, b) => b.surface - a.surface)
  const [largest = { surface: 0 }] = simple
  const result: Corner[][] = []
  for (const { corners, surface } of simple) {
    if (result.length === MAX_POLYGONS || surface < largest.surface * SPECK) break
    if (!result.some((other) => isWithin(corners, other))) result.push(corners)
  }
  return result.map((corners) => ({ Points: corners.map(pointOf) }))
}

const pointOf = ([x, y]: Corner): Point => ({ Latitude: y, Longitude: x - 360 * Math.round(x / 360) })

function roundedCorners(ring: Ring): Corner[] {
  const rounded = (degrees: number) => Math.round(degrees * UNITS) / UNITS
  return cornersOf(ring.map(([x, y]) => ({ Latitude: rounded(y), Longitude: rounded(x) })))
}

const scaleOf = (corners: readonly Corner[]) => Math.cos(((corners[0]?.[1] ?? 0) * Math.PI) / 180)

function simplified(corners: Corner[]): Corner[] {
  if (corners.length <= MAX_CORNERS) return corners
  const scale = scaleOf(corners)
  const path = [...corners, ...corners.slice(0, 1)].map(([x, y]) => ({
    x: x * scale * METERS_PER_DEGREE,
    y: y * METERS_PER_DEGREE,
  }))
  return simplifiedTo(MAX_CORNERS + 1, path, FINEST)
    .slice(0, -1)
    .map((i) => corners[i] as Corner)
}

/** The ring itself, or the simple loops of it. */
function simpleRings(corners: Corner[]): Corner[][] {
  if (isSimple(corners)) return [corners]
  return untangled(corners).filter(isSimple)
}

const isSimple = (corners: Corner[]) => ringError(corners.map(pointOf)) === undefined

/** In square degrees of latitude. */
function surfaceOf(corners: readonly Corner[]): number {
  let sum = 0
  corners.forEach(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] as Corner
    sum += x * nextY - nextX * y
  })
  return (Math.abs(sum) / 2) * scaleOf(corners)
}

/** Whether most of a polygon's corners are in another: the two do not cross, but may have corners in common. */
function isWithin(corners: readonly Corner[], other: readonly Corner[]): boolean {
  return corners.filter(([x, y]) => isInRing(other, x, y)).length * 2 > corners.length
}

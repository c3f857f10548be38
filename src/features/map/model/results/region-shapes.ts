import type { PlanePoint } from '#shared/geo/plane-point.ts'
import { isInRings } from '#shared/geo/rings.ts'
import { positionOnPlane } from '../plane.ts'
import type { Region } from './regions.ts'

/** Points of the map's plane at zoom 0. */
type Line = readonly (readonly [x: number, y: number])[]

/** A region on the map's plane at zoom 0. */
export interface RegionShape {
  rings: readonly Line[]
  /** The parts of its rings that it shares with no other region: shores, and borders of the country. */
  shore: readonly Line[]
  /** The parts that it shares with a region after it. */
  borders: readonly Line[]
  box: Box
}

interface Box {
  minX: number
  minY: number
  maxX: number
  maxY: number
}

/** The shapes of regions in their order. Two regions share a line when both have its corners. */
export function regionShapes(regions: readonly Pick<Region, 'geometry'>[]): RegionShape[] {
  const all = regions.map(({ geometry }) => {
    const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return areas.flat().map((ring) => ring.map(positionOnPlane))
  })
  const sides = new Map<string, number>()
  for (const [a, b] of all.flat().flatMap(steps))
    sides.set(sideKey(a, b), (sides.get(sideKey(a, b)) ?? 0) + 1)
  const drawn = new Set<string>()
  return all.map((rings) => {
    const isShore = (side: string) => sides.get(side) === 1
    const isNew = (side: string) => !isShore(side) && !drawn.has(side) && drawn.add(side) !== undefined
    return { rings, shore: partsOf(rings, isShore), borders: partsOf(rings, isNew), box: boxOf(rings.flat()) }
  })
}

/** The region at a point: the one that has it, or the one whose shore is nearest within reach. */
export function regionAt(shapes: readonly RegionShape[], { x, y }: PlanePoint, reach: number): number {
  const near = shapes.flatMap((shape, i) => (isNear(shape.box, x, y, reach) ? [i] : []))
  const inside = near.find((i) => isInRings(shapes[i]?.rings ?? [], x, y))
  if (inside !== undefined) return inside
  const distances = near.map((i) => distanceTo(shapes[i]?.shore ?? [], x, y))
  const least = Math.min(...distances)
  return least <= reach ? (near[distances.indexOf(least)] ?? -1) : -1
}

/** Whether a box comes nearer to a point than a reach. */
const isNear = ({ minX, minY, maxX, maxY }: Box, x: number, y: number, reach: number) =>
  x >= minX - reach && x <= maxX + reach && y >= minY - reach && y <= maxY + reach

type Corner = Line[number]

const steps = (line: Line): [Corner, Corner][] =>
  line.slice(1).map((corner, i): [Corner, Corner] => [line[i] ?? corner, corner])

function sideKey(a: Corner, b: Corner): string {
  const [one, other] = [a.join(), b.join()]
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

/** The sides of rings that are wanted, joined to lines as long as possible. */
function partsOf(rings: readonly Line[], isWanted: (side: string) => boolean): Line[] {
  const parts: Corner[][] = []
  for (const [a, b] of rings.flatMap(steps)) {
    if (!isWanted(sideKey(a, b))) continue
    const part = parts.at(-1)
    if (part?.at(-1) === a) part.push(b)
    else parts.push([a, b])
  }
  return parts
}

function boxOf(corners: Line): Box {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }
  for (const [x, y] of corners) {
    box.minX = Math.min(box.minX, x)
    box.minY = Math.min(box.minY, y)
    box.maxX = Math.max(box.maxX, x)
    box.maxY = Math.max(box.maxY, y)
  }
  return box
}

function distanceTo(lines: readonly Line[], x: number, y: number): number {
  let least = Infinity
  for (const [a, b] of lines.flatMap(steps)) least = Math.min(least, distanceToSide(a, b, x, y))
  return least
}

function distanceToSide([ax, ay]: Corner, [bx, by]: Corner, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

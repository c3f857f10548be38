import type { Boundary } from '#contract/boundaries.ts'
import type { Point } from '#contract/place.ts'
import type { PlanePoint } from '#shared/geo/plane-point.ts'
import { isInRings } from '#shared/geo/rings.ts'
import { keysOf, polygonsOf } from '../areas/imported-outline.ts'
import { toPlane } from '../plane.ts'

/** An imported outline on the map's plane (pixels at zoom 0), ready to be drawn and found. */
export interface PlacedOutline {
  boundary: Boundary
  keys: readonly string[]
  /** The corners of each ring: x and y in turn. */
  rings: readonly Float64Array[]
  west: number
  north: number
  east: number
  south: number
}

/** Outlines in an order, and by their keys. */
export interface PlacedOutlines {
  all: readonly PlacedOutline[]
  byKey: ReadonlyMap<string, PlacedOutline>
}

/** Places an outline on the plane. */
export function placed(boundary: Boundary): PlacedOutline {
  const rings = polygonsOf(boundary).flat().map(ringOnPlane)
  const box = { west: Infinity, north: Infinity, east: -Infinity, south: -Infinity }
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [ring[i] as number, ring[i + 1] as number]
      if (x < box.west) box.west = x
      if (x > box.east) box.east = x
      if (y < box.north) box.north = y
      if (y > box.south) box.south = y
    }
  return { boundary, keys: keysOf(boundary), rings, ...box }
}

function ringOnPlane(points: readonly Point[]): Float64Array {
  const ring = new Float64Array(2 * points.length)
  points.forEach((point, i) => {
    const { x, y } = toPlane(point, 0)
    ring[2 * i] = x
    ring[2 * i + 1] = y
  })
  return ring
}

/** The outlines of several squares as one list; one that is in two squares is there once. */
export function joined(squares: readonly (readonly PlacedOutline[])[]): PlacedOutlines {
  const all = [...new Map(squares.flat().map((one) => [one.boundary.key, one])).values()]
  const others = all.flatMap((one) => one.keys.slice(1).map((key) => [key, one] as const))
  // An outline's own key goes before the other names of others.
  return { all, byKey: new Map([...others, ...all.map((one) => [one.boundary.key, one] as const)]) }
}

/** The outline that a point is in, the smallest where they overlap; undefined where there is none. */
export function outlineAt(outlines: readonly PlacedOutline[], point: Point): PlacedOutline | undefined {
  const at = toPlane(point, 0)
  return outlines
    .filter((one) => isNear(one, at) && isInRings(one.rings.map(cornersOf), at.x, at.y))
    .sort((a, b) => sizeOf(a) - sizeOf(b))[0]
}

const isNear = ({ west, north, east, south }: PlacedOutline, { x, y }: PlanePoint) =>
  x >= west && x <= east && y >= north && y <= south

const sizeOf = ({ west, north, east, south }: PlacedOutline) => (east - west) * (south - north)

const cornersOf = (ring: Float64Array) =>
  Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i] as number, ring[2 * i + 1] as number])

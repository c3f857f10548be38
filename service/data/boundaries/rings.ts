import type { Geometry, Position } from 'geojson'
import { BOUNDARY_UNITS } from '#contract/boundaries.ts'

/** The corners of a ring in whole units, without the closing one and without repeats: x0, y0, x1, y1 and so on. */
export type UnitRing = Int32Array

/** A corner that is not on the earth: the file has other coordinates. */
export class OutOfRange extends Error {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {
    super(`${x}, ${y}`)
  }
}

/**
 * The polygons of a geometry in units, without rings that are smaller than a unit; undefined when it is none. Throws `OutOfRange`.
 */
export function unitPolygons(geometry: Geometry | null): UnitRing[][] | undefined {
  if (geometry?.type === 'Polygon') return polygonsOf([geometry.coordinates])
  if (geometry?.type === 'MultiPolygon') return polygonsOf(geometry.coordinates)
  return undefined
}

function polygonsOf(polygons: readonly (readonly (readonly Position[])[])[]): UnitRing[][] {
  return polygons.flatMap(([outer = [], ...holes]) => {
    const ring = unitRing(outer)
    return ring.length < 6 ? [] : [[ring, ...holes.map(unitRing).filter(({ length }) => length >= 6)]]
  })
}

function unitRing(positions: readonly Position[]): UnitRing {
  const ring = new Int32Array(positions.length * 2)
  let length = 0
  for (const [longitude = Number.NaN, latitude = Number.NaN] of positions) {
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) throw new OutOfRange(longitude, latitude)
    const [x, y] = [Math.round(longitude * BOUNDARY_UNITS), Math.round(latitude * BOUNDARY_UNITS)]
    if (length > 0 && ring[length - 2] === x && ring[length - 1] === y) continue
    ring[length++] = x
    ring[length++] = y
  }
  while (length > 2 && ring[length - 2] === ring[0] && ring[length - 1] === ring[1]) length -= 2
  return ring.subarray(0, length)
}

/** West, south, east, north of a ring, in degrees. */
export function boxOf(ring: UnitRing): [west: number, south: number, east: number, north: number] {
  let [west, south, east, north] = [
    ring[0] as number,
    ring[1] as number,
    ring[0] as number,
    ring[1] as number,
  ]
  for (let i = 2; i < ring.length; i += 2) {
    const [x, y] = [ring[i] as number, ring[i + 1] as number]
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  return [west / BOUNDARY_UNITS, south / BOUNDARY_UNITS, east / BOUNDARY_UNITS, north / BOUNDARY_UNITS]
}

/** A ring as it is stored: its first corner, then the steps to each next one. */
export function toSteps(ring: UnitRing): number[] {
  return Array.from(ring, (n, i) => (i < 2 ? n : n - (ring[i - 2] as number)))
}

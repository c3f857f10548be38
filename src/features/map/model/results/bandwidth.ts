import Flatbush from 'flatbush'
import { pixelMiles } from '../plane.ts'
import type { PostalCodePlane } from './density.ts'

/** The spacing at a ZIP code is the distance to the so-manyth other place of ZIP codes. */
const NEIGHBORS = 6
/** A kernel this many times as wide as the spacing shows no bump at each ZIP code. */
const SPACINGS = 2
const MIN_MILES = 1
const MAX_MILES = 12

/** How far, in miles, the records of a ZIP code are spread where ZIP codes are so many miles apart. */
export function bandwidthMiles(spacingMiles: number): number {
  return Math.min(MAX_MILES, Math.max(MIN_MILES, SPACINGS * spacingMiles))
}

/** How far the records of a postal code (by its row) are spread, in pixels of the plane at zoom 0. */
export type BandwidthOf = (code: number) => number

/** The bandwidths of all postal codes, each worked out when it is first wanted. */
export function bandwidthsOf({ points, x, y }: PostalCodePlane): BandwidthOf {
  let neighbors: ReturnType<typeof placesOfCodes> | undefined
  const known = new Float64Array(points.length)
  const measure = (code: number) => {
    neighbors ??= placesOfCodes(x, y)
    const [east, south] = [x[code] ?? 0, y[code] ?? 0]
    const miles = pixelMiles(points[code]?.Latitude ?? 0, 0)
    return bandwidthMiles(neighbors(east, south) * miles) / miles
  }
  return (code) => {
    known[code] ||= measure(code)
    return known[code]
  }
}

/** Distance to the neighbor that says how far apart places are; codes with one point are one place. */
function placesOfCodes(x: Float64Array, y: Float64Array): (east: number, south: number) => number {
  const rows = [...new Map(Array.from(x, (east, i) => [placeKey(east, y[i] ?? 0), i])).values()]
  if (rows.length === 0) return () => 0
  const index = new Flatbush(rows.length)
  for (const i of rows) index.add(x[i] ?? 0, y[i] ?? 0)
  index.finish()
  return (east, south) => {
    const farthest = rows[index.neighbors(east, south, NEIGHBORS + 1).at(-1) ?? 0] ?? 0
    return Math.hypot((x[farthest] ?? 0) - east, (y[farthest] ?? 0) - south)
  }
}

/** One number for a position, to a hundred-thousandth of a pixel: a text would take ten times as long. */
const placeKey = (east: number, south: number) => Math.round(east * 1e5) * 1e8 + Math.round(south * 1e5)

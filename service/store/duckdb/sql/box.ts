import type { Point } from '#contract/place.ts'
import { EARTH_RADIUS_MILES } from '#shared/geo/sphere.ts'
import { extentOf } from '../outline.ts'
import { decimal, type Sql, sql } from './sql.ts'

/** Degrees; `west` is from -180 up to 180, `east` is not less than `west` and passes 180 where the box crosses that meridian. */
export interface Box {
  south: number
  north: number
  west: number
  east: number
}

/** Widens a box against rounding; about a tenth of a millimetre. */
const MARGIN = 1e-9

/** Nearer to 1 than this, rounding decides how far round the earth a circle near a pole reaches. */
const ALMOST_ALL_ROUND = 1 - 1e-6

const degrees = (radians: number) => (radians * 180) / Math.PI

/** The box around a circle; all round the earth where the circle holds a pole. */
export function boxOfCircle({ Latitude, Longitude }: Point, miles: number): Box {
  const angle = miles / EARTH_RADIUS_MILES
  const height = degrees(angle) + MARGIN
  const [south, north] = [Latitude - height, Latitude + height]
  if (south <= -90 || north >= 90) return { south, north, west: -180, east: 180 }
  const sine = Math.sin(angle) / Math.cos((Latitude * Math.PI) / 180)
  if (sine >= ALMOST_ALL_ROUND) return { south, north, west: -180, east: 180 }
  const width = degrees(Math.asin(sine)) + MARGIN
  return { south, north, ...spanOf(Longitude - width, Longitude + width) }
}

/** The box around a polygon. */
export function boxOfPolygon(points: readonly Point[]): Box {
  const { south, north, west, east } = extentOf(points)
  return { south, north, ...spanOf(west - MARGIN, east + MARGIN) }
}

/** A span of longitudes with its west end brought to -180 up to 180. */
function spanOf(west: number, east: number): Pick<Box, 'west' | 'east'> {
  if (east - west >= 360) return { west: -180, east: 180 }
  const wrap = 360 * Math.floor((west + 180) / 360)
  return { west: west - wrap, east: east - wrap }
}

/** Whether two boxes may have a point in common. */
export function overlap(a: Box, b: Box): boolean {
  if (a.south > b.north || b.south > a.north) return false
  return wraps.some((wrap) => a.west <= b.east + wrap && b.west + wrap <= a.east)
}

/** The smallest box around two boxes that overlap. */
export function union(a: Box, b: Box): Box {
  const wrap = wraps.find((wrap) => a.west <= b.east + wrap && b.west + wrap <= a.east) ?? 0
  return {
    south: Math.min(a.south, b.south),
    north: Math.max(a.north, b.north),
    ...spanOf(Math.min(a.west, b.west + wrap), Math.max(a.east, b.east + wrap)),
  }
}

const wraps = [-360, 0, 360] as const

/** The record's point is in the box. */
export function inBox({ south, north, west, east }: Box): Sql {
  const latitudes = sql`Latitude between ${decimal(south)} and ${decimal(north)}`
  if (west <= -180 && east >= 180) return latitudes
  if (east < 180) return sql`(${latitudes} and Longitude between ${decimal(west)} and ${decimal(east)})`
  return sql`(${latitudes} and (Longitude >= ${decimal(west)} or Longitude <= ${decimal(east - 360)}))`
}

import type { Point } from '#contract/place.ts'
import { extentOf, type Side, sidesOf } from '../duckdb/outline.ts'
import { all, decimal, decimals, joined, type Sql, sql } from '../duckdb/sql/sql.ts'

const latitude = sql`assumeNotNull(Latitude)`
const longitude = sql`assumeNotNull(Longitude)`

/** Tolerance for points on the western edge (`shape.ts`). */
const SLACK = 1e-12

/** Sides that a point is compared with, on average and as far as the form of the ring allows. */
const SIDES_IN_BAND = 12
/** Bands of one ring at most: each is a part of the query's text. */
const MAX_BANDS = 100
/** How often a side is sent on average, at most: once for each band that it runs through. */
const MAX_REPEATS = 8

/**
 * The record's point is inside a ring, by the rule of `isInside` in `shape.ts` and with the same numbers: a side counts from its southern end up to,
 * not including, its northern one, and for points west of it. The ring is cut into bands of latitude, so that a point is compared with a few sides.
 * `pointInPolygon` has no rule for points on a side and rounds in its own way, so that near sharp corners it differs however far the test is from a side.
 */
export function insideRing(points: readonly Point[]): Sql {
  const { south, north, west, east } = extentOf(points)
  const wraps = sql`ceil((${decimal(west)} - ${longitude}) / 360 - ${decimal(SLACK)})`
  return all([
    sql`${latitude} >= ${decimal(south)}`,
    sql`${latitude} < ${decimal(north)}`,
    sql`${longitude} + 360 * ${wraps} <= ${decimal(east)}`,
    isOddEast(sidesOf(points).sides, wraps),
  ])
}

/** An odd number of sides is east of the point; each band is computed for its own points only. */
function isOddEast(sides: readonly Side[], wraps: Sql): Sql {
  const bands = bandsOf(sides)
  const counts = bands.map((band) => countEast(band.sides, wraps))
  if (bands.length === 1) return sql`${counts[0] as Sql} % 2 = 1`
  const cases = bands
    .slice(0, -1)
    .map(({ end }, i) => sql`${latitude} < ${decimal(end)}, ${counts[i] as Sql}`)
  return sql`multiIf(${joined([...cases, counts.at(-1) as Sql], ', ')}) % 2 = 1`
}

/** Nothing is unwrapped before it is compared, as in `side-tree.ts`. */
function countEast(sides: readonly Side[], wraps: Sql): Sql {
  const numbers = (of: (side: Side) => number) => decimals(sides.map(of))
  const [souths, norths] = [numbers(({ south }) => south), numbers(({ north }) => north)]
  const [starts, slopes] = [numbers(({ x }) => x), numbers(({ slope }) => slope)]
  const wrapsOfSides = numbers((side) => side.wraps)
  return sql`arrayCount((s, n, x, slope, turn) -> ${latitude} >= s and ${latitude} < n
    and ${longitude} + 360 * (${wraps} - turn) < x + (${latitude} - s) * slope,
    ${souths}, ${norths}, ${starts}, ${slopes}, ${wrapsOfSides})`
}

/** Sides that run through some latitudes, from the end of the band before up to, not including, the end of this one. */
interface Band {
  end: number
  sides: Side[]
}

/** Bands with about as many corners each; fewer where most sides run through many bands. */
function bandsOf(sides: readonly Side[]): Band[] {
  const levels = [...new Set(sides.flatMap(({ south, north }) => [south, north]))].sort((a, b) => a - b)
  for (let count = Math.min(MAX_BANDS, Math.ceil(sides.length / SIDES_IN_BAND)); count > 1; count >>= 1) {
    const bands = cutAt(levels, sides, count)
    if (bands.reduce((sum, band) => sum + band.sides.length, 0) <= MAX_REPEATS * sides.length) return bands
  }
  return cutAt(levels, sides, 1)
}

function cutAt(levels: readonly number[], sides: readonly Side[], count: number): Band[] {
  const level = (i: number) => levels[Math.floor((i * (levels.length - 1)) / count)] as number
  return Array.from({ length: count }, (_, i) => {
    const [start, end] = [level(i), level(i + 1)]
    return { end, sides: sides.filter(({ south, north }) => south < end && north > start) }
  })
}

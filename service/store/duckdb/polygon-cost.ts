import type { Point } from '#contract/place.ts'
import { extentOf } from './outline.ts'
import type { Statement } from './sql/statement.ts'

/** Milliseconds for one record in the box of a polygon of 2 points; it grows with the square of the logarithm of its points (`SideTree`). */
const RECORD = 5e-6
/** Square degrees on which most records are: the lower 48 states and the south of Canada. */
const POPULATED_AREA = 1500

/**
 * About how many milliseconds the polygons of a query take over so many records, if these are spread evenly. Low rather than high: what the
 * other criteria exclude is not known, and a place where people live has more records than its share.
 */
export function polygonCost({ values }: Pick<Statement, 'values'>, records: number): number {
  let sum = 0
  for (const value of values)
    if (value.type === 'POLYGONS')
      for (const points of value.value) sum += shareOf(points) * Math.log2(Math.max(2, points.length)) ** 2
  return sum * records * RECORD
}

/** The share of all records that may be in the box of a polygon. */
function shareOf(points: readonly Point[]): number {
  const { south, north, west, east } = extentOf(points)
  return Math.min(1, ((north - south) * (east - west)) / POPULATED_AREA)
}

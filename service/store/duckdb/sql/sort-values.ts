import type { Kind } from '#contract/kind.ts'
import type { Point } from '#contract/place.ts'
import type { Band } from '#contract/ranges.ts'
import type { SortField } from '#contract/sort.ts'
import type { Column } from '../column.ts'
import { squaredHalfChord } from './area.ts'
import { column, inDialect, joined, long, type Sql, sql, whole } from './sql.ts'

/**
 * A value to sort by, null where it is missing. `bucket` never decreases as the value grows and has few distinct values, so that the
 * records before a page can be counted without being sorted; where it is the value itself, records of one bucket are ties.
 */
export interface SortValue {
  value: Sql
  bucket: Sql
}

/** The sort value of each field of a kind but the distance: one without does not compile. */
export type SortValues<K extends Kind> = Record<Exclude<SortField<K>, 'Distance'>, SortValue>

const LETTERS = 4

/** A column with few distinct values. */
export const plainSort = (name: Column): SortValue => ({ value: column(name), bucket: column(name) })

/** A column of folded names. */
export const nameSort = (name: Column): SortValue => ({
  value: column(name),
  bucket: inDialect('left', column(name), sql`${long(LETTERS)}`),
})

/** A number, or where only its band is known, the lowest number of that. */
function sizeOf(actual: Column, range: Column, bands: readonly Band[]): Sql {
  const cases = bands.map(({ low }, i) => sql`when ${whole(i)} then ${whole(low)}`)
  return sql`coalesce(${column(actual)}, case ${column(range)} ${joined(cases, ' ')} end)`
}

/** Employees: few distinct numbers. */
export function countSort(actual: Column, range: Column, bands: readonly Band[]): SortValue {
  const value = sizeOf(actual, range, bands)
  return { value, bucket: value }
}

/** Dollars: nearly as many distinct numbers as records; a bucket spans about 2 %. */
export function moneySort(actual: Column, range: Column, bands: readonly Band[]): SortValue {
  const value = sizeOf(actual, range, bands)
  return { value, bucket: sql`floor(log2(${value} + 1) * 32)::integer` }
}

/** A bucket of distances is about a third of a mile wide. */
export function distanceSort(center: Point): SortValue {
  const value = squaredHalfChord(center)
  return { value, bucket: sql`floor(sqrt(${value}) * 24000)::integer` }
}

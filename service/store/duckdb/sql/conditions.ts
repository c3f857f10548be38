import type { Band } from '#contract/ranges.ts'
import type { Column } from '../column.ts'
import { relatedIdsKey } from '../related-ids.ts'
import { searchText } from '../schema.ts'
import { inList, oneOfNumbers, oneOfTexts } from './list.ts'
import { column, inDialect, long, longs, not, type Sql, sql, text } from './sql.ts'

/** Conditions on one column. Never true for a missing value where one is compared. */

export const sameText = (name: Column) => (value: string) => sql`${column(name)} = ${text(value)}`
export const sameKey = (name: Column) => (value: string) => sql`${column(name)} = ${text(searchText(value))}`
export const sameNumber = (name: Column) => (value: number | string) =>
  sql`${column(name)} = ${long(Number(value))}`

/** A text of nothing but marks folds to nothing and is found nowhere. */
const ifAnything = (value: string, condition: (key: string) => Sql) =>
  searchText(value) ? condition(searchText(value)) : sql`false`

export const keyBegins = (name: Column) => (value: string) =>
  ifAnything(value, (key) => inDialect('startsWith', column(name), key))
export const keyContains = (name: Column) => (value: string) =>
  ifAnything(value, (key) => inDialect('contains', column(name), key))

export const inBands = (name: Column, bands: readonly Band[]) => (values: readonly string[]) =>
  oneOfNumbers(
    name,
    values.map((value) => bands.findIndex((band) => band.value === value)),
  )

/** The column is one of `values`; `unknown` among them includes missing values. */
export function orUnknown(name: Column, values: readonly string[], unknown: string): Sql {
  const known = oneOfTexts(name, values)
  return values.includes(unknown) ? sql`(${column(name)} is null or ${known})` : known
}

/** The condition holds or, where `wanted` is false, does not. */
export const onlyIf = (condition: Sql, wanted: boolean) => (wanted ? condition : not(condition))

/** The record is of any of these parents or households. */
export function hasRelatedIds(ids: readonly string[]): Sql {
  const keys = [...new Set(ids.map(relatedIdsKey))]
  const [key] = keys
  const isWanted =
    keys.length === 1 && key !== undefined ? sql`Key = ${long(key)}` : inList(sql`Key`, longs(keys))
  return sql`pos in (select pos from kin where ${isWanted})`
}

import type { Column } from '../column.ts'
import { searchText } from '../schema.ts'
import { any, column, type DialectCall, inDialect, Sql, sql, text, texts, type Value, whole } from './sql.ts'

/** A longer list is bound as one value and joined with, which is quick but gives up the order of the table. */
const SHORT_LIST = 4

/** The column's text is one of `values`. */
export function oneOfTexts(name: Column, values: readonly string[]): Sql {
  const distinct = [...new Set(values)]
  if (distinct.length > SHORT_LIST) return inList(column(name), texts(distinct))
  return any(distinct.map((value) => sql`${column(name)} = ${text(value)}`))
}

/** The expression's value is in a list. */
export const inList = (expression: Sql, list: Value) => inDialect('inList', expression, list)

/** Whether a condition joins with a list or a further table, so that rows that meet it come in no order. */
export const isJoined = ({ texts, holes }: Sql): boolean =>
  texts.some((text) => text.includes('(select ')) || holes.some((hole) => hole.type === 'CALL' && joins(hole))

const joins = ({ name, inputs }: DialectCall) =>
  name === 'inList' || inputs.some((input) => input instanceof Sql && isJoined(input))

/** The column's small whole number is one of `values`: consecutive numbers become one range. */
export function oneOfNumbers(name: Column, values: readonly number[]): Sql {
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const starts = sorted.filter((n) => !sorted.includes(n - 1))
  const ends = sorted.filter((n) => !sorted.includes(n + 1))
  return any(
    starts.map((start, i) => sql`${column(name)} between ${whole(start)} and ${whole(ends[i] ?? start)}`),
  )
}

/** Pairs of a place's name and its state; the states by themselves let the engine skip all others. */
export function placesInStates(
  name: 'CityKey' | 'CountyKey',
  pairs: readonly { Name: string; StateProvince: string }[],
): Sql {
  const states = [...new Set(pairs.map((pair) => pair.StateProvince))]
  const within = states.map((state) => {
    const names = pairs.filter((pair) => pair.StateProvince === state).map((pair) => searchText(pair.Name))
    return sql`(StateProvince = ${text(state)} and ${oneOfTexts(name, names)})`
  })
  return sql`(${oneOfTexts('StateProvince', states)} and ${any(within)})`
}

import { type CompanyColumn, fold } from '../schema.ts'
import { any, column, joined, type Sql, sql, text, texts, type Value, whole, wholes } from './sql.ts'

/** A longer list is bound as one value and joined with; a shorter one is written out, so that the engine can skip by it. */
const LONG_LIST = 50

const written = (name: CompanyColumn, values: readonly Value[]) =>
  sql`${column(name)} in (${joined(
    values.map((value) => sql`${value}`),
    ', ',
  )})`

/** The column's text is one of `values`. */
export function oneOfTexts(name: CompanyColumn, values: readonly string[]): Sql {
  const distinct = [...new Set(values)]
  if (distinct.length <= LONG_LIST) return written(name, distinct.map(text))
  return sql`${column(name)} in (select unnest(${texts(distinct)}))`
}

/** The column's whole number is one of `values`. */
export function oneOfNumbers(name: CompanyColumn, values: readonly number[]): Sql {
  const distinct = [...new Set(values)]
  if (distinct.length <= LONG_LIST) return written(name, distinct.map(whole))
  return sql`${column(name)} in (select unnest(${wholes(distinct)}))`
}

/** Pairs of a place's name and its state; the states by themselves let the engine skip all others. */
export function placesInStates(
  name: 'CityKey' | 'CountyKey',
  pairs: readonly { Name: string; StateProvince: string }[],
): Sql {
  const states = [...new Set(pairs.map((pair) => pair.StateProvince))]
  const within = states.map((state) => {
    const names = pairs.filter((pair) => pair.StateProvince === state).map((pair) => fold(pair.Name))
    return sql`(StateProvince = ${text(state)} and ${oneOfTexts(name, names)})`
  })
  return sql`(${oneOfTexts('StateProvince', states)} and ${any(within)})`
}

import type { DuckDBConnection } from '@duckdb/node-api'
import type { Kind } from '#contract/kind.ts'
import { type NameRow, PLACE_MARK } from '../names/name-row.ts'
import { ids, Sql, sql, table } from './sql/sql.ts'

/** The folder of the index of names within that of a version. */
export const NAME_INDEX = 'names'

const text = (column: string) => `coalesce(${column}, '')`
const tabbed = (columns: readonly string[]) => columns.map(text).join(" || '\t' || ")

/** The name by which a record of a kind is matched. */
const names: Record<Kind, string> = {
  companies: 'CompanyNameKey',
  people: "concat_ws(' ', FirstNameKey, MiddleInitialKey, LastNameKey)",
}

const place = tabbed(['CityKey', 'StateProvince', 'PostalCode'])
/** The birth of a person by age and month at the data's date: the year, and the month where it is known. */
const birthOf = (year: number, month: number) => {
  const birthYear = `${year} - Age - (coalesce(BirthMonth, 0) >= ${month})::int`
  return `case when Age is null then '' when BirthMonth is null then (${birthYear})::varchar
    else printf('%04d-%02d', ${birthYear}, BirthMonth) end`
}

const cardOf = (kind: Kind, year: number, month: number) =>
  tabbed([
    'Id',
    names[kind],
    'StreetNumberKey',
    'StreetNameKey',
    'StreetSuffixKey',
    'Phone::varchar',
    'UnitKey',
    kind === 'people' ? birthOf(year, month) : `''`,
  ])

/** Rows of a table by `pos`: from the first up to the one before the last. */
export interface Range {
  from: number
  to: number
}

/** The row of a record as the engine spells it; `date` is the ISO date of the data. */
const rowOf = (kind: Kind, date: string) => {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
  return `${cardOf(kind, year, month)} || '${PLACE_MARK}' || ${place}`
}

/** A query for the rows of some records, as they are with their corrections. */
export const nameRowsById = (kind: Kind, date: string, records: readonly string[]): Sql =>
  sql`select ${new Sql([rowOf(kind, date)], [])} from ${table(kind)} where pos in (select unnest(${ids(records)}))`

/** The rows of the index of names, in lists in the order of the table; `date` is the ISO date of the data. */
export async function* nameRowsOf(
  connection: DuckDBConnection,
  kind: Kind,
  { from, to }: Range,
  date: string,
): AsyncGenerator<NameRow[]> {
  const result = await connection.stream(
    `select ${rowOf(kind, date)} from ${kind} where pos >= ${from} and pos < ${to}`,
  )
  for (
    let chunk = await result.fetchChunk();
    chunk && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    yield chunk.getColumnValues(0) as NameRow[]
  }
}

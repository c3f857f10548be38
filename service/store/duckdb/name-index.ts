import type { DuckDBConnection } from '@duckdb/node-api'
import type { Kind } from '#contract/kind.ts'
import { type NameRow, PLACE_MARK, writeNameIndex } from '../names/write-name-index.ts'

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

/**
 * Writes the index of the names of a kind to a new `folder`; `table` is the name of the kind's table for this connection, `date` the ISO
 * date of the data. Takes some 7 s for each million.
 */
export async function buildNameIndex(
  connection: DuckDBConnection,
  kind: Kind,
  table: string,
  folder: string,
  date: string,
): Promise<void> {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
  const query = `select ${cardOf(kind, year, month)} || '${PLACE_MARK}' || ${place} from ${table}`
  await writeNameIndex(folder, { kind, year }, rowsOf(connection, query))
}

async function* rowsOf(connection: DuckDBConnection, query: string): AsyncGenerator<NameRow[]> {
  const result = await connection.stream(query)
  for (
    let chunk = await result.fetchChunk();
    chunk && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    yield chunk.getColumnValues(0) as NameRow[]
  }
}

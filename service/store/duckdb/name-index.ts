import type { DuckDBConnection } from '@duckdb/node-api'
import type { Kind } from '#contract/kind'
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
const cardOf = (kind: Kind) =>
  tabbed([
    'Id',
    names[kind],
    'StreetNumberKey',
    'StreetNameKey',
    'StreetSuffixKey',
    'Phone::varchar',
    'UnitKey',
  ])

/**
 * Writes the index of the names of a kind to a new `folder`; `table` is the name of the kind's table for this connection. Takes some 7 s
 * for each million.
 */
export async function buildNameIndex(
  connection: DuckDBConnection,
  kind: Kind,
  table: string,
  folder: string,
): Promise<void> {
  const query = `select ${cardOf(kind)} || '${PLACE_MARK}' || ${place} from ${table}`
  await writeNameIndex(folder, rowsOf(connection, query))
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

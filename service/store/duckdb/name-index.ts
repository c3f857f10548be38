import type { DuckDBConnection } from '@duckdb/node-api'
import { type NameRow, PLACE_MARK, writeNameIndex } from '../names/write-name-index.ts'

/** The folder of the index of names within that of a version. */
export const NAME_INDEX = 'names'

const text = (column: string) => `coalesce(${column}, '')`
const tabbed = (columns: readonly string[]) => columns.map(text).join(" || '\t' || ")

const place = tabbed(['CityKey', 'StateProvince', 'PostalCode'])
const companyCard = tabbed([
  'Id',
  'CompanyNameKey',
  'StreetNumberKey',
  'StreetNameKey',
  'StreetSuffixKey',
  'Phone::varchar',
])

/** Writes the index of company names to a new `folder`; `companies` is the name of their table for this connection. */
export async function buildNameIndex(
  connection: DuckDBConnection,
  companies: string,
  folder: string,
): Promise<void> {
  await writeNameIndex(
    folder,
    rowsOf(connection, `select ${companyCard} || '${PLACE_MARK}' || ${place} from ${companies}`),
  )
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

import {
  type DuckDBConnection,
  DuckDBInstance,
  DuckDBListType,
  DuckDBStructType,
  type DuckDBType,
  DuckDBTypeId,
} from '@duckdb/node-api'
import { DataError, firstSentence } from '#service/versions/data-error.ts'
import type { Source, SourceRow } from './source.ts'

interface Column {
  name: string
  /** The value as text. */
  sql: string
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** An engine of its own that may read this one file and nothing else. */
async function openEngine(file: string): Promise<{ connection: DuckDBConnection; close: () => void }> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2', memory_limit: '1GB' })
  const connection = await instance.connect()
  await connection.run(`set allowed_paths = [${literal(file)}]; set enable_external_access = false`)
  const close = () => {
    connection.closeSync()
    instance.closeSync()
  }
  return { connection, close }
}

/** Columns whose bytes are a geometry (WKB), where the file does not say so. */
const GEOMETRIES = new Set(['geometry', 'geom', 'wkb_geometry', 'wkb'])
const WKT_POINT = '^POINT (?:Z |M |ZM )?[(]([-0-9.e+]+) ([-0-9.e+]+)'

/** The longitude and latitude of points; no other geometry has them. */
function pointsOf(name: string, sql: string): Column[] {
  const degrees = (group: number) => `regexp_extract(${sql}::varchar, ${literal(WKT_POINT)}, ${group})`
  return [
    { name: `${name}.longitude`, sql: degrees(1) },
    { name: `${name}.latitude`, sql: degrees(2) },
  ]
}

/** Fields of a struct become columns joined by a dot (`Location.Latitude`); lists become JSON; of a geometry there is the point. */
function columnsOf(name: string, type: DuckDBType, sql: string): Column[] {
  if (type.typeId === DuckDBTypeId.GEOMETRY) return pointsOf(name, sql)
  if (type.typeId === DuckDBTypeId.BLOB && GEOMETRIES.has(name.toLowerCase()))
    return pointsOf(name, `try(st_geomfromwkb(${sql}))`)
  if (type instanceof DuckDBStructType) {
    return type.entryNames.flatMap((entry, i) =>
      columnsOf(`${name}.${entry}`, type.entryTypes[i] as DuckDBType, `${sql}[${literal(entry)}]`),
    )
  }
  return [{ name, sql: type instanceof DuckDBListType ? `to_json(${sql})::varchar` : `${sql}::varchar` }]
}

const inWords = (error: unknown) =>
  new DataError(`The Parquet file cannot be read: ${firstSentence((error as Error).message)}`)

async function describe(file: string): Promise<{ columns: Column[]; rows: number }> {
  const { connection, close } = await openEngine(file)
  try {
    const none = await connection.runAndReadAll(`select * from read_parquet(${literal(file)}) limit 0`)
    const count = await connection.runAndReadAll(`select count(*)::int from read_parquet(${literal(file)})`)
    const types = none.columnTypes()
    const columns = none
      .columnNames()
      .flatMap((name, i) => columnsOf(name, types[i] as DuckDBType, quoted(name)))
    return { columns, rows: Number(count.value(0, 0)) }
  } catch (error) {
    throw inWords(error)
  } finally {
    close()
  }
}

async function* readRows(
  file: string,
  columns: readonly Column[],
  onRows: (rows: number) => void,
): AsyncGenerator<SourceRow[]> {
  const { connection, close } = await openEngine(file)
  let line = 1
  try {
    const fields = columns.map(({ sql }) => sql).join(', ')
    const result = await connection.stream(`select ${fields} from read_parquet(${literal(file)})`)
    for (
      let chunk = await result.fetchChunk();
      chunk && chunk.rowCount > 0;
      chunk = await result.fetchChunk()
    ) {
      const first = line
      line += chunk.rowCount
      onRows(line - 1)
      yield chunk
        .getRows()
        .map((cells, i) => ({ line: first + i, cells: cells.map((cell) => (cell as string) ?? '') }))
    }
  } catch (error) {
    throw inWords(error)
  } finally {
    close()
  }
}

/** A Parquet file, read through an engine of its own. Throws a `DataError` when it is damaged. */
export async function openParquet(file: string, size: number): Promise<Source> {
  const { columns, rows } = await describe(file)
  return {
    about: 'Parquet',
    columns: columns.map(({ name }) => name),
    read: (onBytes) => readRows(file, columns, (done) => onBytes?.(Math.round((size * done) / rows))),
  }
}

import { type DuckDBConnection, DuckDBInstance, type DuckDBType } from '@duckdb/node-api'
import { DataError, firstSentence } from '#service/versions/data-error.ts'
import { columnsOf, literal, type ParquetColumn, pickedColumns } from './parquet-columns.ts'
import type { Source, SourceRow } from './source.ts'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

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

const inWords = (error: unknown) =>
  new DataError(`The Parquet file cannot be read: ${firstSentence((error as Error).message)}`)

async function describe(file: string): Promise<{ columns: ParquetColumn[]; rows: number }> {
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

/** Between the texts of a row. */
const BETWEEN = 31

/** All columns of a row as one text: the engine gives one text in the time that it takes to give a column of it. */
const rowOf = (columns: readonly ParquetColumn[]) =>
  `concat_ws(chr(${BETWEEN}), ${columns.map(({ sql }) => `coalesce(${sql}, '')`).join(', ')})`

async function* readRows(
  file: string,
  columns: readonly ParquetColumn[],
  onRows: (rows: number) => void,
): AsyncGenerator<SourceRow[]> {
  const { connection, close } = await openEngine(file)
  const between = String.fromCharCode(BETWEEN)
  let line = 1
  try {
    const result = await connection.stream(`select ${rowOf(columns)} from read_parquet(${literal(file)})`)
    for (
      let chunk = await result.fetchChunk();
      chunk && chunk.rowCount > 0;
      chunk = await result.fetchChunk()
    ) {
      const first = line
      line += chunk.rowCount
      onRows(line - 1)
      const rows = chunk
        .getColumnValues(0)
        .map((text, i) => ({ line: first + i, cells: (text as string).split(between) }))
      for (const row of rows)
        if (row.cells.length !== columns.length) row.cells = await readCells(file, columns, row.line)
      yield rows
    }
  } catch (error) {
    throw inWords(error)
  } finally {
    close()
  }
}

/** The cells of one row by themselves, where one of them has what is between texts. */
async function readCells(file: string, columns: readonly ParquetColumn[], line: number): Promise<string[]> {
  const { connection, close } = await openEngine(file)
  try {
    const fields = columns.map(({ sql }) => sql).join(', ')
    const from = `read_parquet(${literal(file)})`
    const found = await connection.runAndReadAll(`select ${fields} from ${from} limit 1 offset ${line - 1}`)
    return (found.getRows()[0] ?? []).map((cell) => (cell as string) ?? '')
  } finally {
    close()
  }
}

/** A Parquet file, read through an engine of its own. Throws a `DataError` when it is damaged. */
export async function openParquet(file: string, size: number): Promise<Source> {
  const { columns, rows } = await describe(file)
  const sourceOf = (some: readonly ParquetColumn[]): Source => ({
    about: 'Parquet',
    columns: some.map(({ name }) => name),
    read: (onBytes) => readRows(file, some, (done) => onBytes?.(Math.round((size * done) / rows))),
  })
  return { ...sourceOf(columns), pick: (names) => sourceOf(pickedColumns(columns, names)) }
}

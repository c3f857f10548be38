import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { Kind } from '#contract/kind.ts'
import type { Shapes } from './bind.ts'
import { searchPathOf } from './corrections/corrected-tables.ts'
import { insideFunction } from './inside.ts'

/** The open search database of a version. */
export interface SearchDatabase {
  /** For queries. */
  connections: readonly DuckDBConnection[]
  /** For corrections alone. */
  correcting: DuckDBConnection
  /** The polygons of running queries. */
  shapes: Shapes
  /** Closes the database and removes its temporary files; no query may be running. */
  close(): Promise<void>
}

/**
 * Queries that run at the same time; each occupies one of libuv's threads (four by default). One more than the calls of one key can
 * use: two calls of two queries each, and two counts.
 */
const CONNECTIONS = 7

/** A setting of each connection: a list of up to so many values is looked up while rows are read, not joined with them afterwards. */
const LISTS = 'set dynamic_or_filter_threshold = 500'

/** What is set for good once the files are open. */
const LOCKED = `set enable_external_access = false;
  set lock_configuration = true`

/** Opens the search database of a kind in `file`, with so much memory in DuckDB's format. Rejects when the file is missing or damaged. */
export async function openDatabase(kind: Kind, file: string, memory: string): Promise<SearchDatabase> {
  const temporary = join(tmpdir(), `catchment-${kind}-${process.pid}-${randomUUID()}`)
  const instance = await attached(kind, file, temporary, memory)
  const [correcting, ...connections] = (await Promise.all(
    Array.from({ length: 1 + CONNECTIONS }, () => instance.connect()),
  )) as [DuckDBConnection, ...DuckDBConnection[]]
  const { shapes, scalarFunction } = insideFunction()
  connections[0]?.registerScalarFunction(scalarFunction)
  for (const connection of [correcting, ...connections])
    await connection.run(`${LISTS}; ${searchPathOf(kind)}`)
  await connections[0]?.run(LOCKED)
  return {
    connections,
    correcting,
    shapes,
    async close() {
      for (const connection of [correcting, ...connections]) connection.closeSync()
      instance.closeSync()
      await rm(temporary, { recursive: true, force: true })
    },
  }
}

/** A database in memory, for corrected rows, with that of the version attached under the name of its kind. */
async function attached(kind: Kind, file: string, temporary: string, memory: string) {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(availableParallelism()),
    memory_limit: memory,
    temp_directory: temporary,
  })
  const connection = await instance.connect()
  try {
    await connection.run(`attach '${file.replaceAll("'", "''")}' as ${kind} (read_only)`)
    return instance
  } catch (error) {
    instance.closeSync()
    throw error
  } finally {
    connection.closeSync()
  }
}

import { rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { Kind } from '#contract/kind'
import { bind } from './bind.ts'
import { openBodies, type PackedBodies, readBodies } from './body-files.ts'
import { idFinder } from './id-finder.ts'
import { insideFunction } from './inside.ts'
import { connectionPool } from './pool.ts'
import { questionsFile, versionFiles } from './schema.ts'
import type { Statement, Value } from './sql/sql.ts'

/** A value of a result: nothing that a query here returns is more than that. */
export type Scalar = string | number | boolean | null

/** Questions and record bodies of one version of the data, open for reading. Calls wait for a free connection. */
export interface Engine {
  /** The columns of a query's result, each a list of the rows' values; none when there are no rows. Rejects when `signal` aborts. */
  columns(statement: Statement, signal?: AbortSignal): Promise<Scalar[][]>
  /** The bodies of the records whose `seq` is the first column of the query's result, in its order. */
  bodies(statement: Statement, signal?: AbortSignal): Promise<PackedBodies>
  /** The bodies of those of the Ids that there are, in the order of the table: `limit` of them after `offset`. */
  bodiesById(ids: readonly string[], limit: number, offset: number): Promise<PackedBodies>
  close(): Promise<void>
}

/** Queries that run at the same time; each holds one of libuv's threads, of which there are four unless more are asked for. */
const CONNECTIONS = 3

/** What is set for good once the files are open. */
const LOCKED = `set dynamic_or_filter_threshold = 500;
  set enable_external_access = false;
  set lock_configuration = true`

/** Opens the version of a kind's data in `folder`. Rejects when its files are missing or damaged. */
export async function openEngine(kind: Kind, folder: string): Promise<Engine> {
  const temporary = join(tmpdir(), `catchment-${kind}-${process.pid}-${Date.now()}`)
  const instance = await openQuestions(join(folder, questionsFile(kind)), temporary)
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => instance.connect()))
  const inside = insideFunction()
  connections[0]?.registerScalarFunction(inside.scalarFunction)
  await connections[0]?.run(LOCKED)
  const bodies = openBodies(join(folder, versionFiles.bodies))
  const finder = idFinder(folder)
  const pool = connectionPool(connections)

  async function columns(statement: Statement, signal?: AbortSignal): Promise<Scalar[][]> {
    const values = statement.values.map(withPositions)
    return pool.use(signal, (connection, checkAbort) =>
      ask(connection, { text: statement.text, values }, checkAbort),
    )
  }

  function withPositions(value: Value): Value {
    if (value.type !== 'IDS') return value
    return { type: 'INTEGER[]', value: finder.find(value.value).map(([pos]) => pos) }
  }

  async function ask(connection: DuckDBConnection, { text, values }: Statement, checkAbort: () => void) {
    const prepared = await connection.prepare(text)
    const shapes = bind(prepared, values, inside.shapes)
    try {
      checkAbort()
      return (await (await prepared.run()).getColumnsJS()) as Scalar[][]
    } finally {
      for (const shape of shapes) inside.shapes.delete(shape)
      prepared.destroySync()
    }
  }

  return {
    columns,
    async bodies(statement, signal) {
      const [keys = []] = await columns(statement, signal)
      return readBodies(bodies, keys as number[])
    },
    async bodiesById(ids, limit, offset) {
      const places = finder.find(ids).slice(offset, offset + limit)
      return readBodies(
        bodies,
        places.map(([, seq]) => seq),
      )
    },
    async close() {
      await pool.close()
      for (const connection of connections) connection.closeSync()
      instance.closeSync()
      await Promise.all([bodies.close(), finder.close()])
      await rm(temporary, { recursive: true, force: true })
    },
  }
}

function openQuestions(file: string, temporary: string): Promise<DuckDBInstance> {
  return DuckDBInstance.create(file, {
    access_mode: 'READ_ONLY',
    threads: String(availableParallelism()),
    memory_limit: '640MB',
    temp_directory: temporary,
  })
}

import { rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { bind } from './bind.ts'
import type { CompanyTuple } from './bodies.ts'
import { openBodies } from './body-files.ts'
import { insideFunction } from './inside.ts'
import { connectionPool } from './pool.ts'
import { versionFiles } from './schema.ts'
import type { Statement } from './sql/sql.ts'

/** A value of a row: nothing that a query here returns is more than that. */
export type Scalar = string | number | boolean | null

/** Questions and record bodies of one version of the data, open for reading. Calls wait for a free connection. */
export interface Engine {
  /** The rows of a query, each a list of its columns' values. Rejects when `signal` aborts. */
  rows(statement: Statement, signal?: AbortSignal): Promise<Scalar[][]>
  /** The bodies of the records whose `seq` is the first column of the query's rows, in their order. */
  bodies(statement: Statement, signal?: AbortSignal): Promise<CompanyTuple[]>
  close(): Promise<void>
}

/** Queries that run at the same time; each holds one of libuv's threads, of which there are four unless more are asked for. */
const CONNECTIONS = 3
const MEMORY = '1GB'

/** Opens the version of the data in `folder`. Rejects when its files are missing or damaged. */
export async function openEngine(folder: string): Promise<Engine> {
  const temporary = join(tmpdir(), `catchment-${process.pid}-${Date.now()}`)
  const instance = await DuckDBInstance.create(join(folder, versionFiles.questions), {
    access_mode: 'READ_ONLY',
    threads: String(availableParallelism()),
    memory_limit: MEMORY,
    temp_directory: temporary,
  })
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => instance.connect()))
  const inside = insideFunction()
  connections[0]?.registerScalarFunction(inside.scalarFunction)
  await connections[0]?.run('set enable_external_access = false; set lock_configuration = true')
  const bodies = openBodies(join(folder, versionFiles.bodies))
  const pool = connectionPool(connections)

  const rows = (statement: Statement, signal?: AbortSignal) =>
    pool.use(signal, async (connection, checkAbort) => {
      const prepared = await connection.prepare(statement.text)
      const shapes = bind(prepared, statement.values, inside.shapes)
      try {
        checkAbort()
        return (await (await prepared.run()).getRowsJS()) as Scalar[][]
      } finally {
        for (const shape of shapes) inside.shapes.delete(shape)
        prepared.destroySync()
      }
    })

  return {
    rows,
    bodies: async (statement, signal) =>
      (await rows(statement, signal)).map(([seq]) => bodies.get(seq as number) as CompanyTuple),
    async close() {
      await pool.close()
      for (const connection of connections) connection.closeSync()
      instance.closeSync()
      await bodies.close()
      await rm(temporary, { recursive: true, force: true })
    },
  }
}

import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { Kind } from '#contract/kind.ts'
import { queryFile, versionFiles } from '#service/versions/layout.ts'
import { openNameTexts } from '../names/name-texts.ts'
import { TooCostly } from '../store.ts'
import { bind } from './bind.ts'
import { openBodies, type PackedBodies, readBodies } from './body-files.ts'
import {
  type AppliedInfo,
  applyCorrections,
  type Corrections,
  NOTHING_APPLIED,
} from './corrections/apply-corrections.ts'
import { changedNames, NO_CHANGED_NAMES, withChangedNames } from './corrections/changed-names.ts'
import { searchPathOf } from './corrections/corrected-tables.ts'
import { idFinder } from './id-finder.ts'
import { ID_INDEX } from './id-index.ts'
import { insideFunction } from './inside.ts'
import { mappedFiles } from './mapped-files.ts'
import { NAME_INDEX } from './name-index.ts'
import { connectionPool, type Limits } from './pool.ts'
import type { QueryStop, StopFlag } from './query-stop.ts'
import type { Scalar, Value } from './sql/sql.ts'
import type { Statement } from './sql/statement.ts'

/** The search database and the record bodies of one version of the data, open for reading. Calls wait for a free connection. */
export interface Engine {
  /**
   * The columns of a query's result, each a list of the rows' values; none when there are no rows. Rejects when `signal` aborts, and with
   * `TooCostly` when the query has run for its time, or needs more than the memory of the engine.
   */
  columns(statement: Statement, signal?: AbortSignal, flag?: StopFlag): Promise<Scalar[][]>
  /** The bodies of the records whose `seq` is the first column of the query's result, in its order. */
  bodies(statement: Statement, signal?: AbortSignal, flag?: StopFlag): Promise<PackedBodies>
  /** The bodies of those of the Ids that there are, in the order of the table: `limit` of them after `offset`. */
  bodiesById(ids: readonly string[], limit: number, offset: number): Promise<PackedBodies>
  /** Applies these corrections and suppressions in place of those before; calls that begin later are answered with them. */
  correct(corrections: Corrections): Promise<AppliedInfo>
  /**
   * The records whose name contains a folded text, as they are corrected: how many, and the positions of `limit` of them after `offset`, in order. Undefined where a
   * scan of the names is as quick, and where the data was built without an index for this.
   */
  named(text: string, offset: number, limit: number): Promise<NamedRecords | undefined>
  /** Bytes of memory that the engine uses. */
  memory?(): Promise<number>
  close(): Promise<void>
}

export interface NamedRecords {
  count: number
  positions: number[]
}

/**
 * Queries that run at the same time; each occupies one of libuv's threads (four by default). One more than the calls of one key can
 * use: two calls of two queries each, and two counts.
 */
const CONNECTIONS = 7

/** How much a query may take. */
export interface EngineBounds {
  /** Milliseconds that a query may run; then it is interrupted. */
  budget: number
  /** Memory of the engine, in DuckDB's format: 640MB. */
  memory: string
}

/** A query over 10 million records takes up to 600 ms among eight others (README, Measured): five times that. */
export const QUERY_BUDGET = 3000

export const defaultBounds: EngineBounds = { budget: QUERY_BUDGET, memory: '640MB' }

/** What is set for good once the files are open. */
const LOCKED = `set dynamic_or_filter_threshold = 500;
  set enable_external_access = false;
  set lock_configuration = true`

/** Opens the version of a kind's data in `folder`. Rejects when its files are missing or damaged. */
export async function openEngine(kind: Kind, folder: string, bounds = defaultBounds): Promise<Engine> {
  const temporary = join(tmpdir(), `catchment-${kind}-${process.pid}-${randomUUID()}`)
  const instance = await openDatabase(kind, join(folder, queryFile(kind)), temporary, bounds.memory)
  // One more than those of queries, for corrections.
  const [correcting, ...connections] = (await Promise.all(
    Array.from({ length: CONNECTIONS + 1 }, () => instance.connect()),
  )) as [DuckDBConnection, ...DuckDBConnection[]]
  const inside = insideFunction()
  connections[0]?.registerScalarFunction(inside.scalarFunction)
  for (const connection of [correcting, ...connections]) await connection.run(searchPathOf(kind))
  await connections[0]?.run(LOCKED)
  const mapped = mappedFiles(
    folder,
    [versionFiles.bodies, ID_INDEX].map((name) => join(name, 'data.mdb')),
  )
  const bodies = openBodies(join(folder, versionFiles.bodies))
  const finder = idFinder(folder)
  const texts = whenUsed(() => openNameTexts(join(folder, NAME_INDEX)))
  const pool = connectionPool(connections, bounds.budget)
  let applied = NOTHING_APPLIED
  let names = NO_CHANGED_NAMES
  const placesOf = (ids: readonly string[]) => finder.find(ids).filter(([pos]) => !applied.excluded.has(pos))

  async function columns(statement: Statement, limits: Limits): Promise<Scalar[][]> {
    const values = statement.values.map(withPositions)
    return pool.use(limits, (connection, stop) => run(connection, { text: statement.text, values }, stop))
  }

  function withPositions(value: Value): Value {
    if (value.type !== 'IDS') return value
    mapped.check()
    return { type: 'INTEGER[]', value: finder.find(value.value).map(([pos]) => pos) }
  }

  async function run(connection: DuckDBConnection, { text, values }: Statement, stop: QueryStop) {
    const prepared = await connection.prepare(text)
    const shapes = bind(prepared, values, inside.shapes, stop.check)
    try {
      stop.check()
      return (await (await prepared.run()).getColumnsJS()) as Scalar[][]
    } catch (error) {
      throw isOutOfMemory(error) ? new TooCostly() : error
    } finally {
      for (const shape of shapes) inside.shapes.delete(shape)
      prepared.destroySync()
    }
  }

  return {
    columns: (statement, signal, flag) => columns(statement, { signal, flag }),
    async bodies(statement, signal, flag) {
      const [keys = []] = await columns(statement, { signal, flag })
      mapped.check()
      return readBodies(bodies, keys as number[], applied.bodies)
    },
    async bodiesById(ids, limit, offset) {
      mapped.check()
      const places = placesOf(ids).slice(offset, offset + limit)
      return readBodies(
        bodies,
        places.map(([, seq]) => seq),
        applied.bodies,
      )
    },
    async named(text, offset, limit) {
      const all = await (await texts.get())?.find(text)
      const found = all && withChangedNames(all, text, names)
      return found && { count: found.count, positions: found.slice(offset, limit) }
    },
    async correct(corrections) {
      mapped.check()
      const opened = { kind, connection: correcting, bodies, finder }
      const result = await applyCorrections(opened, corrections, applied)
      applied = result.applied
      names = changedNames(applied)
      return result.answer
    },
    async close() {
      await pool.close()
      for (const connection of [correcting, ...connections]) connection.closeSync()
      instance.closeSync()
      await Promise.all([bodies.close(), finder.close()])
      mapped.close()
      ;(await texts.ifUsed())?.close()
      await rm(temporary, { recursive: true, force: true })
    },
  }
}

/** What is opened when it is used for the first time. */
function whenUsed<T>(open: () => Promise<T>) {
  let opened: Promise<T> | undefined
  return {
    get(): Promise<T> {
      opened ??= open()
      return opened
    },
    ifUsed: () => opened?.catch(() => undefined),
  }
}

/** Deeply nested alternatives can need more memory than the engine may use; it goes on answering other queries. */
const isOutOfMemory = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Out of Memory Error')

/** A database in memory, for corrected rows, with that of the version attached under the name of its kind. */
async function openDatabase(kind: Kind, file: string, temporary: string, memory: string) {
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

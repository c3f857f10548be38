import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { queryFile, versionFiles } from '#service/versions/layout.ts'
import { openBodies, type PackedBodies, readBodies } from './body-files.ts'
import {
  type AppliedInfo,
  applyCorrections,
  type Corrections,
  NOTHING_APPLIED,
} from './corrections/apply-corrections.ts'
import { currentNames } from './current-names.ts'
import { openDatabase } from './database.ts'
import { idFinder } from './id-finder.ts'
import { ID_INDEX } from './id-index.ts'
import { mappedFiles } from './mapped-files.ts'
import { NAME_INDEX } from './name-index.ts'
import { connectionPool, type Limits } from './pool.ts'
import type { StopFlag } from './query-stop.ts'
import { runStatement, withPositions } from './run-statement.ts'
import type { Scalar } from './sql/sql.ts'
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

/** Opens the version of a kind's data in `folder`. Rejects when its files are missing or damaged. */
export async function openEngine(kind: Kind, folder: string, bounds = defaultBounds): Promise<Engine> {
  const database = await openDatabase(kind, join(folder, queryFile(kind)), bounds.memory)
  const pool = connectionPool(database.connections, bounds.budget)
  const mapped = mappedFiles(
    folder,
    [versionFiles.bodies, ID_INDEX].map((name) => join(name, 'data.mdb')),
  )
  const bodies = openBodies(join(folder, versionFiles.bodies))
  const finder = idFinder(folder)
  const names = currentNames(join(folder, NAME_INDEX))
  let applied = NOTHING_APPLIED

  function find(ids: readonly string[]) {
    mapped.check()
    return finder.find(ids)
  }

  async function columns(statement: Statement, limits: Limits): Promise<Scalar[][]> {
    const bound = withPositions(statement, (ids) => find(ids).map(([pos]) => pos))
    return pool.use(limits, (connection, stop) => runStatement(connection, bound, database.shapes, stop))
  }

  function bodiesOf(keys: readonly number[]): PackedBodies {
    mapped.check()
    return readBodies(bodies, keys, applied.bodies)
  }

  return {
    columns: (statement, signal, flag) => columns(statement, { signal, flag }),
    async bodies(statement, signal, flag) {
      const [keys = []] = await columns(statement, { signal, flag })
      return bodiesOf(keys as number[])
    },
    async bodiesById(ids, limit, offset) {
      const found = find(ids).filter(([pos]) => !applied.excluded.has(pos))
      return bodiesOf(found.slice(offset, offset + limit).map(([, seq]) => seq))
    },
    async named(text, offset, limit) {
      const found = await names.find(text)
      return found && { count: found.count, positions: found.slice(offset, limit) }
    },
    async correct(corrections) {
      mapped.check()
      const opened = { kind, connection: database.correcting, bodies, finder }
      const result = await applyCorrections(opened, corrections, applied)
      applied = result.applied
      names.correct(applied)
      return result.answer
    },
    async close() {
      await pool.close()
      await database.close()
      await Promise.all([bodies.close(), finder.close(), names.close()])
      mapped.close()
    },
  }
}

import { join } from 'node:path'
import type { Kind, RecordOf } from '#contract/kind.ts'
import { openBodies } from '#service/store/duckdb/body-files.ts'
import type { Cell } from '#service/store/duckdb/cells.ts'
import type { Description } from '#service/store/duckdb/description.ts'
import { descriptions } from '#service/store/duckdb/descriptions.ts'
import { queryFile, versionFiles } from '#service/versions/layout.ts'
import { filesIn } from '../build-files.ts'
import type { PriorRelease } from '../releases/prior-release.ts'
import { quoted, type RunSql, withDatabase } from '../with-database.ts'
import { type StoredRow, searchedColumns, storedRowOf } from './stored-rows.ts'
import type { Side } from './units.ts'

/** Of the engine: a merge runs beside a service that answers calls. */
const MEMORY = '1GB'

/** A record of one of the two sets: its place in the search table, its Id, the record, and the row as a build takes it. */
export interface SetRecord<K extends Kind> extends StoredRow<K> {
  pos: number
  record: RecordOf<K>
}

/** One or two versions of one kind, open for reading; tables of the engine are `data.KIND` (into) and `source.KIND` (from). */
export interface OpenedSets<K extends Kind> {
  kind: K
  runSql: RunSql
  /** The records at places of the search table, by a condition on `pos`, in the order of the places. */
  records(side: Side, condition: string): Promise<SetRecord<K>[]>
}

/** The search table of a side, as SQL. */
export const tableOf = (kind: Kind, side: Side) => `${side === 'into' ? 'data' : 'source'}.${kind}`

/** Opens a version, or two, for `work`; what the engine cannot hold in memory goes to the folder `spill`. */
export function withSets<K extends Kind, T>(
  kind: K,
  sets: { into: PriorRelease; from?: PriorRelease },
  spill: string,
  work: (opened: OpenedSets<K>) => Promise<T>,
): Promise<T> {
  const files = { ...filesIn(kind, sets.into.folder), spill }
  const description: Description<K> = descriptions[kind]
  return withDatabase(files, { attach: 'read_only', memory: MEMORY }, async (runSql) => {
    if (sets.from)
      await runSql(`attach ${quoted(join(sets.from.folder, queryFile(kind)))} as source (read_only)`)
    const bodiesOf = ({ folder }: PriorRelease) => openBodies(join(folder, versionFiles.bodies))
    const into = bodiesOf(sets.into)
    const bodies = { into, from: sets.from ? bodiesOf(sets.from) : into }
    const records: OpenedSets<K>['records'] = async (side, condition) => {
      const columns = ['pos', 'seq', ...searchedColumns[kind]]
      const rows = await runSql(
        `select ${columns.join(', ')} from ${tableOf(kind, side)} where ${condition} order by pos`,
      )
      return rows.map((cells) => {
        const record = description.decode(bodies[side].getBinary(cells.seq as number) as Buffer)
        return {
          pos: cells.pos as number,
          record,
          ...storedRowOf[kind](record, cells as Record<string, Cell>),
        }
      })
    }
    try {
      return await work({ kind, runSql, records })
    } finally {
      await Promise.all([...new Set([bodies.into, bodies.from])].map((each) => each.close()))
    }
  })
}

/** Ranges of places, each a condition on `pos`, that together are all `records` of a set. */
export function* slicesOf(records: number, size: number): Generator<{ from: number; condition: string }> {
  for (let from = 0; from < records; from += size)
    yield { from, condition: `pos >= ${from} and pos < ${from + size}` }
}

/** A condition on `pos`: any of some places. */
export const anyOf = (places: readonly number[]) =>
  places.length > 0 ? `pos in (${places.join(', ')})` : 'false'

export const byPlace = <K extends Kind>(records: readonly SetRecord<K>[]) =>
  new Map(records.map((record) => [record.pos, record]))

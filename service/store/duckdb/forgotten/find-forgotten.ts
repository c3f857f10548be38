import { type DuckDBConnection, LIST, listValue, VARCHAR } from '@duckdb/node-api'
import type { Kind } from '#contract/kind.ts'
import { GROUP_DIGITS, type HashedDetail, hashedDetails } from '#service/store/forgotten/hashes.ts'
import type { Suppressions } from '#service/store/forgotten/suppressions.ts'
import type { IdFinder } from '../id-finder.ts'
import { identifyingCellsIn, identifyingColumns, nameTextOf } from './identifying-cells.ts'

/** A record that is in no answer. */
export interface SuppressedRecord {
  id: string
  pos: number
}

/** The records of a version that were found, by the hash of a detail; a hash that no record has is there too. */
export type FoundByHash = ReadonlyMap<string, readonly SuppressedRecord[]>

/** What is suppressed of a version, and what was found on the way, so that one more entry takes no longer among many than among few. */
export interface Suppressed {
  records: readonly SuppressedRecord[]
  positions: ReadonlySet<number>
  found: FoundByHash
}

export const NOTHING_FOUND: Suppressed = { records: [], positions: new Set(), found: new Map() }

interface Searched {
  kind: Kind
  connection: DuckDBConnection
  finder: IdFinder
  /** The table of the version, and that of its corrected rows where there are any. */
  table: string
  corrected: string | undefined
}

/** The records of a version that are to be suppressed; hashes that `before` has looked for are not looked for again, except in corrected rows. */
export async function findSuppressed(
  searched: Searched,
  { key, ids, details }: Suppressions,
  before: Suppressed,
): Promise<Suppressed> {
  const sought = details.filter(({ hash }) => !before.found.has(hash))
  const inVersion = await recordsWith(searched, searched.table, key, sought)
  const found = new Map(
    details.map(({ hash }) => [hash, before.found.get(hash) ?? inVersion.get(hash) ?? []] as const),
  )
  const inCorrected = searched.corrected
    ? await recordsWith(searched, searched.corrected, key, details)
    : new Map<string, SuppressedRecord[]>()
  const byId = ids.flatMap((id) => searched.finder.find([id]).map(([pos]) => ({ id, pos })))
  const all = [...byId, ...[...found.values()].flat(), ...[...inCorrected.values()].flat()]
  const records = [...new Map(all.map((record) => [record.pos, record])).values()]
  return { records, positions: new Set(records.map(({ pos }) => pos)), found }
}

/**
 * The rows of a table whose details have the hashes. The engine finds the rows of the groups of names, one in 65,536 for each group, by one scan of the names; only their
 * details are hashed, here.
 */
async function recordsWith(
  { kind, connection }: Searched,
  table: string,
  key: string,
  details: readonly HashedDetail[],
): Promise<Map<string, SuppressedRecord[]>> {
  const found = new Map<string, SuppressedRecord[]>()
  if (details.length === 0) return found
  const hashes = new Set(details.map(({ hash }) => hash))
  const groups = [...new Set(details.map(({ group }) => group))]
  const result = await connection.stream(
    `select Id, pos, ${identifyingColumns(kind)} from ${table}
      where left(md5($1 || ${nameTextOf(kind)}), ${GROUP_DIGITS}) in (select unnest($2))`,
    [key, listValue(groups)],
    [VARCHAR, LIST(VARCHAR)],
  )
  for await (const rows of result.yieldRowsJs())
    for (const [id, pos, ...values] of rows) {
      const record = { id: String(id), pos: Number(pos) }
      for (const { hash } of hashedDetails(key, kind, identifyingCellsIn(kind, values)))
        if (hashes.has(hash)) found.set(hash, [...(found.get(hash) ?? []), record])
    }
  return found
}

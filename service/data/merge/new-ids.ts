import type { Kind } from '#contract/kind.ts'
import { madeKey, spellId } from '../import/stable-id.ts'
import { quoted, type RunSql } from '../with-database.ts'

/** A record of `from` in the merged set. */
export interface Outcome {
  fromId: string
  /** The Id of the record that it was merged into. */
  intoId: string | null
  /** Whether another record has its Id. */
  isTaken: boolean
}

/** Digits of the Ids of each kind. */
const DIGITS: Record<Kind, number> = { companies: 9, people: 12 }

/** The Id of a record of the set `name` once it is merged or added: one of its own where another record has it, the same in every merge. */
export const newIdOf = (kind: Kind, name: string, { fromId, intoId, isTaken }: Outcome): string =>
  intoId ?? (isTaken ? spellId(madeKey(`${name}\n${fromId}`), DIGITS[kind]) : fromId)

/** The Ids that records of `from` have in the merged set, by those that they had; those in doubt have none. */
export async function newIdsOf(
  kind: Kind,
  name: string,
  runSql: RunSql,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (ids.size === 0) return new Map()
  const rows = (await runSql(
    `select fromId, intoId, isTaken from outcomes where fromId in (${[...ids].map(quoted).join(', ')})`,
  )) as unknown as Outcome[]
  return new Map(rows.map((row) => [row.fromId, newIdOf(kind, name, row)]))
}

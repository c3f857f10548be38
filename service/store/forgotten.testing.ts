import type { Kind } from '#contract/kind.ts'
import { someCorrections } from './corrections.testing.ts'
import { type IdentifyingRow, identifyingCellsOf } from './duckdb/forgotten/identifying-cells.ts'
import { hashedDetails } from './forgotten/hashes.ts'
import type { Suppressions } from './forgotten/suppressions.ts'
import type { RowOf } from './row.ts'

const KEY = '5c'.repeat(32)

/** The hashes of what identifies a record. */
export const detailsOf = (kind: Kind, row: IdentifyingRow) =>
  hashedDetails(KEY, kind, identifyingCellsOf(kind, row))

/** What suppresses these Ids, and anyone who has the details of these rows. */
export const suppressionsOf = (
  kind: Kind,
  ids: readonly string[],
  rows: readonly IdentifyingRow[],
): Suppressions => ({ key: KEY, ids, details: rows.flatMap((row) => detailsOf(kind, row)) })

/** Suppresses one row in forty by its Id and one by its details; gives the suppressions, and the rows that are to be found with them. */
export function someSuppressions<K extends Kind>(kind: K, rows: readonly RowOf<K>[]) {
  const ids = rows.filter((_, i) => i % 40 === 3).map(({ Id }) => Id)
  const forgotten = rows.filter((_, i) => i % 40 === 17) as unknown as IdentifyingRow[]
  const suppressions = suppressionsOf(kind, ids, forgotten)
  const remaining = withoutDetails(kind, rows, suppressions).filter(({ Id }) => !ids.includes(Id))
  return { suppressions, remaining }
}

/** The rows that have none of the details. */
export function withoutDetails<K extends Kind>(
  kind: K,
  rows: readonly RowOf<K>[],
  { details }: Suppressions,
) {
  const hashes = new Set(details.map(({ hash }) => hash))
  const has = (row: RowOf<K>) =>
    detailsOf(kind, row as unknown as IdentifyingRow).some(({ hash }) => hashes.has(hash))
  return rows.filter((row) => !has(row))
}

/** Corrects some rows and suppresses some, of which some are corrected; gives both, and the rows that are to be found with them. */
export function correctedAndForgotten<K extends Kind>(
  kind: K,
  rows: readonly RowOf<K>[],
  changes: Parameters<typeof someCorrections<RowOf<K>>>[1],
) {
  const { corrections, corrected } = someCorrections(rows, changes)
  const { suppressions, remaining } = someSuppressions(kind, rows)
  const isLeft = new Set(remaining.map(({ Id }) => Id))
  const found = withoutDetails(kind, corrected, suppressions).filter(({ Id }) => isLeft.has(Id))
  return { corrections, corrected: found, suppressions }
}

import type { Kind } from '#contract/kind.ts'
import { hashedDetails } from '#service/store/forgotten/hashes.ts'
import type { Suppressions } from '#service/store/forgotten/suppressions.ts'
import { type IdentifyingRow, identifyingCellsOf } from './identifying-cells.ts'

/** Whether a single record is suppressed, by its Id or by its details. */
export function suppressedBy(kind: Kind, { key, ids, details }: Suppressions) {
  const suppressedIds = new Set(ids)
  const hashes = new Set(details.map(({ hash }) => hash))
  return (record: { Id: string }): boolean => {
    if (suppressedIds.has(record.Id)) return true
    if (hashes.size === 0) return false
    const cells = identifyingCellsOf(kind, record as IdentifyingRow)
    return hashedDetails(key, kind, cells).some(({ hash }) => hashes.has(hash))
  }
}

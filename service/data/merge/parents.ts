import type { Kind } from '#contract/kind.ts'
import type { RowOf } from '#service/store/row.ts'
import type { MergedRow } from './merge-rows.ts'
import { newIdsOf } from './new-ids.ts'
import type { OpenedSets, SetRecord } from './opened-sets.ts'

/** Rows of the set `name` with the Ids that their parents have in the merged set; a parent that is not in it is none. */
export async function withParents<K extends Kind>(
  { kind, runSql }: OpenedSets<K>,
  name: string,
  records: readonly SetRecord<K>[],
): Promise<SetRecord<K>[]> {
  const parentOf = (row: RowOf<K>) => ('ParentCompany' in row ? row.ParentCompany : undefined)
  const ids = new Set(records.flatMap(({ row }) => parentOf(row) ?? []))
  const newIds = await newIdsOf(kind, name, runSql, ids)
  return records.map((record) => {
    const parent = parentOf(record.row)
    return parent === undefined
      ? record
      : { ...record, row: { ...record.row, ParentCompany: newIds.get(parent) } }
  })
}

/** A company is not its own parent: both records may have been one under the other. */
export function withoutOwnParent<K extends Kind>(merged: MergedRow<K>): MergedRow<K> {
  const { row } = merged
  const isOwn = 'ParentCompany' in row && row.ParentCompany === row.Id
  return isOwn ? { ...merged, row: { ...row, ParentCompany: undefined } } : merged
}

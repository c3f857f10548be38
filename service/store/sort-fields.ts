import type { Kind } from '#contract/kind.ts'
import { type SortField, sortFields } from '#contract/sort.ts'
import type { DataInfo } from '../versions/data-info.ts'

type Sorted = Pick<DataInfo, 'filled'> & { kind: Kind }

/** What the records of a version of the data can be sorted by. */
export function sortFieldsOf({ kind, filled }: Sorted): readonly SortField[] {
  const fields: readonly SortField[] = sortFields[kind]
  return filled?.UpdateDate !== undefined ? fields : fields.filter((field) => field !== 'UpdateDate')
}

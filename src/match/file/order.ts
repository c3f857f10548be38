import { z } from 'zod'
import { type Kind, kinds } from '#contract/kind'
import { columnsFor } from '../../lists/columns.ts'
import { Column } from '../../lists/job.ts'

/** Which rows leave: all, those that have a record, or those that have none. */
export const parts = ['all', 'matched', 'unmatched'] as const
export type Part = (typeof parts)[number]

/** What a completed file shall hold. */
export const FileOrder = z.object({
  /** Whose fields the columns are. */
  kind: z.enum(kinds),
  part: z.enum(parts),
  form: z.enum(['csv', 'xlsx']),
  /** The fields behind id, score and rule. */
  columns: z.array(Column).readonly(),
})
export type FileOrder = z.infer<typeof FileOrder>

interface Ordered {
  kind: Kind
  order?: FileOrder | undefined
  understood?: { layout: { form: FileOrder['form'] } } | undefined
}

/** What was chosen for a file last; at first all rows in their own form, with the fields that come with the match. */
export function orderOf({ kind, order, understood }: Ordered): FileOrder {
  if (order?.kind === kind) return order
  return { kind, part: 'all', form: understood?.layout.form ?? 'csv', columns: columnsFor(kind, 'Basic') }
}

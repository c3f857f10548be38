import { z } from 'zod'
import { type Kind, kinds } from '#contract/kind.ts'
import { Column } from '#files/column.ts'
import { columnsFor } from '#files/columns.ts'

/** Which rows the file has: all, those with a record, or those without one. */
export const rowSelections = ['all', 'matched', 'unmatched'] as const
export type RowSelection = (typeof rowSelections)[number]

/** The contents of a completed file. */
export const OutputSettings = z.object({
  /** Whose fields the columns are. */
  kind: z.enum(kinds),
  part: z.enum(rowSelections),
  form: z.enum(['csv', 'xlsx']),
  /** The fields after the columns of the result. */
  columns: z.array(Column).readonly(),
})
export type OutputSettings = z.infer<typeof OutputSettings>

interface JobOutput {
  kind: Kind
  order?: OutputSettings | undefined
  understood?: { layout: { form: OutputSettings['form'] } } | undefined
}

/** What was chosen for a file last; at first all rows in their own form, with the fields that come with the match. */
export function outputSettingsOf({ kind, order, understood }: JobOutput): OutputSettings {
  if (order?.kind === kind) return order
  return { kind, part: 'all', form: understood?.layout.form ?? 'csv', columns: columnsFor(kind, 'Basic') }
}

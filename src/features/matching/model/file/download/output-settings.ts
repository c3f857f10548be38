import { z } from 'zod'
import { type Kind, kinds } from '#contract/kind.ts'
import { Column } from '#files/column.ts'
import { columnsFor } from '#files/columns.ts'
import type { Layout } from '#shared/tabular/layout.ts'

/** Which rows are in the completed file: all, those with a record, or those without one. */
export const rowSelections = ['all', 'matched', 'unmatched'] as const
export type RowSelection = (typeof rowSelections)[number]

/** The contents of a completed file. */
export const OutputSettings = z.object({
  /** The kind of record that the columns belong to. */
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
  understood?: { layout: Pick<Layout, 'form'> } | undefined
}

/** The stored settings of a file; by default all rows as a workbook if the file is one, else as CSV, with the fields of the match. */
export function outputSettingsOf({ kind, order, understood }: JobOutput): OutputSettings {
  if (order?.kind === kind) return order
  const form = understood?.layout.form === 'xlsx' ? 'xlsx' : 'csv'
  return { kind, part: 'all', form, columns: columnsFor(kind, 'Basic') }
}

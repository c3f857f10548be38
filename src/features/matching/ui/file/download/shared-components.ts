import type { ComponentType } from 'react'
import type { Kind } from '#contract/kind.ts'
import type { Column } from '#files/column.ts'
import type { RecordsToSave } from '#lists/list.ts'

/** Components of other features, passed in by the app. */
export interface SharedComponents {
  /** Edits the selected fields, their order and headings. */
  ColumnEditor: ComponentType<{
    kind: Kind
    form: 'csv' | 'xlsx'
    columns: readonly Column[]
    onChange: (columns: readonly Column[]) => void
    ids?: readonly string[]
    always?: { note: string; columns: number }
  }>
  /** Saves records as a list, or adds them to one. */
  KeepDialog: ComponentType<RecordsToSave & { opened: boolean; onClose: () => void; title: string }>
}

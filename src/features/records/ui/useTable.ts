import { useMemo } from 'react'
import type { Kind } from '#contract/kind.ts'
import { type Reading, selectedFields } from '#records/record.ts'
import { type TableLayout, tableOf, useLayout } from '#session/layout.ts'
import { useEditView, useView } from '#session/search.ts'
import { defaultPinned, shownColumns } from '../model/columns.ts'

const nothing: TableLayout = {}
const noWidths: NonNullable<TableLayout['widths']> = {}

/** The table of what is read: its columns and how they are laid out, and what changes them. */
export function useTable(kind: Kind, reading: Reading) {
  const table = tableOf(kind, reading)
  const layout = useLayout(({ tables }) => tables[table]) ?? nothing
  const { tableChanged, tableReplaced } = useLayout()
  const { fields } = useView()
  const editView = useEditView()
  const pinned = layout.pinned ?? defaultPinned
  const columns = useMemo(
    () => shownColumns(kind, reading, layout.columns, selectedFields(kind, fields)),
    [kind, reading, layout.columns, fields],
  )
  const pinnedKeys = useMemo(() => new Set(pinned), [pinned])
  const keys = columns.map(({ key }) => key)
  const inOrder = [
    ...keys.filter((key) => pinned.includes(key)),
    ...keys.filter((key) => !pinned.includes(key)),
  ]

  /** Selected fields are the columns: the address bar has their order. */
  const columnsChanged = (next: readonly string[]) => {
    if (reading === 'Fields') editView({ fields: next.join(',') })
    else tableChanged(table, { columns: next })
  }
  const columnsReset = () => {
    tableReplaced(table, {})
    if (reading === 'Fields') editView({ fields: undefined })
  }
  const columnPinned = (key: string, on: boolean) => {
    const others = pinned.filter((other) => other !== key)
    tableChanged(table, { pinned: on ? [...others, key] : others })
  }
  const columnSized = (key: string, width: number | undefined) => {
    const { [key]: _, ...others } = layout.widths ?? {}
    tableChanged(table, { widths: width === undefined ? others : { ...others, [key]: width } })
  }
  return {
    columns,
    /** Keys in order: the pinned ones first. */
    keys: inOrder,
    widths: layout.widths ?? noWidths,
    pinned: pinnedKeys,
    layout,
    columnsChanged,
    columnsReset,
    columnPinned,
    columnSized,
    layoutReplaced: (next: TableLayout) => tableReplaced(table, next),
  }
}

export type RecordTable = ReturnType<typeof useTable>

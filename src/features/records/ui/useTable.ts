import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Kind } from '#contract/kind.ts'
import { hasOrigins, originsOf } from '#criteria/areas/origins.ts'
import { isNearest } from '#records/nearest.ts'
import { type Reading, selectedFields } from '#records/record.ts'
import { type TableLayout, tableOf, useLayout } from '#session/layout.ts'
import { useCriteria, useEditView, useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { useSort } from '#session/sort.ts'
import { followUpsQuery, noFollowUps } from '#storage/follow-ups-query.ts'
import {
  type Column,
  defaultPinned,
  defaultPointColumns,
  isOwn,
  shownColumns,
  withFollowUps,
  withOrigins,
} from '../model/columns.ts'

const nothing: TableLayout = {}
const noWidths: NonNullable<TableLayout['widths']> = {}

/** The table of what is read: its columns and how they are laid out, and what changes them. */
export function useTable(kind: Kind, reading: Reading) {
  const table = tableOf(kind, reading)
  const layout = useLayout(({ tables }) => tables[table]) ?? nothing
  const { tableChanged, tableReplaced } = useLayout()
  const { fields, names } = useView()
  const criteria = useCriteria()
  const sort = useSort()
  const units = useSettings((settings) => settings.units)
  const origins = useMemo(() => originsOf(criteria, names), [criteria, names])
  const isSortedByDistance =
    sort?.some(({ Field }) => Field === 'Distance') ?? criteria.SortCenter !== undefined
  const editView = useEditView()
  const pinned = layout.pinned ?? defaultPinned
  const shown = useMemo(
    () =>
      shownColumns(
        kind,
        reading,
        layout.columns,
        selectedFields(kind, fields),
        defaultPointColumns(origins, isSortedByDistance),
      ).filter(({ key }) => hasOrigins(origins) || !isNearest(key)),
    [kind, reading, layout.columns, fields, origins, isSortedByDistance],
  )
  const filled = useFilledColumns(kind, shown)
  const columns = useMemo(() => withOrigins(filled, origins, units), [filled, origins, units])
  const pinnedKeys = useMemo(() => new Set(pinned), [pinned])
  const keys = columns.map(({ key }) => key)
  const inOrder = [
    ...keys.filter((key) => pinned.includes(key)),
    ...keys.filter((key) => !pinned.includes(key)),
  ]

  /** Selected fields are the columns: the address bar has their order. What a person noted is in no link. */
  const columnsChanged = (next: readonly string[]) => {
    const own = next.filter(isOwn)
    tableChanged(table, { columns: reading === 'Fields' ? own : next })
    if (reading === 'Fields')
      editView({ fields: next.filter((key) => !isOwn(key) && !isNearest(key)).join(',') })
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
    /** Whether there is anything to measure distances from. */
    hasOrigins: hasOrigins(origins),
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

/** Columns with the follow-ups of the records, which are read where one of their columns is shown. */
function useFilledColumns(kind: Kind, columns: readonly Column[]) {
  const enabled = columns.some(({ key }) => isOwn(key))
  const { data = noFollowUps } = useQuery({ ...followUpsQuery(kind), enabled })
  return useMemo(() => withFollowUps(columns, data), [columns, data])
}

export type RecordTable = ReturnType<typeof useTable>

import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Kind } from '#contract/kind'
import type { Format } from '../criteria/record.ts'

/** A table of records: those of companies bear the name of the format alone. */
type Table = Format | `people ${Format}`

export const tableOf = (kind: Kind, format: Format): Table =>
  kind === 'people' ? `people ${format}` : format

interface Layout {
  /** Keys of the record table's columns that a person chose for a kind and format, in order; absent until then. */
  columns: Partial<Record<Table, readonly string[]>>
  columnsChosen: (table: Table, columns: readonly string[] | undefined) => void
}

/** Preferences of the panels, kept in this browser. */
export const useLayout = create<Layout>()(
  persist(
    (set) => ({
      columns: {},
      columnsChosen: (table, columns) =>
        set((state) => ({ columns: { ...state.columns, [table]: columns } })),
    }),
    { name: 'layout' },
  ),
)

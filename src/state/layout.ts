import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { ResourceType } from '#contract/company'

interface Layout {
  /** Keys of the record table's columns that a person chose for a format, in order; absent until then. */
  columns: Partial<Record<ResourceType, readonly string[]>>
  columnsChosen: (format: ResourceType, columns: readonly string[] | undefined) => void
}

/** Preferences of the panels, kept in this browser. */
export const useLayout = create<Layout>()(
  persist(
    (set) => ({
      columns: {},
      columnsChosen: (format, columns) =>
        set((state) => ({ columns: { ...state.columns, [format]: columns } })),
    }),
    { name: 'layout' },
  ),
)

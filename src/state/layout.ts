import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { CompanyField } from '#contract/company'

interface Layout {
  /** Columns of the record table that a person chose, in order; undefined until then. */
  columns: CompanyField[] | undefined
  columnsChosen: (columns: CompanyField[] | undefined) => void
}

/** Preferences of the panels, kept in this browser. */
export const useLayout = create<Layout>()(
  persist((set) => ({ columns: undefined, columnsChosen: (columns) => set({ columns }) }), {
    name: 'layout',
  }),
)

import { z } from 'zod'
import { create } from 'zustand'
import type { Kind } from '#contract/kind.ts'

/** The source in the address of the exports page: a list, or the selected rows; else it is the search. */
const ExportSearch = z.object({
  list: z.string().optional().catch(undefined),
  picked: z.literal(true).optional().catch(undefined),
})

export const readExportSearch = (params: object) => ExportSearch.parse(params)

interface PickedRows {
  rows: { kind: Kind; ids: readonly string[] } | undefined
  setRows: (kind: Kind, ids: Iterable<string>) => void
}

/** The rows that were selected when the export was opened: the table clears its selection when the page changes. */
export const usePickedRows = create<PickedRows>()((set) => ({
  rows: undefined,
  setRows: (kind, picked) => {
    const ids = [...picked]
    set({ rows: ids.length > 0 ? { kind, ids } : undefined })
  },
}))

import { create } from 'zustand'
import type { Kind } from '#contract/kind.ts'

interface PickedRows {
  rows: { kind: Kind; ids: readonly string[] } | undefined
  rowsTaken: (kind: Kind, ids: Iterable<string>) => void
}

/** The rows that were ticked when the export was asked for: the table lets go of them when it is left. */
export const usePickedRows = create<PickedRows>()((set) => ({
  rows: undefined,
  rowsTaken: (kind, picked) => {
    const ids = [...picked]
    set({ rows: ids.length > 0 ? { kind, ids } : undefined })
  },
}))

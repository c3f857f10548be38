import { create } from 'zustand'

interface Selection {
  /** Id of the record under the pointer, in the table or on the map. */
  pointed: string | undefined
  /** Ids of the rows that are ticked. */
  picked: ReadonlySet<string>
  recordPointed: (id: string | undefined) => void
  rowsPicked: (ids: Iterable<string>, on: boolean) => void
  pickCleared: () => void
}

/** Which records are pointed at and which are ticked; map and table know each other only through this. */
export const useSelection = create<Selection>()((set) => ({
  pointed: undefined,
  picked: new Set(),
  recordPointed: (pointed) => set({ pointed }),
  rowsPicked: (ids, on) =>
    set(({ picked }) => {
      const next = new Set(picked)
      for (const id of ids) on ? next.add(id) : next.delete(id)
      return { picked: next }
    }),
  pickCleared: () => set({ picked: new Set() }),
}))

import { create } from 'zustand'
import type { Point } from '#contract/place.ts'

interface Selection {
  /** Id of the record under the pointer, in the table or on the map. */
  pointed: string | undefined
  /** The position of that record, where it is known. */
  pointedAt: Point | undefined
  /** Ids of the rows that are ticked. */
  picked: ReadonlySet<string>
  recordPointed: (id: string | undefined, at?: Point) => void
  rowsPicked: (ids: Iterable<string>, on: boolean) => void
  pickCleared: () => void
}

/** Which records are pointed at and which are selected; map and table share only this. */
export const useSelection = create<Selection>()((set) => ({
  pointed: undefined,
  pointedAt: undefined,
  picked: new Set(),
  recordPointed: (pointed, pointedAt) => set({ pointed, pointedAt }),
  rowsPicked: (ids, on) =>
    set(({ picked }) => {
      const next = new Set(picked)
      for (const id of ids) on ? next.add(id) : next.delete(id)
      return { picked: next }
    }),
  pickCleared: () => set({ picked: new Set() }),
}))

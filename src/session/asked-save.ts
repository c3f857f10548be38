import { create } from 'zustand'

interface AskedSave {
  /** Ids of the lists whose records are to be left out; undefined while nothing is asked. */
  without: readonly string[] | undefined
  saveAsked: (without: readonly string[]) => void
  saveTaken: () => void
}

/** The wish of another page that the search be kept as a list, without the records of some lists. */
export const useAskedSave = create<AskedSave>()((set) => ({
  without: undefined,
  saveAsked: (without) => set({ without }),
  saveTaken: () => set({ without: undefined }),
}))

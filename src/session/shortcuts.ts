import { create } from 'zustand'

interface Shortcuts {
  shown: boolean
  sheetOpened: () => void
  sheetClosed: () => void
}

/** Whether the list of keys is shown. */
export const useShortcuts = create<Shortcuts>()((set) => ({
  shown: false,
  sheetOpened: () => set({ shown: true }),
  sheetClosed: () => set({ shown: false }),
}))

import { create } from 'zustand'

/** What areas are to be read from: a file, or a text that was pasted. */
export type AreaSource = { file: File } | { text: string }

interface AreaPanel {
  open: boolean
  source: AreaSource | undefined
  panelOpened: (source?: AreaSource) => void
  panelClosed: () => void
}

/** The panel that reads areas from files and texts: opened by the form, the tool bar, a drop on the map or a paste. */
export const useAreaPanel = create<AreaPanel>()((set) => ({
  open: false,
  source: undefined,
  panelOpened: (source) => set({ open: true, source }),
  panelClosed: () => set({ open: false, source: undefined }),
}))

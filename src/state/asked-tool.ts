import { create } from 'zustand'

/** What can be begun from the finder and is done elsewhere. */
export type Tool = 'circle' | 'polygon' | 'rectangle' | 'freehand' | 'export'

interface AskedTool {
  asked: Tool | undefined
  toolAsked: (tool: Tool) => void
  toolTaken: () => void
}

/** Which tool is asked for; the map and the export take the wish when they can fulfil it. */
export const useAskedTool = create<AskedTool>()((set) => ({
  asked: undefined,
  toolAsked: (asked) => set({ asked }),
  toolTaken: () => set({ asked: undefined }),
}))

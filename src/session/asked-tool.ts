import { useEffect } from 'react'
import { create } from 'zustand'

/** What can be begun from the finder and is done elsewhere. */
export type DrawTool = 'circle' | 'polygon' | 'rectangle' | 'freehand'
export type Tool = DrawTool | 'export'

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

/** Takes up a drawing tool when it is asked for. */
export function useDrawToolAsked(take: (tool: DrawTool) => void): void {
  const { asked, toolTaken } = useAskedTool()
  useEffect(() => {
    if (!asked || asked === 'export') return
    toolTaken()
    take(asked)
  }, [asked, toolTaken, take])
}

/** Begins the export when it is asked for. */
export function useExportAsked(begin: () => void): void {
  const { asked, toolTaken } = useAskedTool()
  useEffect(() => {
    if (asked !== 'export') return
    toolTaken()
    begin()
  }, [asked, toolTaken, begin])
}

import { create } from 'zustand'
import type { Criteria } from '#contract/criteria.ts'
import { useUndo } from '#session/undo.ts'

interface News {
  text: string | undefined
  /** The search that the text is about: its count is added once it is known. */
  criteria: Criteria | undefined
  announce: (text: string, criteria?: Criteria) => void
}

/** The last change on the map, for screen readers. */
export const useAnnouncements = create<News>()((set) => ({
  text: undefined,
  criteria: undefined,
  announce: (text, criteria) => set({ text, criteria }),
}))

/** Back and forward through the changes of the search, announced. */
export function useSteps() {
  const { undo, redo, canUndo, canRedo } = useUndo()
  const { announce } = useAnnouncements.getState()
  return {
    canUndo,
    canRedo,
    undo: () => {
      if (!canUndo) return
      undo()
      announce('Undone')
    },
    redo: () => {
      if (!canRedo) return
      redo()
      announce('Redone')
    },
  }
}

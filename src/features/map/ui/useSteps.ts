import { useUndo } from '#session/undo.ts'
import { useNews } from '../data/news.ts'

/** Back and forward through the changes of the search, announced. */
export function useSteps() {
  const { undo, redo, canUndo, canRedo } = useUndo()
  const { told } = useNews.getState()
  return {
    canUndo,
    canRedo,
    undo: () => {
      if (!canUndo) return
      undo()
      told('Undone')
    },
    redo: () => {
      if (!canRedo) return
      redo()
      told('Done again')
    },
  }
}

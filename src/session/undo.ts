import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const indexOf = (state: object) => (state as { __TSR_index?: number }).__TSR_index ?? 0

/** Undo and redo are back and forward: the criteria live in the address bar and nowhere else. */
export function useUndo() {
  const { history } = useRouter()
  const [{ index, last }, setSteps] = useState(() => {
    const index = indexOf(history.location.state)
    return { index, last: index }
  })
  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        const next = indexOf(location.state)
        setSteps((steps) => ({
          index: next,
          last: action.type === 'PUSH' ? next : Math.max(steps.last, next),
        }))
      }),
    [history],
  )
  return {
    undo: () => history.back(),
    redo: () => history.forward(),
    canUndo: index > 0,
    canRedo: index < last,
  }
}

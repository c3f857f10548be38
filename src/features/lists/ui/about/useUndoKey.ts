import { useEffect } from 'react'
import type { List } from '#lists/list.ts'
import { undoLastStep } from '../actions/versions.ts'

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  (target as HTMLInputElement).type !== 'checkbox'

/** Ctrl Z takes the last step of the list back, but where text is typed. */
export function useUndoKey(list: List): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return
      if (takesText(event.target) || list.steps.length < 2) return
      event.preventDefault()
      void undoLastStep(list)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [list])
}

import { type RefObject, useEffect, useRef } from 'react'

interface Keys extends Record<'a' | 'x' | 's' | 'z' | 'j' | 'k' | 'e', () => void> {
  /** A candidate from 1 to 10; the key 0 is the tenth. */
  onNumber: (n: number) => void
}

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement && element.matches('input, textarea, select, [role=slider]')

/** Single letters and digits, while the focus is in the review or nowhere; never where something is typed (WCAG 2.1.4). */
export function useReviewKeys(page: RefObject<HTMLElement | null>, keys: Keys): void {
  const last = useRef(keys)
  useEffect(() => {
    last.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const focused = document.activeElement
      if (isTyping(focused) || (focused !== document.body && !page.current?.contains(focused))) return
      const { onNumber, ...letters } = last.current
      const action = letters[event.key.toLowerCase() as keyof typeof letters]
      if (action) action()
      else if (/^\d$/.test(event.key)) onNumber(Number(event.key) || 10)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [page])
}

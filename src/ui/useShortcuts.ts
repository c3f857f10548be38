import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keys without a modifier, while nothing has the focus or an element of `area` that `isAllowed`: never where something is typed
 * (WCAG 2.1.4). `isAllowed` is a function outside of components.
 */
export function useShortcuts(
  area: RefObject<HTMLElement | null>,
  isAllowed: (focused: Element) => boolean,
  onKey: (event: KeyboardEvent) => void,
): void {
  const last = useRef(onKey)
  useEffect(() => {
    last.current = onKey
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const focused = document.activeElement
      const isHere = focused && area.current?.contains(focused) && isAllowed(focused)
      if (isHere || focused === document.body) last.current(event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [area, isAllowed])
}

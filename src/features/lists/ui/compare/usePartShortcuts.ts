import { type RefObject, useEffect, useRef } from 'react'

interface Keys {
  onNumber: (n: number) => void
  onEnter: () => void
}

/** Number keys and Enter, while the focus is in the panel or nowhere; never where something is typed (WCAG 2.1.4). */
export function usePartShortcuts(panel: RefObject<HTMLElement | null>, keys: Keys): void {
  const last = useRef(keys)
  useEffect(() => {
    last.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const focused = document.activeElement
      const isCheckbox = focused instanceof HTMLInputElement && focused.type === 'checkbox'
      const isHere = panel.current?.contains(focused) && (isCheckbox || focused instanceof HTMLButtonElement)
      if (focused !== document.body && !isHere) return
      if (/^[1-9]$/.test(event.key)) last.current.onNumber(Number(event.key))
      // A button answers Enter itself.
      else if (event.key === 'Enter' && !(focused instanceof HTMLButtonElement)) last.current.onEnter()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [panel])
}

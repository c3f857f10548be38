import type { RefObject } from 'react'
import { useShortcuts } from '#ui/useShortcuts.ts'

interface Keys {
  onNumber: (n: number) => void
  onEnter: () => void
}

const isButton = (element: Element | null) => element instanceof HTMLButtonElement
const isButtonOrCheckbox = (element: Element) =>
  isButton(element) || (element instanceof HTMLInputElement && element.type === 'checkbox')

/** Number keys and Enter, while the focus is on a button or checkbox of the panel, or nowhere. */
export function usePartShortcuts(panel: RefObject<HTMLElement | null>, keys: Keys): void {
  useShortcuts(panel, isButtonOrCheckbox, ({ key }) => {
    if (/^[1-9]$/.test(key)) keys.onNumber(Number(key))
    // A button answers Enter itself.
    else if (key === 'Enter' && !isButton(document.activeElement)) keys.onEnter()
  })
}

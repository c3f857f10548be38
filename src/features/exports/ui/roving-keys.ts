import type { KeyboardEvent } from 'react'

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys choose the next or last of a row of radio buttons, and take the focus there. */
export function rovingKeys<T>(names: readonly T[], value: T, onChange: (next: T) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const at = (names.indexOf(value) + by + names.length) % names.length
    const next = names[at]
    if (next === undefined) return
    onChange(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[at]?.focus()
  }
}

import { type FormEvent, useEffect, useRef } from 'react'

/**
 * Restores the focus to the box that was changed last, by its value: its column moves to another part of the list, where
 * it has another box.
 */
export function useRestoredFocus() {
  const list = useRef<HTMLDivElement>(null)
  const changed = useRef<string>(undefined)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input') ?? []
    if (isLost && changed.current) [...boxes].find(({ value }) => value === changed.current)?.focus()
  })
  const onChange = ({ target }: FormEvent) => {
    changed.current = (target as HTMLInputElement).value
  }
  return { list, onChange }
}

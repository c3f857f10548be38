import { type PointerEvent, type RefObject, useState } from 'react'
import { DRAG_THRESHOLD, followPointer } from '#ui/pointer-drag.ts'

/** A row on its way, and the gap between rows at which it would stand, 0 being before the first. */
interface Drag {
  name: string
  to: number
}

/** The gap that is nearest to a pointer. */
function gapAt(list: HTMLElement, y: number): number {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-column]')]
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  return below < 0 ? rows.length : below
}

/** Rows of a list are moved by their handles, with a mouse, a pen or a finger; the list scrolls along. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (name: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const grab = (down: PointerEvent, name: string) => {
    const rows = list.current
    if (down.button !== 0 || !rows) return
    let last: Drag | undefined
    followPointer(
      (event) => {
        if (!last && Math.abs(event.clientY - down.clientY) < DRAG_THRESHOLD) return
        last = { name, to: gapAt(rows, event.clientY) }
        setDrag(last)
        rows.querySelectorAll('[data-column]')[Math.max(0, last.to - 1)]?.scrollIntoView({ block: 'nearest' })
      },
      (given) => {
        setDrag(undefined)
        if (given && last) onMove(name, placeOf(rows, last))
      },
    )
  }
  return { drag, grab }
}

/** The place of a row after it left its own: gaps behind that one close by one. */
function placeOf(list: HTMLElement, { name, to }: Drag): number {
  const names = [...list.querySelectorAll<HTMLElement>('[data-column]')].map((row) => row.dataset.column)
  return to > names.indexOf(name) ? to - 1 : to
}

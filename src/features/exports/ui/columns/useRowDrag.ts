import { type PointerEvent, type RefObject, useState } from 'react'
import { DRAG_THRESHOLD, followPointer } from '#ui/pointer-drag.ts'

/** A dragged row, and the gap between rows where it would be inserted; 0 is before the first. */
interface RowDrag {
  name: string
  to: number
}

/** The gap nearest to the pointer. */
function gapAt(list: HTMLElement, y: number): number {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-column]')]
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  return below < 0 ? rows.length : below
}

/** Moves rows of a list by their handles with mouse, pen or finger; the list scrolls along. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (name: string, to: number) => void) {
  const [drag, setDrag] = useState<RowDrag>()
  const grab = (down: PointerEvent, name: string) => {
    const rows = list.current
    if (down.button !== 0 || !rows) return
    let last: RowDrag | undefined
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

/** The new index of a row: gaps after its own shift by one when it is removed. */
function placeOf(list: HTMLElement, { name, to }: RowDrag): number {
  const names = [...list.querySelectorAll<HTMLElement>('[data-column]')].map((row) => row.dataset.column)
  return to > names.indexOf(name) ? to - 1 : to
}

import { type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { DRAG_THRESHOLD, followPointer } from '#ui/pointer-drag.ts'
import { clampWidth } from '../model/widths.ts'
import { moveTo } from './move-columns.ts'
import type { RecordTable } from './useTable.ts'

/** A column that is dragged, and where it would be dropped. */
interface Drag {
  key: string
  target: string
  behind: boolean
}

const columnUnder = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[role=columnheader][data-column]')

interface Size {
  key: string
  /** Pixels. */
  width: number
}

/** Columns are moved by their heads and sized by the edges of those, with a pointer. The same object until something changes. */
export function useHeadDrag(table: RecordTable) {
  const [drag, setDrag] = useState<Drag>()
  /** The column that is being sized. */
  const [size, setSize] = useState<Size>()
  /** A click that ends a drag opens no menu. */
  const dragged = useRef(false)
  return useMemo(
    () => ({ drag, size, dragged, move: mover(table, dragged, setDrag), resize: sizer(table, setSize) }),
    [table, drag, size],
  )
}

const mover =
  (table: RecordTable, dragged: RefObject<boolean>, setDrag: (drag: Drag | undefined) => void) =>
  (down: PointerEvent, key: string) => {
    dragged.current = false
    if (down.button !== 0 || down.pointerType === 'touch') return
    let last: Drag | undefined
    followPointer(
      (event) => {
        if (!dragged.current && Math.abs(event.clientX - down.clientX) < DRAG_THRESHOLD) return
        dragged.current = true
        const over = columnUnder(event)
        const target = over?.dataset.column
        if (!over || target === undefined) return
        const { left, width } = over.getBoundingClientRect()
        last = { key, target, behind: event.clientX > left + width / 2 }
        setDrag(last)
      },
      (given) => {
        setDrag(undefined)
        if (given && last) moveTo(table, key, last.target, last.behind)
      },
    )
  }

const sizer =
  (table: RecordTable, setSize: (size: Size | undefined) => void) =>
  (down: PointerEvent, key: string, from: number) => {
    if (down.button !== 0) return
    down.preventDefault()
    down.stopPropagation()
    let width = from
    followPointer(
      (event) => {
        width = clampWidth(from + event.clientX - down.clientX)
        setSize({ key, width })
      },
      (given) => {
        setSize(undefined)
        if (given && width !== from) table.columnSized(key, width)
      },
    )
  }

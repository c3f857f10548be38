import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface Options {
  scroller: RefObject<HTMLElement | null>
  rows: number
  /** Pixels of every row. */
  height: number
  /** Pixels at the top of the scroller that a head covers. */
  head: number
  /** The first row in view at the start. */
  from: number
}

/** Rows from `first` up to, but without, `last`. */
export interface RowSpan {
  first: number
  last: number
}

/** Rows rendered above and below those in view. */
const OVERSCAN = 6
/** Rows rendered before the scroller is measured. */
const INITIAL_ROWS = 12

function rowsToRender({ first, last }: RowSpan, rows: number): number[] {
  const from = Math.max(0, first - OVERSCAN)
  return Array.from({ length: Math.max(0, Math.min(rows, last + OVERSCAN) - from) }, (_, i) => from + i)
}

/**
 * The rows in view of a scroller with rows of one height, plus a few around them, and a function that scrolls to a row. TanStack Virtual
 * would compute the position of each of a million rows for every search: about 60 ms and 30 MB.
 */
export function useRowWindow({ scroller, rows, height, head, from }: Options) {
  const [span, setSpan] = useState<RowSpan>({ first: from, last: from + INITIAL_ROWS })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first position
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = from * height
  }, [])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => {
      const { scrollTop, clientHeight } = element
      const first = Math.floor(scrollTop / height)
      const last = Math.ceil((scrollTop + clientHeight - head) / height)
      setSpan((old) => (old.first === first && old.last === last ? old : { first, last }))
    }
    const scrolled = () => flushSync(update)
    const observer = new ResizeObserver(update)
    observer.observe(element)
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', scrolled)
    }
  }, [scroller, height, head])
  const showRow = (row: number) => {
    const element = scroller.current
    if (!element) return
    const room = element.clientHeight - head
    const top = Math.min(row * height, element.scrollTop)
    element.scrollTop = Math.max(top, (row + 1) * height - room)
  }
  return {
    items: rowsToRender(span, rows),
    visible: { first: span.first, last: Math.min(span.last, rows) },
    showRow,
  }
}

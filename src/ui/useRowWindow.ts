import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface Options {
  scroller: RefObject<HTMLElement | null>
  rows: number
  /** Of every row, in pixels. */
  height: number
  /** Pixels at the top of the scroller that a head covers. */
  head: number
  /** The row that stands at the top at first. */
  from: number
}

/** Rows from `first` up to `last`, which is not of it. */
export interface Span {
  first: number
  last: number
}

/** Rows that are drawn beyond those in view. */
const AROUND = 6
/** Rows that are drawn before the scroller is measured. */
const USUAL = 12

function drawn({ first, last }: Span, rows: number): number[] {
  const from = Math.max(0, first - AROUND)
  return Array.from({ length: Math.max(0, Math.min(rows, last + AROUND) - from) }, (_, i) => from + i)
}

/**
 * The rows of one height that a scroller shows, with a few around them, and a way to bring a row into view. TanStack
 * Virtual would lay each of a million rows out anew for every search: some 60 ms and 30 MB.
 */
export function useRowWindow({ scroller, rows, height, head, from }: Options) {
  const [span, setSpan] = useState<Span>({ first: from, last: from + USUAL })
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins is of the first time alone
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = from * height
  }, [])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { scrollTop, clientHeight } = element
      const first = Math.floor(scrollTop / height)
      const last = Math.ceil((scrollTop + clientHeight - head) / height)
      setSpan((old) => (old.first === first && old.last === last ? old : { first, last }))
    }
    const scrolled = () => flushSync(look)
    const observer = new ResizeObserver(look)
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
  return { items: drawn(span, rows), seen: { first: span.first, last: Math.min(span.last, rows) }, showRow }
}

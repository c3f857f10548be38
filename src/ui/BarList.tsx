import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import classes from './BarList.module.css'
import { type Bar, BarRow } from './BarRow.tsx'
import kit from './kit.module.css'

interface Props {
  bars: readonly Bar[]
  /** The name of the scrolling region when there are many bars. */
  label: string
}

/** Lists longer than this render only the bars in view. */
const VIRTUAL_FROM = 60
const ROW = 40
const COMPARED_ROW = 58

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Bars next to their numbers. Tab enters one row and its buttons; arrow keys move between the rows. */
export function BarList({ bars, label }: Props) {
  const max = longest(bars)
  const [tabbed, setTabbed] = useState(0)
  const scroll = useRef<HTMLDivElement>(null)
  const many = bars.length > VIRTUAL_FROM
  const virtual = useVirtualizer({
    count: many ? bars.length : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => (bars[0]?.other ? COMPARED_ROW : ROW),
    overscan: 10,
  })
  const last = bars.length - 1
  const tab = Math.min(tabbed, last)

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const part = (event.target as HTMLElement).dataset.part
    const next = steps[event.key]?.(tab, last)
    if (!part || next === undefined || event.altKey) return
    event.preventDefault()
    setTabbed(next)
    if (many) virtual.scrollToIndex(next)
    const list = event.currentTarget
    requestAnimationFrame(() => focusOn(list, next, part))
  }
  const row = (
    bar: Bar,
    i: number,
    place?: { start: number; measure: (row: HTMLElement | null) => void },
  ): ReactNode => (
    <li
      key={bar.key}
      className={`${kit.hovers} ${classes.item}`}
      data-index={i}
      data-selected={bar.selected || undefined}
      data-excluded={bar.excluded || undefined}
      data-secondary={bar.secondary || undefined}
      onFocus={() => setTabbed(i)}
      {...(place && {
        ref: place.measure,
        'aria-setsize': bars.length,
        'aria-posinset': i + 1,
        style: { position: 'absolute', top: place.start, left: 0, right: 0 },
      })}
    >
      <BarRow bar={bar} max={max} tab={i === tab} />
    </li>
  )
  const hasLevels = bars.some((bar) => bar.open) || undefined
  if (!many)
    return (
      <ul className={classes.list} data-levels={hasLevels} onKeyDown={move}>
        {bars.map((bar, i) => row(bar, i))}
      </ul>
    )
  return (
    <section
      className={classes.scroll}
      ref={scroll}
      tabIndex={bars[0]?.toggle ? undefined : 0}
      aria-label={label}
    >
      <ul
        className={classes.list}
        data-levels={hasLevels}
        onKeyDown={move}
        style={{ position: 'relative', height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const bar = bars[index]
          return bar && row(bar, index, { start, measure: virtual.measureElement })
        })}
      </ul>
    </section>
  )
}

/** The value of the longest bar; secondary bars do not count. */
const longest = (bars: readonly Bar[]) => ({
  count: bars.reduce((max, bar) => Math.max(max, bar.secondary ? 0 : bar.count), 1),
  share: bars.reduce(
    (max, { share = 0, other, secondary }) => (secondary ? max : Math.max(max, share, other?.share ?? 0)),
    0.001,
  ),
})

/** Moves the focus to the same button of another row, or to its first button. */
function focusOn(list: HTMLElement, index: number, part: string) {
  const row = list.querySelector(`[data-index="${index}"]`)
  const button = row?.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? row?.querySelector('button')
  button?.focus()
}

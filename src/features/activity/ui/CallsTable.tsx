import { useMediaQuery } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { count, NONE } from '#shared/text/format.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import kit from '#ui/kit.module.css'
import { reasonOf, shortPath, statusText, timeText, toneOf, tookText } from '../model/calls.ts'
import classes from './calls.module.css'

interface Props {
  /** The newest first. */
  shown: readonly StoredCall[]
  /** Number of the call whose details are shown. */
  selected: number | undefined
  onSelect: (n: number) => void
  empty: string
}

const ROW = 31
/** On a phone a row has two lines. */
const TALL_ROW = 44
const HEAD = 30
const rowId = (n: number) => `call-${n}`

/** Steps of the keys that move the selection. */
const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 15,
  PageUp: -15,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

const columns = ['Time', 'Answer', 'Method', 'Call', 'Why', 'Took', 'Billed'] as const

/** The calls as a virtual table; arrow keys move the selection, and the details follow it. */
export function CallsTable({ shown, selected, onSelect, empty }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const height = useMediaQuery('(max-width: 599px)') ? TALL_ROW : ROW
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => shown[index]?.n ?? index,
    overscan: 8,
    scrollPaddingStart: HEAD,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are measured again
  useEffect(() => virtual.measure(), [virtual, height])
  const now = Date.now()
  const longest = shown.reduce((max, { took }) => Math.max(max, took), 1)
  const at = shown.findIndex(({ n }) => n === selected)
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || shown.length === 0) return
    event.preventDefault()
    const next = Math.max(0, Math.min(shown.length - 1, at < 0 ? 0 : at + step))
    const call = shown[next]
    if (call) onSelect(call.n)
    virtual.scrollToIndex(next)
  }
  const items = virtual.getVirtualItems()
  const isShown = items.some(({ index }) => index === at)
  return (
    <div
      ref={scroller}
      className={`${kit.rest} ${kit.inside} ${classes.scroller}`}
      role="grid"
      aria-label={messages.calls}
      aria-rowcount={shown.length + 1}
      aria-colcount={columns.length}
      aria-activedescendant={isShown && selected !== undefined ? rowId(selected) : undefined}
      tabIndex={0}
      onKeyDown={press}
    >
      <div className={`${kit.meta} ${classes.head}`} role="row" aria-rowindex={1}>
        {columns.map((name) => (
          <span key={name} role="columnheader" data-column={name}>
            {name === 'Method' ? <span className="visually-hidden">{messages.method}</span> : name}
          </span>
        ))}
      </div>
      {shown.length === 0 && <p className={classes.empty}>{empty}</p>}
      <div role="rowgroup" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {items.map(({ index, key, start }) => {
          const call = shown[index]
          return (
            call && (
              <div
                key={key}
                id={rowId(call.n)}
                className={`${kit.hovers} ${classes.row}`}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={call.n === selected}
                style={{ transform: `translateY(${start}px)` }}
                onClick={() => onSelect(call.n)}
              >
                <Cells call={call} now={now} longest={longest} />
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}

function Cells({ call, now, longest }: { call: StoredCall; now: number; longest: number }) {
  const { at, status, method, path, took, billed } = call
  const tone = toneOf(call)
  return (
    <>
      <span role="gridcell" data-column="Time">
        {timeText(at, now)}
      </span>
      <span role="gridcell" data-column="Answer">
        <span className={`${kit.tag} ${classes.status}`} data-tone={tone}>
          {statusText(status)}
        </span>
      </span>
      <span role="gridcell" data-column="Method">
        {method}
      </span>
      <span role="gridcell" data-column="Call" title={path}>
        {shortPath(path)}
      </span>
      <span role="gridcell" data-column="Why" data-tone={tone} title={reasonOf(call)}>
        {reasonOf(call)}
      </span>
      <span role="gridcell" data-column="Took">
        <span className={classes.track} aria-hidden>
          <span
            className={classes.took}
            data-tone={tone}
            style={{ width: `${Math.max(2, (100 * took) / longest)}%` }}
          />
        </span>
        {tookText(took)}
      </span>
      <span role="gridcell" data-column="Billed" data-billed={billed.records > 0}>
        {billed.records > 0 ? count(billed.records) : NONE}
      </span>
    </>
  )
}

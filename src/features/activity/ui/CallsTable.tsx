import { useMediaQuery } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { count, NONE } from '#shared/text/format.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { classNames } from '#ui/class-names.ts'
import grid from '#ui/grid.module.css'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { reasonOf, shortPath, statusText, timeText, toneOf, tookText } from '../model/calls.ts'
import classes from './activity.module.css'

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
/** Phones have no room for the method and the bar of the time. */
const columnClasses: Record<
  (typeof columns)[number],
  { head?: string | undefined; cell?: string | undefined }
> = {
  Time: { cell: kit.muted },
  Answer: {},
  Method: { head: kit.hidePhone, cell: `${kit.hidePhone} ${kit.muted}` },
  Call: {},
  Why: { head: kit.hidePhone },
  Took: {
    head: kit.hidePhone,
    cell: `${kit.hidePhone} ${kit.muted} ${kit.number} ${kit.grid} ${kit.centerItems} ${kit.gap8} ${classes.took}`,
  },
  Billed: { head: kit.number, cell: kit.number },
}

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
      className={`${kit.rest} ${kit.inside} ${grid.scroller} ${classes.calls}`}
      role="grid"
      aria-label={messages.calls}
      aria-rowcount={shown.length + 1}
      aria-colcount={columns.length}
      aria-activedescendant={isShown && selected !== undefined ? rowId(selected) : undefined}
      tabIndex={0}
      onKeyDown={press}
    >
      <Head />
      {shown.length === 0 && (
        <Inline as="p" justify="center" className={`${kit.padded} ${kit.muted}`}>
          {empty}
        </Inline>
      )}
      <div role="rowgroup" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {items.map(({ index, key, start }) => {
          const call = shown[index]
          return (
            call && (
              <div
                key={key}
                id={rowId(call.n)}
                className={`${kit.pointer} ${grid.row} ${classes.columns}`}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={call.n === selected}
                data-opened={call.n === selected || undefined}
                style={{ height, transform: `translateY(${start}px)` }}
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

const Head = () => (
  <div
    className={`${kit.surface} ${grid.head} ${classes.columns}`}
    style={{ height: HEAD }}
    role="row"
    aria-rowindex={1}
  >
    {columns.map((name) => (
      <span key={name} role="columnheader" className={columnClasses[name].head} style={{ gridArea: name }}>
        {name === 'Method' ? <span className="visually-hidden">{messages.method}</span> : name}
      </span>
    ))}
  </div>
)

function Cells({ call, now, longest }: { call: StoredCall; now: number; longest: number }) {
  const { at, status, method, path, took, billed } = call
  const tone = toneOf(call)
  const reason = reasonOf(call)
  return (
    <>
      <Cell column="Time">{timeText(at, now)}</Cell>
      <Cell column="Answer">
        <Tag tone={tone}>{statusText(status)}</Tag>
      </Cell>
      <Cell column="Method">
        <code className={kit.tiny}>{method}</code>
      </Cell>
      <Cell column="Call" title={path}>
        <code className={kit.small}>{shortPath(path)}</code>
      </Cell>
      <Cell
        column="Why"
        title={reason}
        className={tone === 'danger' || tone === 'wait' ? kit[tone] : kit.muted}
      >
        {reason}
      </Cell>
      <Cell column="Took">
        <span className={kit.track} aria-hidden>
          <span
            className={kit.bar}
            style={{
              width: `${Math.max(2, (100 * took) / longest)}%`,
              background: tone === 'saved' ? undefined : 'var(--c-edge)',
            }}
          />
        </span>
        {tookText(took)}
      </Cell>
      <Cell column="Billed" className={billed.records > 0 ? kit.label : kit.muted}>
        {billed.records > 0 ? count(billed.records) : NONE}
      </Cell>
    </>
  )
}

interface CellProps {
  column: (typeof columns)[number]
  title?: string
  className?: string | undefined
  children: ReactNode
}

const Cell = ({ column, title, className, children }: CellProps) => (
  <span
    role="gridcell"
    data-column={column}
    className={classNames(kit.truncate, columnClasses[column].cell, className)}
    style={{ gridArea: column }}
    title={title}
  >
    {children}
  </span>
)

import type { TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import kit from './kit.module.css'
import { Inline } from './layout.tsx'
import { uiMessages } from './messages.ts'
import classes from './ReviewQueue.module.css'
import { useRowWindow } from './useRowWindow.ts'

interface Props {
  label: string
  /** What the list has. */
  list: string
  /** A control or a text above the rows, at the left. */
  head: ReactNode
  /** How many rows are decided, in words. */
  decided: string
  /** The same, from 0 to 1. */
  share: number
  rows: number
  /** The current row. */
  at: number
  /** A row in view; nothing while it is not loaded. */
  row: (index: number) => ReactNode
}

/** The height of a row in pixels, on every screen. */
const HEIGHT = 34

/** What is under review, row by row, with how much of it is decided. Only the rows in view are rendered. */
export function ReviewQueue({ label, list, head, decided, share, rows, at, row }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const { items, showRow } = useRowWindow({ scroller, rows, height: HEIGHT, head: 0, from: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another row is looked at
  useEffect(() => showRow(at), [at])
  return (
    <aside className={`${kit.column} ${kit.short} ${kit.surface} ${classes.queue}`} aria-label={label}>
      <div className={`${kit.row} ${kit.wrap} ${kit.spread} ${classes.head}`}>
        {head}
        <span className={`${kit.second} ${kit.noWrap}`}>{decided}</span>
      </div>
      <div className={`${kit.well} ${classes.track}`} aria-hidden>
        <span className={kit.bar} style={{ width: `${100 * share}%` }} />
      </div>
      <div className={`${kit.rest} ${kit.scroll} ${classes.scroller}`} ref={scroller}>
        <ol className={classes.rows} style={{ height: rows * HEIGHT }} data-dense aria-label={list}>
          {items.map((i) => {
            const content = row(i)
            if (!content) return null
            return (
              <li key={i} style={{ top: i * HEIGHT }} aria-posinset={i + 1} aria-setsize={rows}>
                {content}
              </li>
            )
          })}
        </ol>
      </div>
      <Inline
        as="p"
        wrap
        justify="between"
        className={`${kit.second} ${kit.noWrap} ${kit.foot} ${kit.hideNarrow} ${classes.keys}`}
      >
        <span>
          <kbd className={kit.key}>J</kbd> <kbd className={kit.key}>K</kbd> {uiMessages.nextPrevious}
        </span>
        <span>
          <kbd className={kit.key}>?</kbd> {uiMessages.allKeys}
        </span>
      </Inline>
    </aside>
  )
}

interface RowProps {
  Icon: TablerIcon
  color: string | undefined
  /** What the icon says. */
  sign: string
  name: string
  value: string
  isCurrent: boolean
  isDecided: boolean
  onChoose: () => void
}

/** A row by its name, with the sign of its decision and its value. */
export function ReviewQueueRow({ Icon, color, sign, name, value, isCurrent, isDecided, onChoose }: RowProps) {
  const style = isCurrent ? kit.strong : isDecided ? kit.muted : kit.name
  return (
    <button
      type="button"
      className={`${kit.plain} ${kit.row} ${kit.wide} ${kit.selectable} ${style} ${classes.row}`}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
    >
      <Icon size={14} stroke={2} className={`${kit.fixed} ${color}`} aria-label={sign} />
      <bdi className={`${kit.fill} ${kit.truncate}`}>{name}</bdi>
      <span className={`${kit.regular} ${kit.muted}`}>{value}</span>
    </button>
  )
}

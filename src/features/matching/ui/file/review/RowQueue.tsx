import { NativeSelect } from '@mantine/core'
import { IconCheck, IconClock, IconEqual, IconPointFilled, IconX, type TablerIcon } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { queueMessages as messages, rowFilters } from '#features/matching/messages/review.ts'
import type { TopCandidate } from '#features/matching/model/file/review/answer.ts'
import type { Decision, Decisions } from '#features/matching/model/file/review/decisions.ts'
import type { RowFilter } from '#features/matching/model/file/review/review-queue.ts'
import { type Measure, measureText, measureValue } from '#features/matching/model/file/review/thresholds.ts'
import { NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { useRowWindow } from '#ui/useRowWindow.ts'
import classes from './review.module.css'

interface Props {
  queue: readonly TopCandidate[]
  at: number
  filter: RowFilter
  counts: Readonly<Record<RowFilter, number>>
  measure: Measure
  decisions: Decisions
  onFilter: (filter: RowFilter) => void
  onChoose: (index: number) => void
}

/** The height of a row in pixels, on every screen. */
const HEIGHT = 34

const signs: Record<keyof typeof messages.signs, readonly [Icon: TablerIcon, color: string | undefined]> = {
  accepted: [IconCheck, kit.saved],
  none: [IconX, kit.danger],
  later: [IconClock, kit.wait],
  ambiguous: [IconEqual, kit.other],
  open: [IconPointFilled, kit.wait],
}

/** "94%", "3 equal", or a dash without a candidate. */
function valueLabel(best: TopCandidate, measure: Measure): string {
  if (best.tied) return messages.tied(best.tied)
  const value = measureValue(best, measure)
  return value === undefined ? NONE : measureText(measure, Math.floor(value))
}

/** The rows of a list, the best first, with the decision about each. */
export function RowQueue({ queue, at, filter, counts, measure, decisions, onFilter, onChoose }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const { items, showRow } = useRowWindow({ scroller, rows: queue.length, height: HEIGHT, head: 0, from: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another row is looked at
  useEffect(() => showRow(at), [at])
  const done = queue.filter(({ row }) => decisions.has(row)).length
  const share = queue.length > 0 ? (100 * done) / queue.length : 0
  return (
    <aside className={`${kit.column} ${classes.queue}`} aria-label={messages.panel}>
      <div className={`${kit.row} ${classes.queueHead}`}>
        <NativeSelect
          size="xs"
          aria-label={messages.list}
          value={filter}
          data={Object.entries(rowFilters).map(([value, label]) => ({
            value,
            label: messages.filter(label, counts[value as RowFilter]),
          }))}
          onChange={(event) => onFilter(event.currentTarget.value as RowFilter)}
        />
        <span className={`${kit.second} ${classes.second}`}>{messages.done(done, queue.length)}</span>
      </div>
      <div className={classes.track} aria-hidden>
        <span style={{ width: `${share}%` }} />
      </div>
      <div
        className={`${kit.rest} ${classes.scroller}`}
        ref={scroller}
        data-empty={queue.length === 0 || undefined}
      >
        <ol
          className={classes.rows}
          style={{ height: queue.length * HEIGHT }}
          aria-label={rowFilters[filter]}
        >
          {items.map((i) => {
            const best = queue[i]
            if (!best) return null
            return (
              <li
                key={best.row}
                style={{ top: i * HEIGHT }}
                aria-posinset={i + 1}
                aria-setsize={queue.length}
              >
                <QueueRow
                  best={best}
                  decision={decisions.get(best.row)}
                  measure={measure}
                  isCurrent={i === at}
                  onChoose={() => onChoose(i)}
                />
              </li>
            )
          })}
        </ol>
      </div>
      <p className={`${kit.second} ${kit.foot} ${classes.keys}`}>
        <span>
          <kbd>J</kbd> <kbd>K</kbd> {messages.nextPrevious}
        </span>
        <span>
          <kbd>?</kbd> {messages.allKeys}
        </span>
      </p>
    </aside>
  )
}

interface RowProps {
  best: TopCandidate
  decision: Decision | undefined
  measure: Measure
  isCurrent: boolean
  onChoose: () => void
}

/** A row by its name, with the sign of its decision and its best value. */
function QueueRow({ best, decision, measure, isCurrent, onChoose }: RowProps) {
  const type = decision?.type ?? 'open'
  const sign = type === 'open' && best.tied ? 'ambiguous' : type
  const [Icon, color] = signs[sign]
  return (
    <button
      type="button"
      className={`${kit.line} ${kit.hovers} ${kit.textButton} ${kit.wide} ${classes.queueRow}`}
      data-sign={sign}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
    >
      <Icon size={14} stroke={2} className={`${kit.fixed} ${color}`} aria-label={messages.signs[sign]} />
      <bdi className={`${kit.fill} ${kit.truncate}`}>{best.name}</bdi>
      <span className={kit.muted}>{valueLabel(best, measure)}</span>
    </button>
  )
}

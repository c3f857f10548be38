import { NativeSelect } from '@mantine/core'
import { IconCheck, IconClock, IconEqual, IconPointFilled, IconX, type TablerIcon } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { queueMessages as messages, rowFilters } from '#features/matching/messages/review.ts'
import type { TopCandidate } from '#features/matching/model/file/review/answer.ts'
import type { Decision, Decisions } from '#features/matching/model/file/review/decisions.ts'
import { progressOf, type RowFilter } from '#features/matching/model/file/review/review-queue.ts'
import { type Measure, measureText, measureValue } from '#features/matching/model/file/review/thresholds.ts'
import { NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
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
  const { reviewed } = progressOf(queue, decisions)
  const share = queue.length > 0 ? (100 * reviewed) / queue.length : 0
  return (
    <aside
      className={`${kit.column} ${kit.short} ${kit.surface} ${classes.queue}`}
      aria-label={messages.panel}
    >
      <div className={`${kit.row} ${kit.wrap} ${kit.spread} ${classes.queueHead}`}>
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
        <span className={`${kit.second} ${kit.noWrap}`}>{messages.reviewed(reviewed, queue.length)}</span>
      </div>
      <div className={`${kit.well} ${classes.track}`} aria-hidden>
        <span className={kit.bar} style={{ width: `${share}%` }} />
      </div>
      <div className={`${kit.rest} ${kit.scroll} ${classes.scroller}`} ref={scroller}>
        <ol
          className={classes.rows}
          style={{ height: queue.length * HEIGHT }}
          data-dense
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
      <Inline
        as="p"
        wrap
        justify="between"
        className={`${kit.second} ${kit.noWrap} ${kit.foot} ${kit.hideNarrow} ${classes.keys}`}
      >
        <span>
          <kbd className={kit.key}>J</kbd> <kbd className={kit.key}>K</kbd> {messages.nextPrevious}
        </span>
        <span>
          <kbd className={kit.key}>?</kbd> {messages.allKeys}
        </span>
      </Inline>
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
  const style = isCurrent ? kit.strong : type === 'open' ? kit.name : kit.muted
  return (
    <button
      type="button"
      className={`${kit.plain} ${kit.row} ${kit.wide} ${kit.selectable} ${style} ${classes.queueRow}`}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
    >
      <Icon size={14} stroke={2} className={`${kit.fixed} ${color}`} aria-label={messages.signs[sign]} />
      <bdi className={`${kit.fill} ${kit.truncate}`}>{best.name}</bdi>
      <span className={`${kit.regular} ${kit.muted}`}>{valueLabel(best, measure)}</span>
    </button>
  )
}

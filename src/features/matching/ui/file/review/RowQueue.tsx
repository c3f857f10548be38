import { NativeSelect } from '@mantine/core'
import { IconCheck, IconClock, IconEqual, IconPointFilled, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { TopCandidate } from '#features/matching/model/file/review/answer.ts'
import type { Decisions } from '#features/matching/model/file/review/decisions.ts'
import { filters, type RowFilter } from '#features/matching/model/file/review/row-filters.ts'
import { type Measure, measureText, measureValue } from '#features/matching/model/file/review/thresholds.ts'
import { count, NONE } from '#shared/text/format.ts'
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

/** Pixels of a row; on a phone the list is above the comparison and rows are the same. */
const HEIGHT = 34

const signs = {
  accepted: { Icon: IconCheck, label: 'accepted' },
  none: { Icon: IconX, label: 'no match' },
  later: { Icon: IconClock, label: 'skipped' },
  ambiguous: { Icon: IconEqual, label: 'ambiguous' },
  open: { Icon: IconPointFilled, label: 'not decided' },
}

/** "94%", "3 equal", or a dash without a candidate. */
function valueLabel(best: TopCandidate, measure: Measure): string {
  if (best.tied) return `${best.tied} equal`
  const value = measureValue(best, measure)
  return value === undefined ? NONE : measureText(measure, Math.floor(value))
}

/** The rows of a list, the best first, with what was decided about each. */
export function RowQueue({ queue, at, filter, counts, measure, decisions, onFilter, onChoose }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const { items, showRow } = useRowWindow({ scroller, rows: queue.length, height: HEIGHT, head: 0, from: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another row is looked at
  useEffect(() => showRow(at), [at])
  const done = queue.filter(({ row }) => decisions.has(row)).length
  const share = queue.length > 0 ? (100 * done) / queue.length : 0
  return (
    <aside className={`${kit.column} ${classes.queue}`} aria-label="Rows">
      <div className={`${kit.row} ${classes.queueHead}`}>
        <NativeSelect
          size="xs"
          aria-label="Rows in the list"
          value={filter}
          data={Object.entries(filters).map(([value, label]) => ({
            value,
            label: `${label} (${count(counts[value as RowFilter])})`,
          }))}
          onChange={(event) => onFilter(event.currentTarget.value as RowFilter)}
        />
        <span className={`${kit.second} ${classes.second}`}>
          {count(done)} of {count(queue.length)} done
        </span>
      </div>
      <div className={classes.track} aria-hidden>
        <span style={{ width: `${share}%` }} />
      </div>
      <div
        className={`${kit.rest} ${classes.scroller}`}
        ref={scroller}
        data-empty={queue.length === 0 || undefined}
      >
        <ol className={classes.rows} style={{ height: queue.length * HEIGHT }} aria-label={filters[filter]}>
          {items.map((i) => {
            const best = queue[i]
            if (!best) return null
            const type = decisions.get(best.row)?.type ?? 'open'
            const sign = type === 'open' && best.tied ? 'ambiguous' : type
            const { Icon, label } = signs[sign]
            return (
              <li
                key={best.row}
                style={{ top: i * HEIGHT }}
                aria-posinset={i + 1}
                aria-setsize={queue.length}
              >
                <button
                  type="button"
                  className={`${kit.line} ${kit.hovers} ${kit.textButton} ${classes.queueRow}`}
                  data-sign={sign}
                  aria-current={i === at || undefined}
                  onClick={() => onChoose(i)}
                >
                  <Icon size={14} stroke={2} aria-label={label} />
                  <bdi>{best.name}</bdi>
                  <span>{valueLabel(best, measure)}</span>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
      <p className={`${kit.second} ${kit.foot} ${classes.keys}`}>
        <span>
          <kbd>J</kbd> <kbd>K</kbd> next, previous
        </span>
        <span>
          <kbd>?</kbd> all keys
        </span>
      </p>
    </aside>
  )
}

import { NativeSelect } from '@mantine/core'
import { IconCheck, IconClock, IconPointFilled, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { count, NONE } from '../../../../criteria/format.ts'
import type { Best } from '../../../../match/file/answer.ts'
import type { Decisions } from '../../../../match/file/decisions.ts'
import { useRowWindow } from '../../../../ui/useRowWindow.ts'
import { type Filter, filters } from './filters.ts'
import classes from './review.module.css'

interface Props {
  queue: readonly Best[]
  at: number
  filter: Filter
  decisions: Decisions
  onFilter: (filter: Filter) => void
  onChoose: (index: number) => void
}

/** Pixels of a row; on a phone the list is above the comparison and rows are the same. */
const HEIGHT = 34

const signs = {
  accepted: { Icon: IconCheck, words: 'accepted' },
  none: { Icon: IconX, words: 'without a record' },
  later: { Icon: IconClock, words: 'put off' },
  open: { Icon: IconPointFilled, words: 'not decided' },
}

/** The rows that are looked at, best score first, with what was decided of each. */
export function Queue({ queue, at, filter, decisions, onFilter, onChoose }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const { items, showRow } = useRowWindow({ scroller, rows: queue.length, height: HEIGHT, head: 0, from: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another row is looked at
  useEffect(() => showRow(at), [at])
  const done = queue.filter(({ row }) => decisions.has(row)).length
  const share = queue.length > 0 ? (100 * done) / queue.length : 0
  return (
    <aside className={classes.queue} aria-label="Rows">
      <div className={classes.queueHead}>
        <NativeSelect
          size="xs"
          aria-label="Rows in the list"
          value={filter}
          data={Object.entries(filters).map(([value, label]) => ({ value, label }))}
          onChange={(event) => onFilter(event.currentTarget.value as Filter)}
        />
        <span className={classes.second}>
          {count(done)} of {count(queue.length)} done
        </span>
      </div>
      <div className={classes.track} aria-hidden>
        <span style={{ width: `${share}%` }} />
      </div>
      <div className={classes.scroller} ref={scroller} data-empty={queue.length === 0 || undefined}>
        <ol className={classes.rows} style={{ height: queue.length * HEIGHT }} aria-label={filters[filter]}>
          {items.map((i) => {
            const best = queue[i]
            if (!best) return null
            const type = decisions.get(best.row)?.type ?? 'open'
            const { Icon, words } = signs[type]
            return (
              <li
                key={best.row}
                style={{ top: i * HEIGHT }}
                aria-posinset={i + 1}
                aria-setsize={queue.length}
              >
                <button
                  type="button"
                  className={classes.queueRow}
                  data-decided={type}
                  aria-current={i === at || undefined}
                  onClick={() => onChoose(i)}
                >
                  <Icon size={14} stroke={2} aria-label={words} />
                  <bdi>{best.name}</bdi>
                  <span>{best.score < 0 ? NONE : count(best.score)}</span>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
      <p className={classes.keys}>
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

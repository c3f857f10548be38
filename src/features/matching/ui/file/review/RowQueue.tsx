import { NativeSelect } from '@mantine/core'
import { IconCheck, IconClock, IconEqual, IconPointFilled, IconX, type TablerIcon } from '@tabler/icons-react'
import { queueMessages as messages, rowFilters } from '#features/matching/messages/review.ts'
import type { TopCandidate } from '#features/matching/model/file/review/answer.ts'
import type { Decision, Decisions } from '#features/matching/model/file/review/decisions.ts'
import { progressOf, type RowFilter } from '#features/matching/model/file/review/review-queue.ts'
import { type Measure, measureText, measureValue } from '#features/matching/model/file/review/thresholds.ts'
import { NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { ReviewQueue, ReviewQueueRow } from '#ui/ReviewQueue.tsx'

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
  const { reviewed } = progressOf(queue, decisions)
  return (
    <ReviewQueue
      label={messages.panel}
      list={rowFilters[filter]}
      decided={messages.reviewed(reviewed, queue.length)}
      share={queue.length > 0 ? reviewed / queue.length : 0}
      rows={queue.length}
      at={at}
      head={
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
      }
      row={(i) => {
        const best = queue[i]
        return (
          best && (
            <QueueRow
              key={best.row}
              best={best}
              decision={decisions.get(best.row)}
              measure={measure}
              isCurrent={i === at}
              onChoose={() => onChoose(i)}
            />
          )
        )
      }}
    />
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
    <ReviewQueueRow
      Icon={Icon}
      color={color}
      sign={messages.signs[sign]}
      name={best.name}
      value={valueLabel(best, measure)}
      isCurrent={isCurrent}
      isDecided={type !== 'open'}
      onChoose={onChoose}
    />
  )
}

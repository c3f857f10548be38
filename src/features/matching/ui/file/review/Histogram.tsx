import { useMemo } from 'react'
import { thresholdMessages as messages } from '#features/matching/messages/review.ts'
import type { TopCandidate } from '#features/matching/model/file/review/answer.ts'
import { histogramOf } from '#features/matching/model/file/review/review-queue.ts'
import { type Acceptance, type Measure, scales } from '#features/matching/model/file/review/thresholds.ts'
import kit from '#ui/kit.module.css'
import classes from './thresholds.module.css'

/** How many rows have each probability or score, with the thresholds; the numbers are below it as text. */
export function Histogram({
  topCandidates,
  acceptance,
}: {
  topCandidates: readonly TopCandidate[]
  acceptance: Acceptance
}) {
  const { measure, accept, reject } = acceptance
  const bars = useMemo(() => histogramOf(topCandidates, measure), [topCandidates, measure])
  const highest = Math.max(1, ...bars)
  return (
    <div className={`${kit.flex} ${classes.histogram}`} data-measure={measure} aria-hidden>
      {bars.map((rows, i) => {
        const value = scales[measure].min + i
        return (
          <span
            key={value}
            className={kit.grow}
            data-group={value >= accept ? 'accept' : value >= reject ? 'review' : 'none'}
            title={messages.bar(measure, value, rows)}
            style={{ height: rows === 0 ? 0 : `${Math.max(3, 100 * Math.sqrt(rows / highest))}%` }}
          />
        )
      })}
      <i data-group="review" style={{ left: positionOf(measure, reject) }} />
      <i data-group="accept" style={{ left: positionOf(measure, accept) }} />
    </div>
  )
}

/** Where the bar of a value begins. */
export function positionOf(measure: Measure, value: number): string {
  const { min, max } = scales[measure]
  return `${(100 * (value - min)) / (max - min + 1)}%`
}

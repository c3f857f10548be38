import { useMemo } from 'react'
import { some } from '../../../../criteria/format.ts'
import type { Best } from '../../../../match/file/answer.ts'
import { HIGHEST, histogramOf, LOWEST, sortOf, type Thresholds } from '../../../../match/file/review.ts'
import classes from './thresholds.module.css'

/** How many rows have each score, with the thresholds between them; the numbers stand below it in words. */
export function Histogram({ bests, thresholds }: { bests: readonly Best[]; thresholds: Thresholds }) {
  const bars = useMemo(() => histogramOf(bests), [bests])
  const most = Math.max(1, ...bars)
  return (
    <div className={classes.histogram} aria-hidden>
      {bars.map((rows, i) => {
        const score = LOWEST + i
        return (
          <span
            key={score}
            data-sort={sortOf(score, thresholds)}
            title={`${score}: ${some(rows, 'row')}`}
            style={{ height: rows === 0 ? 0 : `${Math.max(3, 100 * Math.sqrt(rows / most))}%` }}
          />
        )
      })}
      <i data-sort="review" style={{ left: placeOf(thresholds.reject) }} />
      <i data-sort="accept" style={{ left: placeOf(thresholds.accept) }} />
    </div>
  )
}

/** Where the bar of a score begins. */
export const placeOf = (score: number) => `${(100 * (score - LOWEST)) / (HIGHEST - LOWEST + 1)}%`

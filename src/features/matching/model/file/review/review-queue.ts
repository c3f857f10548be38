import type { TopCandidate } from './answer.ts'
import type { Decisions } from './decisions.ts'
import { groupOf, type RowGroup } from './row-groups.ts'
import { type Acceptance, measureValue, scales } from './thresholds.ts'

/** How many rows have each whole value of the measure, from its minimum to its maximum; ambiguous rows and those that are below it are not counted. */
export function histogramOf(
  topCandidates: readonly TopCandidate[],
  measure: Acceptance['measure'],
): number[] {
  const { min, max } = scales[measure]
  const bars = Array.from({ length: max - min + 1 }, () => 0)
  for (const best of topCandidates) {
    const value = best.tied ? undefined : measureValue(best, measure)
    if (value === undefined) continue
    const bar = Math.floor(value) - min
    if (bar >= 0 && bar < bars.length) bars[bar] = (bars[bar] ?? 0) + 1
  }
  return bars
}

/** What was decided so far, of the rows that have an answer. */
export function progressOf(topCandidates: readonly TopCandidate[], decisions: Decisions) {
  const counts = { accepted: 0, none: 0, later: 0, open: 0 }
  for (const { row } of topCandidates) counts[decisions.get(row)?.type ?? 'open'] += 1
  return counts
}

/** Rows in the order in which they are reviewed: by their value, best first, then as in the file. */
export const bestFirst = (topCandidates: readonly TopCandidate[], { measure }: Acceptance): TopCandidate[] =>
  topCandidates.toSorted(
    (a, b) => (measureValue(b, measure) ?? -1) - (measureValue(a, measure) ?? -1) || a.row - b.row,
  )

/** The rows of a group in the order in which they are reviewed, decided or not; ambiguous ones by score, as they share the probability. */
export function queueOf(
  topCandidates: readonly TopCandidate[],
  acceptance: Acceptance,
  group: RowGroup,
): TopCandidate[] {
  const rows = topCandidates.filter((best) => groupOf(best, acceptance) === group)
  return bestFirst(rows, group === 'ambiguous' ? { ...acceptance, measure: 'score' } : acceptance)
}

/** The next row behind one that is not decided, from the beginning again where there is none; undefined when all are decided. */
export function nextOpen(
  queue: readonly TopCandidate[],
  at: number,
  decisions: Decisions,
): number | undefined {
  const isOpen = ({ row }: TopCandidate) => !decisions.has(row)
  const after = queue.findIndex((best, i) => i > at && isOpen(best))
  const first = after >= 0 ? after : queue.findIndex(isOpen)
  return first >= 0 ? first : undefined
}

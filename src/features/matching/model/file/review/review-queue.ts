import type { rowFilters } from '#features/matching/messages/review.ts'
import type { TopCandidate } from './answer.ts'
import { type Decision, type Decisions, isBulk } from './decisions.ts'
import {
  type Acceptance,
  type GroupCounts,
  groupOf,
  measureValue,
  type RowGroup,
  rowGroups,
  scales,
} from './thresholds.ts'

/** A list of the review: a group of rows, or the rows with one decision. */
export type RowFilter = keyof typeof rowFilters

/** How many rows have each whole value of the measure, from its minimum to its maximum; ambiguous rows and lower values are not counted. */
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

/** How many of the answered rows have each decision, or none; and how many a person reviewed or a threshold alone decided. */
export function progressOf(topCandidates: readonly TopCandidate[], decisions: Decisions) {
  const counts = { accepted: 0, none: 0, later: 0, open: 0, reviewed: 0, byThreshold: 0 }
  for (const { row } of topCandidates) {
    const decision = decisions.get(row)
    counts[decision?.type ?? 'open'] += 1
    if (decision) counts[isBulk(decision) ? 'byThreshold' : 'reviewed'] += 1
  }
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

/** The next row after `at` that is not decided, else the first one; undefined if all are decided. */
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

type Progress = ReturnType<typeof progressOf>

/** How many rows each list has. */
export const filterCounts = (
  shares: GroupCounts,
  progress: Progress,
  all: number,
): Record<RowFilter, number> => ({
  ...shares,
  open: progress.open,
  later: progress.later,
  accepted: progress.accepted,
  rejected: progress.none,
  all,
})

const isGroup = (filter: RowFilter): filter is RowGroup => (rowGroups as readonly string[]).includes(filter)

const decided: Record<Exclude<RowFilter, RowGroup | 'all'>, Decision['type'] | 'open'> = {
  open: 'open',
  later: 'later',
  accepted: 'accepted',
  rejected: 'none',
}

/** Whether a list has the same rows regardless of decisions. */
export const isFixed = (filter: RowFilter): boolean => filter === 'all' || isGroup(filter)

/** The rows of a list, the best first. */
export function filteredRows(
  topCandidates: readonly TopCandidate[],
  filter: RowFilter,
  acceptance: Acceptance,
  decisions: Decisions,
): readonly TopCandidate[] {
  if (isGroup(filter)) return queueOf(topCandidates, acceptance, filter)
  if (filter === 'all') return bestFirst(topCandidates, acceptance)
  const type = decided[filter]
  return bestFirst(
    topCandidates.filter(({ row }) => (decisions.get(row)?.type ?? 'open') === type),
    acceptance,
  )
}

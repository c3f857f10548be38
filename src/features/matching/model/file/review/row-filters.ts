import type { TopCandidate } from './answer.ts'
import type { Decision, Decisions } from './decisions.ts'
import { bestFirst, type progressOf, queueOf } from './review-queue.ts'
import type { GroupCounts, RowGroup } from './row-groups.ts'
import type { Acceptance } from './thresholds.ts'

/** The lists of the review: the groups of rows, then rows by what was decided about them. */
export const filters = {
  review: 'To review',
  ambiguous: 'Ambiguous',
  none: 'No match',
  accept: 'Above the threshold',
  open: 'Not decided',
  later: 'Skipped',
  accepted: 'Accepted',
  rejected: 'Rejected',
  all: 'All rows',
} as const
export type RowFilter = keyof typeof filters

/** What is shown where a list has no row. */
export const emptyMessages: Record<RowFilter, string> = {
  review: 'No rows to review between the two thresholds.',
  ambiguous: 'No row has several equal candidates.',
  none: 'Every row has a candidate above the lower threshold.',
  accept: 'No row reaches the upper threshold.',
  open: 'Every row is decided.',
  later: 'No rows skipped.',
  accepted: 'No rows accepted yet.',
  rejected: 'No rows rejected yet.',
  all: 'No rows were looked up.',
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

const groups: readonly RowFilter[] = ['accept', 'review', 'ambiguous', 'none'] satisfies RowGroup[]
const isGroup = (filter: RowFilter): filter is RowGroup => groups.includes(filter)

const decided: Record<Exclude<RowFilter, RowGroup | 'all'>, Decision['type'] | 'open'> = {
  open: 'open',
  later: 'later',
  accepted: 'accepted',
  rejected: 'none',
}

/** Whether a list has the same rows whatever is decided about them. */
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

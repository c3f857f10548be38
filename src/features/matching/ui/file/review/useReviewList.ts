import { useMemo, useState } from 'react'
import type { TopCandidate } from '#features/matching/model/file/review/answer.ts'
import type { Decisions } from '#features/matching/model/file/review/decisions.ts'
import {
  filteredRows,
  isFixed,
  nextOpen,
  progressOf,
  type RowFilter,
} from '#features/matching/model/file/review/review-queue.ts'
import type { Acceptance } from '#features/matching/model/file/review/thresholds.ts'
import { groupCountsOf } from '#features/matching/model/file/review/thresholds.ts'

const undecided: Decisions = new Map()

/** A row that remains in the list at its position, even if it is in another group now. */
interface PinnedRow {
  row: number
  at: number
}

function withPinned(
  queue: readonly TopCandidate[],
  topCandidates: readonly TopCandidate[],
  pinned: PinnedRow | undefined,
): readonly TopCandidate[] {
  if (!pinned || queue.some(({ row }) => row === pinned.row)) return queue
  const best = topCandidates.find(({ row }) => row === pinned.row)
  return best ? queue.toSpliced(pinned.at, 0, best) : queue
}

/** The rows of the selected list, the current one, and functions to go to another one. */
export function useReviewList(
  topCandidates: readonly TopCandidate[],
  decisions: Decisions,
  acceptance: Acceptance,
) {
  const [selectedFilter, setFilter] = useState<RowFilter>()
  const [row, setRow] = useState<number>()
  const [pinned, setPinned] = useState<PinnedRow>()
  const shares = useMemo(() => groupCountsOf(topCandidates, acceptance), [topCandidates, acceptance])
  const progress = useMemo(() => progressOf(topCandidates, decisions), [topCandidates, decisions])
  const filter = selectedFilter ?? (shares.review === 0 && shares.ambiguous > 0 ? 'ambiguous' : 'review')
  // In the list of a group, a row that was just decided remains at its position.
  const sorting = isFixed(filter) ? undecided : decisions
  const queue = useMemo(
    () => withPinned(filteredRows(topCandidates, filter, acceptance, sorting), topCandidates, pinned),
    [topCandidates, filter, acceptance, sorting, pinned],
  )
  const found = queue.findIndex((best) => best.row === row)
  const at = found >= 0 ? found : (nextOpen(queue, -1, decisions) ?? 0)
  const best = queue[at]
  return {
    filter,
    queue,
    at,
    /** The current row, by its best candidate. */
    best,
    shares,
    progress,
    /** Goes to a row by its position in the list. */
    goTo: (index: number) => {
      const next = queue[Math.max(0, Math.min(queue.length - 1, index))]
      if (next) setRow(next.row)
    },
    /** Goes to a row by its number. */
    open: setRow,
    /** Keeps the current row in the list. */
    pin: () => best && setPinned({ row: best.row, at }),
    /** Opens another list at its first row that is not decided. */
    show: (next: RowFilter) => {
      setFilter(next)
      setPinned(undefined)
      setRow(undefined)
    },
  }
}
export type ReviewList = ReturnType<typeof useReviewList>

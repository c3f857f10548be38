import type { Best } from '../../../../match/file/answer.ts'
import type { Decisions } from '../../../../match/file/decisions.ts'
import { queueOf, type Thresholds } from '../../../../match/file/review.ts'

/** Which rows stand in the list. */
export const filters = {
  review: 'To review',
  open: 'Not decided',
  later: 'Put off',
  accepted: 'Accepted',
  none: 'Without a record',
  all: 'All rows',
} as const
export type Filter = keyof typeof filters

/** Whether a list holds its rows whatever is decided about them. */
export const isFixed = (filter: Filter): boolean => filter === 'review' || filter === 'all'

/** The rows of a filter, best score first. */
export function filtered(
  bests: readonly Best[],
  filter: Filter,
  thresholds: Thresholds,
  decisions: Decisions,
): readonly Best[] {
  if (filter === 'review') return queueOf(bests, thresholds)
  const all = bests.toSorted((a, b) => b.score - a.score || a.row - b.row)
  return filter === 'all' ? all : all.filter(({ row }) => (decisions.get(row)?.type ?? 'open') === filter)
}

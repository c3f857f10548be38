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

/** What is said where a list has no row. */
export const emptyWords: Record<Filter, string> = {
  review: 'No row lies between the two scores. Move them, or accept the rows at and over the upper one.',
  open: 'Every row is decided.',
  later: 'No row is put off.',
  accepted: 'No row is accepted yet.',
  none: 'No row is left without a record yet.',
  all: 'No row was asked about.',
}

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

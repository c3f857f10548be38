import type { TopCandidate } from './answer.ts'
import type { Decision } from './decisions.ts'
import { groupOf, type RowGroup } from './row-groups.ts'
import type { Acceptance } from './thresholds.ts'

/** What a row is in the completed file. */
export type RowStatus = 'Accepted' | 'No match' | 'Skipped' | 'Ambiguous' | 'To review' | 'Not looked up'

const decided: Record<Decision['type'], RowStatus> = {
  accepted: 'Accepted',
  none: 'No match',
  later: 'Skipped',
}

const undecided: Record<RowGroup, RowStatus> = {
  accept: 'To review',
  review: 'To review',
  ambiguous: 'Ambiguous',
  none: 'No match',
}

/** The status of a row: what was decided about it, else its group. Nothing is accepted before a person accepts it. */
export function statusOf(
  best: TopCandidate | undefined,
  decision: Decision | undefined,
  acceptance: Acceptance,
): RowStatus {
  if (decision) return decided[decision.type]
  return !best || best.refused ? 'Not looked up' : undecided[groupOf(best, acceptance)]
}

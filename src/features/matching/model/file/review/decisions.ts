import { z } from 'zod'
import type { RowAnswer, RowCandidate, TopCandidate } from './answer.ts'
import type { Acceptance } from './thresholds.ts'
import { groupOf, type RowGroup } from './thresholds.ts'

/** Decided with all rows above or below a threshold; absent once a person has decided about the row or opened it. */
const bulk = z.literal(true).optional()

const Accepted = z.object({
  type: z.literal('accepted'),
  id: z.string(),
  /** Negative if an older version stored a record without a score. */
  score: z.number(),
  /** 0 to 1; absent if the service gives none. */
  probability: z.number().optional(),
  rule: z.string(),
  bulk,
})

/** The decision about a row: a record was accepted, all were rejected, or the row was skipped. */
export const Decision = z.discriminatedUnion('type', [
  Accepted,
  z.object({ type: z.literal('none'), bulk }),
  z.object({ type: z.literal('later') }),
])
export type Decision = z.infer<typeof Decision>
export type AcceptedRecord = z.infer<typeof Accepted>

/** Decisions by the line of the file on which the row begins; a row that is not decided is absent. */
export type Decisions = ReadonlyMap<number, Decision>

/** The new decision of a row; null if it is open again. */
export type DecisionChange = readonly [row: number, decision: Decision | null]

/** The ids of the records that were accepted, each once, in the order of their rows. */
export function acceptedIds(decisions: Decisions): string[] {
  const accepted = [...decisions].flatMap(([row, it]) =>
    it.type === 'accepted' ? [[row, it.id] as const] : [],
  )
  accepted.sort(([a], [b]) => a - b)
  return [...new Set(accepted.map(([, id]) => id))]
}

/** The decision for a candidate. */
export const acceptDecision = ({ Id, Score, Probability, RuleName }: RowCandidate): AcceptedRecord => ({
  type: 'accepted',
  id: Id,
  score: Score,
  ...(Probability !== undefined && { probability: Probability }),
  rule: RuleName,
})

/** The index of the accepted record among the candidates of an answer; undefined if it is not among them. */
export function acceptedIndex(
  { found }: Pick<RowAnswer, 'found'>,
  decision: Decision | undefined,
): number | undefined {
  if (decision?.type !== 'accepted') return undefined
  const at = found.findIndex(({ Id }) => Id === decision.id)
  return at >= 0 ? at : undefined
}

/** Decisions after some changes, and the changes that undo them. */
export function applyChanges(decisions: Decisions, changes: readonly DecisionChange[]) {
  const next = new Map(decisions)
  const back = changes.map(([row]): DecisionChange => [row, decisions.get(row) ?? null])
  for (const [row, decision] of changes)
    if (decision) next.set(row, decision)
    else next.delete(row)
  return { next, back }
}

const undecided = (
  topCandidates: readonly TopCandidate[],
  decisions: Decisions,
  acceptance: Acceptance,
  group: RowGroup,
): TopCandidate[] =>
  topCandidates.filter((best) => !decisions.has(best.row) && groupOf(best, acceptance) === group)

/** Accepts the best candidate of every undecided row that reaches the upper threshold; never of an ambiguous one. */
export const acceptRows = (
  topCandidates: readonly TopCandidate[],
  decisions: Decisions,
  acceptance: Acceptance,
): DecisionChange[] =>
  undecided(topCandidates, decisions, acceptance, 'accept').map(({ row, id, score, probability, rule }) => [
    row,
    { type: 'accepted', id, score, ...(probability !== undefined && { probability }), rule },
  ])

/** Rejects every undecided row under the lower threshold or without a candidate. */
export const rejectRows = (
  topCandidates: readonly TopCandidate[],
  decisions: Decisions,
  acceptance: Acceptance,
): DecisionChange[] =>
  undecided(topCandidates, decisions, acceptance, 'none').map(({ row }) => [row, { type: 'none' }])

/** Bulk decisions: rows that a person opened are reviewed, the others are decided by a threshold alone. */
export const markBulk = (changes: readonly DecisionChange[], opened: ReadonlySet<number>): DecisionChange[] =>
  changes.map(([row, decision]) =>
    decision && decision.type !== 'later' && !opened.has(row)
      ? [row, { ...decision, bulk: true }]
      : [row, decision],
  )

/** Whether a row was decided with all rows above or below a threshold, and not opened by a person since. */
export const isBulk = (decision: Decision | undefined): boolean =>
  decision !== undefined && decision.type !== 'later' && decision.bulk === true

/** The same decision, reviewed by a person. */
export function reviewedDecision(decision: Decision): Decision {
  if (decision.type === 'later') return decision
  const { bulk: _, ...reviewed } = decision
  return reviewed
}

/** The status of a row in the completed file. */
export type RowStatus = 'Accepted' | 'No match' | 'Skipped' | 'Ambiguous' | 'To review' | 'Not looked up'

const decidedStatus: Record<Decision['type'], RowStatus> = {
  accepted: 'Accepted',
  none: 'No match',
  later: 'Skipped',
}

const undecidedStatus: Record<RowGroup, RowStatus> = {
  accept: 'To review',
  review: 'To review',
  ambiguous: 'Ambiguous',
  none: 'No match',
}

/** The status of a row: its decision, else its group. Nothing is accepted until a person accepts it. */
export function statusOf(
  best: TopCandidate | undefined,
  decision: Decision | undefined,
  acceptance: Acceptance,
): RowStatus {
  if (decision) return decidedStatus[decision.type]
  return !best || best.refused ? 'Not looked up' : undecidedStatus[groupOf(best, acceptance)]
}

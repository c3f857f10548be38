import { z } from 'zod'
import type { Answer, Best, Candidate } from './answer.ts'

/** What the person said of a row: this record, none of them, or later. */
export const Decision = z.discriminatedUnion('type', [
  z.object({ type: z.literal('accepted'), id: z.string(), score: z.number(), rule: z.string() }),
  z.object({ type: z.literal('none') }),
  z.object({ type: z.literal('later') }),
])
export type Decision = z.infer<typeof Decision>

/** Decisions by the line of the file on which the row begins; a row that is not decided is absent. */
export type Decisions = ReadonlyMap<number, Decision>

/** What becomes of one row: a decision, or that it is open again. */
export type Change = readonly [row: number, decision: Decision | null]

/** The ids of the records that were accepted, each once, in the order of their rows. */
export function acceptedIds(decisions: Decisions): string[] {
  const accepted = [...decisions].flatMap(([row, it]) =>
    it.type === 'accepted' ? [[row, it.id] as const] : [],
  )
  accepted.sort(([a], [b]) => a - b)
  return [...new Set(accepted.map(([, id]) => id))]
}

export const acceptedAs = ({ Id, Score, RuleName }: Candidate): Extract<Decision, { type: 'accepted' }> => ({
  type: 'accepted',
  id: Id,
  score: Score,
  rule: RuleName,
})

/** At which place among the candidates of an answer the accepted one stands; undefined where it is not among them. */
export function acceptedAt(
  { found }: Pick<Answer, 'found'>,
  decision: Decision | undefined,
): number | undefined {
  if (decision?.type !== 'accepted') return undefined
  const at = found.findIndex(({ Id }) => Id === decision.id)
  return at >= 0 ? at : undefined
}

/** Decisions with some changed, and the changes that take them back. */
export function changedBy(decisions: Decisions, changes: readonly Change[]) {
  const next = new Map(decisions)
  const back = changes.map(([row]): Change => [row, decisions.get(row) ?? null])
  for (const [row, decision] of changes)
    if (decision) next.set(row, decision)
    else next.delete(row)
  return { next, back }
}

/** Accepts the best candidate of every open row that scores so much or more. */
export const acceptOver = (bests: readonly Best[], decisions: Decisions, least: number): Change[] =>
  bests
    .filter(({ row, score }) => score >= least && !decisions.has(row))
    .map(({ row, id, score, rule }) => [row, { type: 'accepted', id, score, rule }])

/** Takes none for every open row whose best candidate scores less, or that has none. */
export const rejectUnder = (bests: readonly Best[], decisions: Decisions, most: number): Change[] =>
  bests
    .filter(({ row, score }) => score < most && !decisions.has(row))
    .map(({ row }) => [row, { type: 'none' }])

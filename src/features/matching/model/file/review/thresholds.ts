import { z } from 'zod'
import type { TopCandidate } from './answer.ts'

/** Two limits: rows at `accept` or more can be accepted together, those under `reject` have no match. */
export const Thresholds = z.object({ accept: z.number(), reject: z.number() })
export type Thresholds = z.infer<typeof Thresholds>

/** What the thresholds apply to: the probability of the best candidate in percent, or its score if the service gives no probability. */
export type Measure = 'probability' | 'score'

/** The range of each measure, and its default thresholds. */
export const scales: Record<Measure, { min: number; max: number; default: Thresholds }> = {
  probability: { min: 0, max: 100, default: { accept: 90, reject: 50 } },
  score: { min: 70, max: 100, default: { accept: 90, reject: 74 } },
}

/** The thresholds of a file and their measure. */
export interface Acceptance extends Thresholds {
  measure: Measure
}

/** Score if no candidate has a probability: from a service without that extension, or in answers that an older version stored. */
export function measureOf(topCandidates: readonly TopCandidate[]): Measure {
  let hasCandidate = false
  for (const { id, probability } of topCandidates) {
    if (probability !== undefined) return 'probability'
    if (id !== '') hasCandidate = true
  }
  return hasCandidate ? 'score' : 'probability'
}

interface StoredThresholds {
  /** Of scores. */
  thresholds: Thresholds
  /** In percent. */
  probabilityThresholds: Thresholds
}

/** The thresholds of the measure that the rows of a file have. */
export function acceptanceOf(stored: StoredThresholds, topCandidates: readonly TopCandidate[]): Acceptance {
  const measure = measureOf(topCandidates)
  return { measure, ...(measure === 'score' ? stored.thresholds : stored.probabilityThresholds) }
}

/** The value of a row's best candidate: its probability in percent with one decimal, or its score; undefined if there is none. */
export function measureValue({ id, score, probability }: TopCandidate, measure: Measure): number | undefined {
  if (id === '') return undefined
  if (measure === 'score') return score
  return probability === undefined ? undefined : percentOf(probability)
}

/** A probability in percent, rounded to one decimal. */
export const percentOf = (probability: number): number => Math.round(1000 * probability) / 10

/** A probability in percent, never rounded up: "94%", "<1%". */
export function probabilityText(probability: number): string {
  const percent = percentOf(probability)
  return percent > 0 && percent < 1 ? '<1%' : `${Math.floor(percent)}%`
}

/** A threshold or a value of a measure: "95%" or "90". */
export const measureText = (measure: Measure, value: number): string =>
  measure === 'probability' ? `${value}%` : `${value}`

/**
 * The group of a row that is not decided: it reaches the upper threshold; it is to be reviewed; several of its candidates fit equally;
 * or it has no match, because it is under the lower threshold or has no candidate.
 */
export const rowGroups = ['accept', 'review', 'ambiguous', 'none'] as const
export type RowGroup = (typeof rowGroups)[number]

/** The group of a row. A row without a value of the measure is to be reviewed. */
export function groupOf(best: TopCandidate, { measure, accept, reject }: Acceptance): RowGroup {
  if (best.id === '') return 'none'
  if (best.tied) return 'ambiguous'
  const value = measureValue(best, measure)
  if (value === undefined) return 'review'
  return value >= accept ? 'accept' : value >= reject ? 'review' : 'none'
}

/** How many rows are in each group, decided or not. */
export type GroupCounts = Record<RowGroup, number>

const noRows = (): GroupCounts => ({ accept: 0, review: 0, ambiguous: 0, none: 0 })

export function groupCountsOf(topCandidates: readonly TopCandidate[], acceptance: Acceptance): GroupCounts {
  const shares = noRows()
  for (const best of topCandidates) shares[groupOf(best, acceptance)] += 1
  return shares
}

interface RuleGroupCounts {
  rule: string
  rows: number
  shares: GroupCounts
}

/** How many rows each rule matched, by group, the most frequent rule first; rows without a candidate are not counted. */
export function ruleGroupCounts(
  topCandidates: readonly TopCandidate[],
  acceptance: Acceptance,
): RuleGroupCounts[] {
  const byRule = new Map<string, RuleGroupCounts>()
  for (const best of topCandidates) {
    const { rule } = best
    if (!rule) continue
    const ofRule = byRule.get(rule) ?? { rule, rows: 0, shares: noRows() }
    byRule.set(rule, ofRule)
    ofRule.rows += 1
    ofRule.shares[groupOf(best, acceptance)] += 1
  }
  return [...byRule.values()].sort((a, b) => b.rows - a.rows)
}

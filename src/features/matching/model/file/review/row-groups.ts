import type { TopCandidate } from './answer.ts'
import { type Acceptance, measureValue } from './thresholds.ts'

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

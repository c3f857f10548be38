import type { TopCandidate } from './answer.ts'
import { type Acceptance, measureValue } from './thresholds.ts'

/**
 * What a row is before a person decides: it reaches the upper threshold; it is to be reviewed; several of its candidates fit equally;
 * or it has no match, as it is under the lower threshold or has no candidate.
 */
export const rowGroups = ['accept', 'review', 'ambiguous', 'none'] as const
export type RowGroup = (typeof rowGroups)[number]

/** The group of a row. One without the measure that the others have is to be reviewed. */
export function groupOf(best: TopCandidate, { measure, accept, reject }: Acceptance): RowGroup {
  if (best.id === '') return 'none'
  if (best.tied) return 'ambiguous'
  const value = measureValue(best, measure)
  if (value === undefined) return 'review'
  return value >= accept ? 'accept' : value >= reject ? 'review' : 'none'
}

/** How many rows are in each group, whatever was decided. */
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

/** How many rows each rule decided, most first, with their groups; rows without a candidate are not counted. */
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

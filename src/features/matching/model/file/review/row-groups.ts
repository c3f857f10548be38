import type { Best } from './answer.ts'
import { type Acceptance, measureValue } from './thresholds.ts'

/**
 * What a row is before a person decides: it reaches the upper threshold; it is to be reviewed; several of its candidates fit equally;
 * or it has no match, as it is under the lower threshold or has no candidate.
 */
export const rowGroups = ['accept', 'review', 'ambiguous', 'none'] as const
export type RowGroup = (typeof rowGroups)[number]

/** The group of a row. One without the measure that the others have is to be reviewed. */
export function groupOf(best: Best, { measure, accept, reject }: Acceptance): RowGroup {
  if (best.id === '') return 'none'
  if (best.tied) return 'ambiguous'
  const value = measureValue(best, measure)
  if (value === undefined) return 'review'
  return value >= accept ? 'accept' : value >= reject ? 'review' : 'none'
}

/** How many rows are in each group, whatever was decided. */
export type Shares = Record<RowGroup, number>

const emptyShares = (): Shares => ({ accept: 0, review: 0, ambiguous: 0, none: 0 })

export function sharesOf(bests: readonly Best[], acceptance: Acceptance): Shares {
  const shares = emptyShares()
  for (const best of bests) shares[groupOf(best, acceptance)] += 1
  return shares
}

interface RuleShares {
  rule: string
  rows: number
  shares: Shares
}

/** How many rows each rule decided, most first, with their groups; rows without a candidate are not counted. */
export function rulesOf(bests: readonly Best[], acceptance: Acceptance): RuleShares[] {
  const byRule = new Map<string, RuleShares>()
  for (const best of bests) {
    const { rule } = best
    if (!rule) continue
    const ofRule = byRule.get(rule) ?? { rule, rows: 0, shares: emptyShares() }
    byRule.set(rule, ofRule)
    ofRule.rows += 1
    ofRule.shares[groupOf(best, acceptance)] += 1
  }
  return [...byRule.values()].sort((a, b) => b.rows - a.rows)
}

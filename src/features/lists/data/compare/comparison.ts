import { create } from 'zustand'
import type { Criteria } from '#contract/criteria.ts'
import { conditionsOf, partsWhere } from '#features/lists/model/compare/conditions.ts'
import type { Members } from '#lists/list.ts'

/** What a list is compared with: another list, or a search by the ids that it was found to have. */
export type OtherSource =
  | { type: 'list'; id: string }
  | { type: 'search'; id: string; criteria: Criteria; members: Members }

export interface Comparison {
  others: readonly OtherSource[]
  /** The masks of the selected parts; the open list is the first. */
  selected: ReadonlySet<number>
  /** Whether records with the same name and address are one too, whatever their ids. */
  byName: boolean
}

export const noComparison: Comparison = { others: [], selected: new Set([1]), byName: false }

interface ComparisonState {
  /** By the id of the open list, for as long as the page is open. */
  byList: Readonly<Record<string, Comparison>>
  setComparison: (list: string, comparison: Comparison) => void
}

/** The comparison of each list, as long as the page is open. */
export const useComparisons = create<ComparisonState>()((set) => ({
  byList: {},
  setComparison: (list, comparison) => set(({ byList }) => ({ byList: { ...byList, [list]: comparison } })),
}))

/** A comparison with one more list, whose records are excluded at first. */
export const withOther = (comparison: Comparison, other: OtherSource): Comparison => ({
  ...comparison,
  others: [...comparison.others, other],
})

/** A comparison without one of its lists: the conditions on the others are unchanged. */
export function withoutOther({ others, selected, byName }: Comparison, id: string): Comparison {
  const at = others.findIndex((other) => other.id === id)
  const rest = others.filter((other) => other.id !== id)
  const conditions = conditionsOf(selected, others.length + 1)?.filter((_, i) => i !== at + 1)
  const parts = conditions && partsWhere(conditions)
  return { others: rest, selected: parts?.size ? parts : noComparison.selected, byName }
}

/** A comparison without deleted lists. */
export function withoutDeleted(comparison: Comparison, lists: readonly { id: string }[]): Comparison {
  const left = new Set(lists.map(({ id }) => id))
  return comparison.others
    .filter(({ type, id }) => type === 'list' && !left.has(id))
    .reduce((rest, { id }) => withoutOther(rest, id), comparison)
}

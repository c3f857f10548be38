import { type RowCategory, rowCategoriesOf } from '../category-cells.ts'
import type { Plan } from '../columns/plan.ts'

/** Categories that are counted at most; a file with more of them has no categories, but texts. */
const MAX_CATEGORIES = 10_000

/** Counts companies without a SIC code by the first category of their row. */
export interface MissingSic {
  add(cells: readonly string[]): void
  /** How many companies have each category; those without one, and of categories beyond the most that are counted, are not among them. */
  counts: ReadonlyMap<string, number>
}

export function countMissingSic({ categories }: Plan, columns: readonly string[]): MissingSic {
  const counts = new Map<string, number>()
  const categoriesIn = categories
    ? rowCategoriesOf(categories, columns).categoriesIn
    : (): RowCategory[] => []
  return {
    counts,
    add(cells) {
      const [first] = categoriesIn(cells)
      if (!first) return
      const count = counts.get(first.name) ?? 0
      if (count > 0 || counts.size < MAX_CATEGORIES) counts.set(first.name, count + 1)
    },
  }
}

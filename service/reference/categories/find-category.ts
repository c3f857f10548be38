import type { Choice } from './choice.ts'
import { type CategoryTable, keyOf } from './tables.ts'

/** Where a category was found: itself, or a broader one above it. */
export interface FoundCategory {
  choice: Choice
  grade: 'Mapped' | 'Ancestor'
}

/** The first of a category and those above it, the narrowest first, that is in one of the tables; undefined when none is. */
export function findCategory(
  path: readonly string[],
  tables: readonly CategoryTable[],
): FoundCategory | undefined {
  for (const [place, category] of path.entries()) {
    const key = keyOf(category)
    const table = tables.find((known) => known.has(key))
    if (table) return { choice: table.get(key) as Choice, grade: place === 0 ? 'Mapped' : 'Ancestor' }
  }
  return undefined
}

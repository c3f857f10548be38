import type { SortTerm } from '../duckdb/sql/sort.ts'
import type { Scalar } from '../duckdb/sql/sql.ts'

/** Answers of several parts of a table as that of the whole. Pure. */

/** The rows of columns. */
export const rowsOf = (columns: readonly (readonly Scalar[])[]): Scalar[][] =>
  (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] as Scalar))

const bytesOf = (text: string) => Buffer.from(text)

/** The order of two values: texts by their bytes, missing ones last in both directions. */
export function compareValues(a: Scalar, b: Scalar, isDescending = false): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const order = typeof a === 'string' ? Buffer.compare(bytesOf(a), bytesOf(String(b))) : Number(a) - Number(b)
  return isDescending ? -order : order
}

/** Rows of `seq` and the values of the terms, each part in its order, as one list in that order; ties are in the order of the parts. */
export function mergeSorted(
  parts: readonly (readonly Scalar[][])[],
  terms: readonly Pick<SortTerm, 'isDescending'>[],
): Scalar[][] {
  return parts.flat().sort((a, b) => {
    for (const [i, { isDescending }] of terms.entries()) {
      const order = compareValues(a[i + 1] as Scalar, b[i + 1] as Scalar, isDescending)
      if (order !== 0) return order
    }
    return 0
  })
}

/** Rows of a count and the values of a group, the counts of equal groups added. */
export function addGroups(parts: readonly (readonly Scalar[][])[]): Scalar[][] {
  if (parts.length === 1) return [...(parts[0] ?? [])]
  const groups = new Map<string, Scalar[]>()
  for (const row of parts.flat()) {
    const [count, ...values] = row
    const key = JSON.stringify(values)
    const known = groups.get(key)
    if (known) known[0] = Number(known[0]) + Number(count)
    else groups.set(key, [...row])
  }
  return [...groups.values()]
}

/** Largest groups first, equal ones by their values. */
export const byCount = (a: readonly Scalar[], b: readonly Scalar[]): number => {
  const steps = a.map((value, i) =>
    i === 0 ? Number(b[0]) - Number(a[0]) : compareValues(value, b[i] as Scalar),
  )
  return steps.find((step) => step !== 0) ?? 0
}

/** What each part gives to a page: how many of its records are before the page, and how many in it. Prefix sums over the parts. */
export function pageOfEach(
  counts: readonly number[],
  { Limit, Offset }: { Limit: number; Offset: number },
): { Limit: number; Offset: number }[] {
  let before = 0
  return counts.map((count) => {
    const start = Math.min(count, Math.max(0, Offset - before))
    const end = Math.min(count, Math.max(0, Offset + Limit - before))
    before += count
    return { Offset: start, Limit: end - start }
  })
}

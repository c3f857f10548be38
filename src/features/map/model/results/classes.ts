import { breaksOf, type ClassMethod } from './class-breaks.ts'

/** A class of a choropleth: values from `low` to `high`, both included, and how many places it holds. */
export interface ValueClass {
  low: number
  high: number
  places: number
}

export const classNumbers = [3, 4, 5, 6, 7] as const

/** Classes of whole numbers with readable bounds, at most `many`; none for no values. Zeros are in no class. */
export function classesOf(values: readonly number[], classCount: number, way: ClassMethod): ValueClass[] {
  const sorted = Float64Array.from(values.filter((n) => n > 0)).sort()
  const [min, max] = [sorted[0], sorted.at(-1)]
  if (max === undefined || min === undefined) return []
  const breaks = breaksOf[way]([...sorted], classCount).filter((n) => n >= min && n < max)
  const highs = [...new Set([...breaks, max])].sort((a, b) => a - b)
  const counts = countIn(sorted, highs)
  return highs.map((high, i) => ({
    low: i === 0 ? min : (highs[i - 1] ?? 0) + 1,
    high,
    places: counts[i] ?? 0,
  }))
}

function countIn(sorted: Float64Array, highs: readonly number[]): number[] {
  const counts = highs.map(() => 0)
  let at = 0
  for (const value of sorted) {
    while (value > (highs[at] ?? Number.POSITIVE_INFINITY)) at++
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** The index of the class that holds a value; undefined for zero. */
export function classOf(classes: readonly ValueClass[], value: number): number | undefined {
  const index = classes.findIndex(({ high }) => value <= high)
  return value > 0 && index >= 0 ? index : undefined
}

import { breaksOf, type Way } from './breaks.ts'

/** A class of a choropleth: values from `low` to `high`, both included, and how many places it holds. */
export interface ValueClass {
  low: number
  high: number
  places: number
}

export const classNumbers = [3, 4, 5, 6, 7] as const

/** Classes of whole numbers with readable bounds, at most `many`; none for no values. Zeros are in no class. */
export function classesOf(values: readonly number[], many: number, way: Way): ValueClass[] {
  const sorted = Float64Array.from(values.filter((n) => n > 0)).sort()
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (most === undefined || least === undefined) return []
  const breaks = breaksOf[way]([...sorted], many).filter((n) => n >= least && n < most)
  const highs = [...new Set([...breaks, most])].sort((a, b) => a - b)
  const held = countIn(sorted, highs)
  return highs.map((high, i) => ({
    low: i === 0 ? least : (highs[i - 1] ?? 0) + 1,
    high,
    places: held[i] ?? 0,
  }))
}

function countIn(sorted: Float64Array, highs: readonly number[]): number[] {
  const held = highs.map(() => 0)
  let at = 0
  for (const value of sorted) {
    while (value > (highs[at] ?? Number.POSITIVE_INFINITY)) at++
    held[at] = (held[at] ?? 0) + 1
  }
  return held
}

/** The index of the class that holds a value; undefined for zero. */
export function classOf(classes: readonly ValueClass[], value: number): number | undefined {
  const index = classes.findIndex(({ high }) => value <= high)
  return value > 0 && index >= 0 ? index : undefined
}

import { ckmeans } from 'simple-statistics'

/** How a choropleth is cut into classes. */
export const classMethods = ['quantile', 'equal', 'natural'] as const
export type ClassMethod = (typeof classMethods)[number]

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

/** How far a bound may be moved to be round: this part of a class. */
const SLACK = 0.1

/** The highest value of each class but the last, for whole numbers above 0 in rising order. */
export const breaksOf: Record<ClassMethod, (sorted: readonly number[], classCount: number) => number[]> = {
  /** Classes of about equally many places, with round bounds. */
  quantile: (sorted, classCount) => {
    const slack = Math.floor((SLACK * sorted.length) / classCount)
    return inner(classCount, (i) => {
      const rank = Math.floor((i * sorted.length) / classCount)
      const value = (at: number) => sorted[Math.max(0, Math.min(sorted.length - 1, at))] ?? 0
      return roundNear(value(rank - 1), value(rank - 1 - slack), value(rank + slack))
    })
  },
  /** Classes of equal width, with round bounds. */
  equal: (sorted, classCount) => {
    const [min, max] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
    const step = (max - min) / classCount
    return inner(classCount, (i) => {
      const bound = min + i * step
      return roundNear(bound, bound - SLACK * step, bound + SLACK * step)
    })
  },
  /** Classes whose members are as alike as can be, with the roundest bound between two. */
  natural: (sorted, classCount) => {
    const starts = naturalStarts(sorted, classCount)
    return starts.map((start) => roundest(sorted[start - 1] ?? 0, sorted[start] ?? 0))
  },
}

const inner = (classCount: number, bound: (i: number) => number) =>
  Array.from({ length: classCount - 1 }, (_, i) => bound(i + 1))

/** The roundest whole number near `wanted`, from `low` on and below `next`. */
function roundNear(target: number, low: number, next: number): number {
  for (let scale = 10 ** Math.floor(Math.log10(Math.max(1, target))); scale > 1; scale /= 10) {
    const candidate = Math.round(target / scale) * scale
    if (candidate >= low && candidate < next) return candidate
  }
  return Math.round(target)
}

/** The roundest whole number from `low` on that is below `next`. */
function roundest(low: number, next: number): number {
  for (let scale = 10 ** Math.floor(Math.log10(Math.max(1, next))); scale > 1; scale /= 10) {
    const candidate = Math.ceil(low / scale) * scale
    if (candidate < next) return candidate
  }
  return low
}

/**
 * Where the classes after the first begin, so that the sum of squared distances from the mean of each class is least
 * (natural breaks). Equal values are in one class.
 */
export function naturalStarts(sorted: readonly number[], classCount: number): number[] {
  const distinct = new Set(sorted).size
  if (distinct < 2) return []
  let start = 0
  return ckmeans([...sorted], Math.min(classCount, distinct))
    .slice(0, -1)
    .map((members) => {
      start += members.length
      return start
    })
}

import { ckmeans } from 'simple-statistics'

/** How a choropleth is cut into classes. */
export const ways = ['quantile', 'equal', 'natural'] as const
export type Way = (typeof ways)[number]

/** How far a bound may be moved to be round: this part of a class. */
const SLACK = 0.1

/** The highest value of each class but the last, for whole numbers above 0 in rising order. */
export const breaksOf: Record<Way, (sorted: readonly number[], many: number) => number[]> = {
  /** Classes of about equally many places, with round bounds. */
  quantile: (sorted, many) => {
    const slack = Math.floor((SLACK * sorted.length) / many)
    return inner(many, (i) => {
      const rank = Math.floor((i * sorted.length) / many)
      const value = (at: number) => sorted[Math.max(0, Math.min(sorted.length - 1, at))] ?? 0
      return roundNear(value(rank - 1), value(rank - 1 - slack), value(rank + slack))
    })
  },
  /** Classes of equal width, with round bounds. */
  equal: (sorted, many) => {
    const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
    const step = (most - least) / many
    return inner(many, (i) => {
      const bound = least + i * step
      return roundNear(bound, bound - SLACK * step, bound + SLACK * step)
    })
  },
  /** Classes whose members are as alike as can be, with the roundest bound between two. */
  natural: (sorted, many) => {
    const starts = naturalStarts(sorted, many)
    return starts.map((start) => roundest(sorted[start - 1] ?? 0, sorted[start] ?? 0))
  },
}

const inner = (many: number, bound: (i: number) => number) =>
  Array.from({ length: many - 1 }, (_, i) => bound(i + 1))

/** The roundest whole number near `wanted`, from `low` on and below `next`. */
function roundNear(wanted: number, low: number, next: number): number {
  for (let scale = 10 ** Math.floor(Math.log10(Math.max(1, wanted))); scale > 1; scale /= 10) {
    const candidate = Math.round(wanted / scale) * scale
    if (candidate >= low && candidate < next) return candidate
  }
  return Math.round(wanted)
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
export function naturalStarts(sorted: readonly number[], many: number): number[] {
  const distinct = new Set(sorted).size
  if (distinct < 2) return []
  let start = 0
  return ckmeans([...sorted], Math.min(many, distinct))
    .slice(0, -1)
    .map((members) => {
      start += members.length
      return start
    })
}

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
 * (Jenks' natural breaks, found exactly: Wang and Song 2011). Equal values stay together.
 */
export function naturalStarts(sorted: readonly number[], many: number): number[] {
  const first = sorted.flatMap((value, i) => (i === 0 || value !== sorted[i - 1] ? [i] : []))
  return cheapestStarts(first.length, many, spreadOf(sorted, first)).map((start) => first[start] ?? 0)
}

type Spread = (from: number, to: number) => number

/** Where `many` groups of `n` items in order begin, after the first, so that the sum of `spread(first item, last item)` is least. */
export function cheapestStarts(n: number, many: number, spread: Spread): number[] {
  let cost = Float64Array.from({ length: n }, (_, end) => spread(0, end))
  const rounds: Int32Array[] = []
  for (let round = 1; round < Math.min(many, n); round++) {
    const { costs, starts } = nextRound(cost, spread)
    rounds.push(starts)
    cost = costs
  }
  const found: number[] = []
  let end = n - 1
  for (const starts of rounds.toReversed()) {
    found.unshift(starts[end] ?? 0)
    end = (starts[end] ?? 0) - 1
  }
  return found
}

/** The sum of squared distances from their mean of distinct values `from` to `to`, each as often as it comes. */
function spreadOf(sorted: readonly number[], first: readonly number[]): Spread {
  const sums = new Float64Array(sorted.length + 1)
  const squares = new Float64Array(sorted.length + 1)
  // About their middle, numbers keep their digits when they are squared.
  const middle = sorted[sorted.length >> 1] ?? 0
  sorted.forEach((value, i) => {
    sums[i + 1] = (sums[i] ?? 0) + value - middle
    squares[i + 1] = (squares[i] ?? 0) + (value - middle) ** 2
  })
  return (from, to) => {
    const [a, b] = [first[from] ?? 0, first[to + 1] ?? sorted.length]
    const sum = (sums[b] ?? 0) - (sums[a] ?? 0)
    return (squares[b] ?? 0) - (squares[a] ?? 0) - sum ** 2 / (b - a)
  }
}

/** Adds one class: for every end the best start of the last class. Starts rise with ends, so halves bound each other. */
function nextRound(
  before: Float64Array,
  spread: Spread,
): { costs: Float64Array<ArrayBuffer>; starts: Int32Array } {
  const n = before.length
  const costs = new Float64Array(n).fill(Number.POSITIVE_INFINITY)
  const starts = new Int32Array(n)
  const fill = (low: number, high: number, from: number, to: number) => {
    if (low > high) return
    const end = (low + high) >> 1
    for (let start = Math.max(1, from); start <= Math.min(end, to); start++) {
      const cost = (before[start - 1] ?? 0) + spread(start, end)
      if (cost < (costs[end] ?? 0)) {
        costs[end] = cost
        starts[end] = start
      }
    }
    fill(low, end - 1, from, starts[end] || from)
    fill(end + 1, high, starts[end] || from, to)
  }
  fill(1, n - 1, 1, n - 1)
  return { costs, starts }
}

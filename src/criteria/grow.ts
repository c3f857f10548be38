import { MAX_RADIUS_MILES } from '#contract/place.ts'

/** Radii are sought in tenths of a mile. */
const STEPS_PER_MILE = 10
const MAX_STEPS = MAX_RADIUS_MILES * STEPS_PER_MILE

/** One call: how many records are within each of these radii (miles, ascending). */
type Counts = (radii: readonly number[]) => Promise<readonly number[]>

/** The progress: the radius is between these, in miles. */
export interface Progress {
  calls: number
  low: number
  high: number
}

interface GrowRequest {
  counts: Counts
  /** How many records there should be. */
  target: number
  /** A radius to begin with, in miles. */
  from: number
  /** How many radii one call may have. */
  together: number
  /** Called before every call. */
  onCall?: (progress: Progress) => void
}

/** The smallest radius that holds as many, or how many the largest one holds when even that is too few. */
export type Grown = { RadiusMiles: number; MatchCount: number } | { maxCount: number }

/** A step of the search with what it holds: too few below, enough above. */
interface Edge {
  at: number
  count: number
}

/** Finds the smallest radius, in tenths of a mile up to the largest that the API takes, whose count reaches the target. */
export async function grow({ counts, target, from, together, onCall }: GrowRequest): Promise<Grown> {
  let low: Edge = { at: 0, count: 0 }
  let high: Edge | undefined
  let left = Number.POSITIVE_INFINITY
  for (let calls = 1; !high || high.at - low.at > 1; calls++) {
    const radii = high
      ? between(low, high, target, together, left)
      : outward(low, target, from, together, calls)
    onCall?.({ calls, low: low.at / STEPS_PER_MILE, high: (high?.at ?? MAX_STEPS) / STEPS_PER_MILE })
    const answers = await counts(radii.map((at) => at / STEPS_PER_MILE))
    for (const [i, at] of radii.entries()) {
      const edge = { at, count: answers[i] ?? 0 }
      if (edge.count < target) low = edge.at > low.at ? edge : low
      else if (!high || edge.at < high.at) high = edge
    }
    if (!high && low.at === MAX_STEPS) return { maxCount: low.count }
    if (high) left = Math.min(left - 1, Math.ceil(Math.log2(high.at - low.at)))
  }
  return { RadiusMiles: high.at / STEPS_PER_MILE, MatchCount: high.count }
}

/** Ever larger radii while none is known that holds enough: by equal factors, or one by one as the last one suggests. */
function outward(low: Edge, target: number, from: number, together: number, calls: number): number[] {
  if (together > 2) {
    const factor = MAX_STEPS ** (1 / (together - 1))
    return [...new Set(Array.from({ length: together }, (_, i) => Math.round(factor ** i)))]
  }
  if (calls === 1) return [Math.min(MAX_STEPS, Math.max(1, Math.round(from * STEPS_PER_MILE)))]
  const guess = low.count > 0 ? low.at * Math.sqrt(target / low.count) * 1.1 : low.at * 4
  return [calls > 2 ? MAX_STEPS : Math.min(MAX_STEPS, Math.ceil(Math.max(guess, low.at * 1.5)))]
}

/** Radii between one that holds too few and one that holds enough. */
function between(low: Edge, high: Edge, target: number, together: number, left: number): number[] {
  const width = high.at - low.at
  if (together > 2) {
    const many = Math.min(together, width - 1)
    return Array.from({ length: many }, (_, i) => low.at + Math.round(((i + 1) * width) / (many + 1)))
  }
  // Records grow with the surface; never so near an edge that bisecting the rest would take too many calls.
  const share = (target - low.count) / (high.count - low.count)
  const guess = Math.round(Math.sqrt(low.at ** 2 + share * (high.at ** 2 - low.at ** 2)))
  const reach = 2 ** Math.max(0, left - 1)
  const near = Math.max(low.at + 1, high.at - reach)
  const far = Math.min(high.at - 1, low.at + reach)
  return [Math.min(Math.max(guess, near), Math.max(near, far))]
}

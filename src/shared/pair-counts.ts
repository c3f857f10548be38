/** Pairs of records by the probability that both are one, in whole percent: what becomes of them at a threshold. All functions are pure. */

/** At `threshold` or more a pair is merged, from `doubt` on it is in doubt; both in percent. */
export interface PercentBounds {
  threshold: number
  doubt: number
}

/** Pairs per percent, 0 to 100: the most probable of a record (`first`), and further ones, which are in doubt however probable. */
export interface PairBins {
  first: readonly number[]
  further: readonly number[]
}

/** Decided pairs of one percent. */
interface DecidedPairs {
  percent: number
  isFirst: boolean
  decision: 'same' | 'different' | 'later'
  pairs: number
}

/** The percent of a probability in thousandths, rounded down. */
export const percentOf = (probability: number) => Math.floor(Math.round(1000 * probability) / 10)

/** How many pairs have a percent or more. */
export const pairsFrom = (bins: readonly number[], percent: number): number =>
  bins.slice(percent).reduce((sum, pairs) => sum + pairs, 0)

/** Places of pairs that are ordered from the most probable on, `first` ones before further ones: from `from` up to, but without, `to`. */
export interface PairRange {
  from: number
  to: number
}

/** The places of the pairs in doubt. */
export function rangesInDoubt(
  { first, further }: PairBins,
  { threshold, doubt }: PercentBounds,
): PairRange[] {
  const all = pairsFrom(first, 0)
  return [
    { from: all, to: all + pairsFrom(further, doubt) },
    { from: pairsFrom(first, threshold), to: pairsFrom(first, doubt) },
  ]
}

/** What becomes of a pair without a decision. */
const isMerged = (percent: number, isFirst: boolean, { threshold }: PercentBounds) =>
  isFirst && percent >= threshold
const isDoubted = (percent: number, isFirst: boolean, bounds: PercentBounds) =>
  percent >= bounds.doubt && !isMerged(percent, isFirst, bounds)

/** How many of the `records` of a set are merged, in doubt and added. `known` ones are merged in any case; decided pairs as they were decided. */
export function pairCountsAt(
  { known, records, ...bins }: PairBins & { known: number; records: number },
  decided: readonly DecidedPairs[],
  bounds: PercentBounds,
): { merged: number; inDoubt: number; added: number } {
  let merged = known + pairsFrom(bins.first, bounds.threshold)
  let inDoubt = rangesInDoubt(bins, bounds).reduce((sum, { from, to }) => sum + to - from, 0)
  for (const { percent, isFirst, decision, pairs } of decided) {
    if (decision === 'later') continue
    if (isMerged(percent, isFirst, bounds)) merged -= pairs
    if (isDoubted(percent, isFirst, bounds)) inDoubt -= pairs
    if (decision === 'same') merged += pairs
  }
  return { merged, inDoubt, added: records - merged - inDoubt }
}

/** How many of the pairs in doubt were decided, by the decision. */
export function decidedInDoubt(decided: readonly DecidedPairs[], bounds: PercentBounds) {
  const counts = { same: 0, different: 0, later: 0 }
  for (const { percent, isFirst, decision, pairs } of decided)
    if (isDoubted(percent, isFirst, bounds)) counts[decision] += pairs
  return counts
}

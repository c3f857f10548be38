/** What decides whether candidates are equal: closeness, 0 to 100, and, where the service gives it, probability, 0 to 1. */
interface Rated {
  Score: number
  Probability?: number | undefined
}

/** Candidates share the probability as long as none of them is more than this many times as probable as another. */
const MAX_RATIO = 1.5
/** Those with different scores share it only when together they are at least this probable. */
const MIN_SHARED = 0.5
/** Those with equal scores fit the row when these are so high, or when together they are at least this probable. */
const FITTING_SCORE = 90
const MIN_FITTING = 0.1

/**
 * How many candidates at the top fit a row equally; 0 where one leads alone, or there is none. Two candidates are
 *
 * - without probabilities: equal when their scores are;
 * - with probabilities: equal when they share the probability, and either their scores are equal too, or all such candidates together
 *   are more probable than not. So one that is clearly more probable leads in spite of an equal score, and several improbable
 *   candidates that merely come close to each other, or are equally far from the row, are no tie.
 *
 * `found` is in the order of the service: best score first, ties by probability.
 */
export function tiedCandidates(found: readonly Rated[]): number {
  const [best] = found
  if (!best) return 0
  if (best.Probability === undefined) return twoOrMore(countWhile(found, (it) => it.Score === best.Score))
  const level = countWhile(found, (it) => sharesProbability(best.Probability, it.Probability))
  const equal = countWhile(found.slice(0, level), (it) => it.Score === best.Score)
  const shared = found.slice(0, level).reduce((sum, it) => sum + (it.Probability ?? 0), 0)
  const isFitting = best.Score >= FITTING_SCORE || shared >= MIN_FITTING
  return twoOrMore(shared >= MIN_SHARED ? level : isFitting ? equal : 0)
}

function sharesProbability(a: number | undefined, b: number | undefined): boolean {
  if (a === undefined || b === undefined) return false
  return Math.max(a, b) <= MAX_RATIO * Math.min(a, b)
}

const twoOrMore = (n: number) => (n > 1 ? n : 0)

function countWhile<T>(items: readonly T[], test: (item: T) => boolean): number {
  const end = items.findIndex((item) => !test(item))
  return end < 0 ? items.length : end
}

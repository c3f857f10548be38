/** How closely a candidate agrees, 0 to 100, and its probability, 0 to 1, where the service gives one. */
interface ScoredCandidate {
  Score?: number | undefined
  Probability?: number | undefined
}

/** Two candidates are equally probable if neither is more than this many times as probable as the other. */
const MAX_RATIO = 1.5
/** Candidates with different scores fit a row equally only if together they are at least this probable. */
const MIN_SHARED = 0.5
/** Candidates with equal scores fit a row if the score is at least this, or if together they are at least this probable. */
const MIN_FITTING_SCORE = 90
const MIN_FITTING = 0.1

/**
 * How many candidates at the top have the same score and are equally probable; 0 if one leads or there is none. Candidates are in
 * the order of the service: best score first, then by probability.
 */
export function tiedCandidates(candidates: readonly ScoredCandidate[]): number {
  const [best] = candidates
  if (best?.Score === undefined) return 0
  return twoOrMore(countWhile(candidates, (it) => it.Score === best.Score && isEquallyProbable(best, it)))
}

/**
 * How many candidates at the top fit a row of a file equally; 0 if one leads or there is none. In addition to a tie, candidates with
 * different scores count if they are equally probable and together more probable than not, and a tie of candidates that are all
 * improbable does not count.
 */
export function ambiguousCandidates(candidates: readonly ScoredCandidate[]): number {
  const [best] = candidates
  if (best?.Probability === undefined) return tiedCandidates(candidates)
  const level = countWhile(candidates, (it) => isEquallyProbable(best, it))
  const shared = candidates.slice(0, level).reduce((sum, it) => sum + (it.Probability ?? 0), 0)
  if (shared >= MIN_SHARED) return twoOrMore(level)
  const isFitting = (best.Score ?? 0) >= MIN_FITTING_SCORE || shared >= MIN_FITTING
  return isFitting ? tiedCandidates(candidates) : 0
}

function isEquallyProbable(
  { Probability: a }: ScoredCandidate,
  { Probability: b }: ScoredCandidate,
): boolean {
  if (a === undefined || b === undefined) return a === b
  return Math.max(a, b) <= MAX_RATIO * Math.min(a, b)
}

const twoOrMore = (n: number) => (n > 1 ? n : 0)

function countWhile<T>(items: readonly T[], test: (item: T) => boolean): number {
  const end = items.findIndex((item) => !test(item))
  return end < 0 ? items.length : end
}

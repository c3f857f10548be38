/** How a candidate was rated: closeness, 0 to 100, and, where the service gives it, the chance that it is meant, 0 to 1. */
interface Rated {
  Score?: number | undefined
  Probability?: number | undefined
}

/**
 * How many candidates at the top fit equally well; 0 where one leads or there is none. They are equally close, and none is twice
 * as likely as another.
 */
export function tiedAtTop(candidates: readonly Rated[]): number {
  const [best] = candidates
  if (best?.Score === undefined) return 0
  const end = candidates.findIndex((one) => one.Score !== best.Score || !isAsLikely(best, one))
  const tied = end < 0 ? candidates.length : end
  return tied > 1 ? tied : 0
}

const isAsLikely = ({ Probability: a = 0 }: Rated, { Probability: b = 0 }: Rated) =>
  a === b || Math.max(a, b) < 2 * Math.min(a, b)

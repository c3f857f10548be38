const CERTAIN = 0.995
const UNLIKELY = 0.005

/** A probability in plain words: "31% likely". */
export function likelihoodText(probability: number): string {
  if (probability >= CERTAIN) return 'over 99% likely'
  if (probability < UNLIKELY) return 'under 1% likely'
  return `${Math.round(100 * probability)}% likely`
}

/** "Score 96 · 31% likely"; the score alone where the service gives no probability. */
export const scoreText = (score: number, probability: number | undefined): string =>
  [`Score ${score}`, ...(probability === undefined ? [] : [likelihoodText(probability)])].join(' · ')

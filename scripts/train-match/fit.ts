/** The features of the candidates of one query, row by row, and the row of the right one, or -1 for none. */
export interface Choice {
  features: Float64Array
  truth: number
  weight: number
}

/** Options of a fit: the penalty of large weights, the signs that weights must have, and whether there may be no right candidate. */
interface Options {
  ridge: number
  /** 1: not negative; -1: not positive; 0: any. */
  signs: readonly number[]
  hasNone: boolean
  rounds?: number
}

/**
 * Weights by maximum likelihood: the probability of a candidate is its share of the exponentials of weighted features of all of them,
 * and of none of them, whose exponent is 0 (conditional logit, McFadden 1974). Projected gradient ascent with steps by Adam
 * (Kingma, Ba 2014); equal input gives equal weights.
 */
export function fitChoices(choices: readonly Choice[], width: number, options: Options): Float64Array {
  const { ridge, signs, hasNone, rounds = 400 } = options
  const weights = new Float64Array(width)
  const [mean, square] = [new Float64Array(width), new Float64Array(width)]
  const total = choices.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 1; round <= rounds; round++) {
    const gradient = new Float64Array(width)
    for (const choice of choices) addGradient(gradient, weights, choice, hasNone)
    const rate = round < rounds / 2 ? 0.1 : 0.02
    for (let k = 0; k < width; k++) {
      const g = (gradient[k] as number) / total - ridge * (weights[k] as number)
      mean[k] = 0.9 * (mean[k] as number) + 0.1 * g
      square[k] = 0.99 * (square[k] as number) + 0.01 * g * g
      const step = (mean[k] as number) / (1 - 0.9 ** round)
      const scale = Math.sqrt((square[k] as number) / (1 - 0.99 ** round)) + 1e-8
      const next = (weights[k] as number) + (rate * step) / scale
      const sign = signs[k] ?? 0
      weights[k] = sign * next < 0 ? 0 : next
    }
  }
  return weights
}

/** The exponents of a choice's candidates. */
export function exponentsOf(weights: Float64Array, features: Float64Array): Float64Array {
  const width = weights.length
  const exponents = new Float64Array(features.length / width)
  for (let i = 0; i < exponents.length; i++) {
    let sum = 0
    for (let k = 0; k < width; k++) sum += (weights[k] as number) * (features[i * width + k] as number)
    exponents[i] = sum
  }
  return exponents
}

function addGradient(
  gradient: Float64Array,
  weights: Float64Array,
  { features, truth, weight }: Choice,
  hasNone: boolean,
): void {
  const width = weights.length
  const exponents = exponentsOf(weights, features)
  const max = Math.max(hasNone ? 0 : Number.NEGATIVE_INFINITY, ...exponents)
  let all = hasNone ? Math.exp(-max) : 0
  for (const exponent of exponents) all += Math.exp(exponent - max)
  for (let i = 0; i < exponents.length; i++) {
    const error = (i === truth ? 1 : 0) - Math.exp((exponents[i] as number) - max) / all
    if (Math.abs(error) < 1e-9) continue
    for (let k = 0; k < width; k++)
      gradient[k] = (gradient[k] as number) + weight * error * (features[i * width + k] as number)
  }
}

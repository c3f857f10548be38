import type { Evidence } from './evidence.ts'
import { type Features, featuresOf } from './features.ts'
import { against, weights } from './weights.ts'

/** How strongly the evidence speaks for a record; 0 is even with no record being meant. */
function strength(evidence: Evidence): number {
  const features = featuresOf(evidence)
  let sum = -against
  for (const [name, value] of Object.entries(features)) sum += value * weights[name as keyof Features]
  return sum
}

/**
 * For each candidate of one query the probability that it is the record that is meant, of which there is one at most: candidates that
 * agree equally well share it. Pure.
 */
export function chancesOf(evidence: readonly Evidence[]): number[] {
  const odds = evidence.map((item) => Math.exp(strength(item)))
  const all = odds.reduce((sum, item) => sum + item, 1)
  return odds.map((item) => item / all)
}

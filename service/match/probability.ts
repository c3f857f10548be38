import type { Kind } from '#contract/kind.ts'
import type { Evidence } from './evidence.ts'
import { type Features, featuresOf } from './features.ts'
import { type Calibration, type Detail, models } from './model.ts'

/** The features that have a weight. */
const terms = Object.fromEntries(
  Object.entries(models).map(([kind, { weights }]) => [kind, Object.entries(weights)]),
) as Record<Kind, [keyof Features, number][]>

/** The log odds that a record is the right one, against none of the data being right. */
export function logOddsOf(kind: Kind, evidence: Evidence): number {
  const features = featuresOf(evidence)
  let sum = -models[kind].prior
  for (const [name, weight] of terms[kind]) sum += features[name] * weight
  return sum
}

/** Shares of 1: those of the candidates, of which one at most is right; the rest is for none of them. Pure. */
export function sharesOf(logOdds: readonly number[]): number[] {
  const odds = logOdds.map(Math.exp)
  const all = odds.reduce((sum, item) => sum + item, 1)
  return odds.map((item) => item / all)
}

/** The most specific part of the query that a record was compared with. */
export function detailOf({ address, phone, birth, city, postalCode }: Evidence): Detail {
  if (address !== 'absent' || phone !== 'absent' || birth !== 'absent') return 'address'
  return city !== 'absent' || postalCode !== 'absent' ? 'place' : 'name'
}

/** The calibrated probability of a share: linear between the points of the table. */
export function calibrated(share: number, table: Calibration): number {
  let [x0, y0] = [0, 0]
  for (const [x, y] of table) {
    if (share <= x) return x === x0 ? y : y0 + ((y - y0) * (share - x0)) / (x - x0)
    ;[x0, y0] = [x, y]
  }
  return y0
}

/** The calibrated probabilities of the candidates of one query, of which one at most is right: together they are 1 at most. */
export function calibratedShares(shares: readonly number[], table: Calibration): number[] {
  const probabilities = shares.map((share) => calibrated(share, table))
  const sum = probabilities.reduce((all, probability) => all + probability, 0)
  return sum > 1 ? probabilities.map((probability) => probability / sum) : probabilities
}

/**
 * For each candidate of one query the probability that it is the right record: candidates that agree equally well share it, and some
 * remains for a record that is not in the data. Thousandths, rounded down.
 */
export function probabilitiesOf(kind: Kind, evidence: readonly Evidence[]): number[] {
  const [first] = evidence
  if (!first) return []
  const shares = sharesOf(evidence.map((item) => logOddsOf(kind, item)))
  return calibratedShares(shares, models[kind].calibrations[detailOf(first)]).map(
    (probability) => Math.floor(1000 * probability) / 1000,
  )
}

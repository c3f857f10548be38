import type { Closeness } from '#service/match/model.ts'
import { agreementBy } from '#service/match/score.ts'
import type { Sample } from './samples.ts'

/** How much a difference of agreement says: twice the odds for some 0.02. */
const SHARPNESS = 35
/** Penalty for moving away from the initial weights; weights without samples do not move. */
const RIDGE = 0.002
/** By what weights are multiplied and divided in search of better ones, from coarse to fine. */
const STEPS = [1.5, 1.2, 1.08, 1.03]
const ROUNDS = 4

/** The weights from which every fit begins, set by hand: a fit from learned ones would have seen the rows that it is judged by. */
export const plainCloseness: Closeness = {
  name: 12,
  address: 5.5,
  city: 4.5,
  state: 3,
  postalCode: 5,
  phone: 5,
  birth: 5,
  age: 2,
  nameOfQuery: 0.36,
  nameOfRecord: 0.32,
  sameStreet: 0.3,
  misspeltStreet: 0.1,
  otherSuffix: 0.4,
  otherUnit: 0.15,
  unknownUnit: 0.1,
  nearCity: 0.85,
  nearPostalCode: 0.5,
  nearPhone: 0.6,
  nearBirth: 0.6,
  nearAge: 0.5,
  unknown: 0.3,
}

/** The weight of the name is fixed; the others are relative to it. */
const FIXED: keyof Closeness = 'name'
/** Shares and penalties, which are 1 at most. */
const shares: readonly (keyof Closeness)[] = [
  'nameOfQuery',
  'nameOfRecord',
  'sameStreet',
  'misspeltStreet',
  'otherSuffix',
  'otherUnit',
  'unknownUnit',
  'nearCity',
  'nearPostalCode',
  'nearPhone',
  'nearBirth',
  'nearAge',
  'unknown',
]

/** What a place or an address may count against the name, so that a neighbor with another name is not close. */
const MAX_PLACE = 1.12
/** Of the name's closeness the share that is for both names having the same words. */
const MIN_BOTH = 0.2

const isPossible = (by: Closeness) =>
  shares.every((name) => by[name] < 1) &&
  by.city + by.state + Math.max(by.address, by.postalCode) <= MAX_PLACE * by.name &&
  by.nameOfQuery + by.nameOfRecord <= 1 - MIN_BOTH &&
  by.misspeltStreet < by.sameStreet &&
  by.misspeltStreet + by.otherSuffix + by.otherUnit < 1

/** The mean log likelihood that the right candidate is selected, by the agreement of all candidates. */
function likelihood(by: Closeness, samples: readonly Sample[]): number {
  let sum = 0
  for (const { candidates, truth } of samples) {
    let all = 0
    let right = 0
    candidates.forEach((evidence, i) => {
      const odds = Math.exp(SHARPNESS * (agreementBy(by, evidence) - 1))
      all += odds
      if (i === truth) right = odds
    })
    sum += Math.log(right / all)
  }
  return sum / samples.length
}

/**
 * The closeness weights that most likely rank the right records first, near the initial ones. Each is made larger and smaller,
 * for as long as that helps (pattern search; Hooke, Jeeves 1961). Samples without the right record are ignored.
 */
export function fitCloseness(samples: readonly Sample[], begin: Closeness): Closeness {
  const identifying = samples.filter(({ truth, candidates }) => truth >= 0 && candidates.length > 1)
  if (identifying.length === 0) return begin
  const names = (Object.keys(begin) as (keyof Closeness)[]).filter((name) => name !== FIXED)
  const far = (by: Closeness) => names.reduce((sum, name) => sum + Math.log(by[name] / begin[name]) ** 2, 0)
  const merit = (by: Closeness) => likelihood(by, identifying) - RIDGE * far(by)
  let best = begin
  let max = merit(best)
  for (const step of STEPS)
    for (let round = 0; round < ROUNDS; round++) {
      const before = max
      for (const name of names)
        for (const factor of [step, 1 / step]) {
          const next = { ...best, [name]: best[name] * factor }
          const reached = isPossible(next) ? merit(next) : Number.NEGATIVE_INFINITY
          if (reached <= max) continue
          best = next
          max = reached
          break
        }
      if (max - before < 1e-5) break
    }
  return best
}

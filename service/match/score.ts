import type { Kind } from '#contract/kind.ts'
import type { Agreement, Evidence } from './evidence.ts'
import { type Closeness, models } from './model.ts'

/** Spreads the scale so that right matches become rare below 70. It changes no order. */
const SCALE = 1.5

/** Closeness, 0 to 1, from the shared weight of a query's name and of a record's, each 0 to 1. Names that share little are hardly close. */
export const shareCloseness = (by: Closeness, ofQuery: number, ofRecord: number): number =>
  by.nameOfQuery * ofQuery +
  by.nameOfRecord * ofRecord +
  (1 - by.nameOfQuery - by.nameOfRecord) * ofQuery * ofRecord

/** The closeness of two names by the weights that they share, and that only one has. */
const nameCloseness = (by: Closeness, both: number, ofQuery: number, ofRecord: number): number =>
  both <= 0 ? 0 : shareCloseness(by, both / (both + ofQuery), both / (both + ofRecord))

function addressCloseness(by: Closeness, { address, street, suffix, unit }: Evidence): number {
  if (address === 'other') return 0
  const misspelled = street === 'near' ? by.misspeltStreet : 0
  if (address === 'near') return Math.max(0, by.sameStreet - misspelled)
  const otherSuffix = suffix === 'other' ? by.otherSuffix : 0
  const otherUnit = unit === 'other' ? by.otherUnit : unit === 'unknown' ? by.unknownUnit : 0
  return Math.max(0, 1 - misspelled - otherSuffix - otherUnit)
}

/** The parts that agree, nearly agree or differ as a whole, and the closeness of what nearly agrees. */
const parts = [
  ['city', 'nearCity'],
  ['state', undefined],
  ['postalCode', 'nearPostalCode'],
  ['phone', 'nearPhone'],
  ['birth', 'nearBirth'],
  ['age', 'nearAge'],
] as const

const closenessOf = (agreement: Agreement, near: number) =>
  agreement === 'same' ? 1 : agreement === 'near' ? near : 0

/**
 * How well a record agrees with what was given, 0 to 1: the weighted mean of the parts that were given. Of the weight of a part that
 * the record lacks, a share is lost.
 */
export function agreementBy(by: Closeness, evidence: Evidence): number {
  const { name, address } = evidence
  let known = 0
  let unknown = 0
  let agreed = 0
  if (name) {
    known = by.name
    agreed = by.name * nameCloseness(by, name.both, name.first, name.second)
  }
  if (address === 'unknown') unknown = by.address
  else if (address !== 'absent') {
    known += by.address
    agreed += by.address * addressCloseness(by, evidence)
  }
  for (const [part, near] of parts) {
    const agreement = evidence[part]
    if (agreement === 'unknown') unknown += by[part]
    else if (agreement !== 'absent') {
      known += by[part]
      agreed += by[part] * closenessOf(agreement, near ? by[near] : 0)
    }
  }
  return known === 0 ? 0 : (agreed / known) * (1 - (by.unknown * unknown) / (known + unknown))
}

/** The agreement by the weights of a kind that were learned. */
export const agreementOf = (kind: Kind, evidence: Evidence): number =>
  agreementBy(models[kind].closeness, evidence)

/**
 * The Score of an agreement, 0 to 100 (open-points, Match). It does not depend on other records. An agreeing part never lowers it, a wrong one
 * never raises it. 100: every part that was given agrees.
 */
export const scoreOf = (kind: Kind, evidence: Evidence): number =>
  Math.floor(100 * (1 - (1 - agreementOf(kind, evidence)) ** SCALE) + 1e-9)

/** The minimum agreement of a Score. */
export const agreementAt = (score: number): number => 1 - (1 - score / 100) ** (1 / SCALE)

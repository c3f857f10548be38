import type { Agreement, Evidence } from './evidence.ts'

/** The parts of a query that a Score weighs. */
export type ScorePart = 'name' | 'address' | 'city' | 'state' | 'postalCode' | 'phone' | 'birth' | 'age'

/** How much each part counts. */
const weights: Record<ScorePart, number> = {
  name: 12,
  address: 5.5,
  city: 4.5,
  state: 3,
  postalCode: 5,
  phone: 5,
  birth: 5,
  age: 2,
}

/** Shares of the weight of the name: what the record has of the query's words, the query of the record's, and both at once. */
const OF_QUERY = 0.36
const OF_RECORD = 0.32
/** A misspelt city, a postal code near by, a wrong digit: closeness of what nearly agrees, 0 to 1. */
const near: Record<Exclude<ScorePart, 'name' | 'address'>, number> = {
  city: 0.85,
  state: 0,
  postalCode: 0.5,
  phone: 0.6,
  birth: 0.6,
  age: 0.5,
}
const SAME_STREET = 0.3
const MISSPELT_STREET = 0.1
const OTHER_SUFFIX = 0.4
const OTHER_UNIT = 0.15
const UNKNOWN_UNIT = 0.1
/** Spreads the scale so that the minimum of 70 is where right answers become rare; it changes no order. */
const SCALE = 1.5
/** Of the weight of a part that the record lacks, the share that is lost. */
const UNKNOWN = 0.3

/** What is shared of the weight of a query's name and of a record's, each 0 to 1, as closeness, 0 to 1: names that share little are hardly close. */
export const shareCloseness = (ofQuery: number, ofRecord: number): number =>
  OF_QUERY * ofQuery + OF_RECORD * ofRecord + (1 - OF_QUERY - OF_RECORD) * ofQuery * ofRecord

/** The closeness of two names by the weights that they share, and that only one has. */
export const nameCloseness = (both: number, ofQuery: number, ofRecord: number): number =>
  both <= 0 ? 0 : shareCloseness(both / (both + ofQuery), both / (both + ofRecord))

function addressCloseness({ address, street, suffix, unit }: Evidence): number {
  if (address === 'other') return 0
  const misspelt = street === 'near' ? MISSPELT_STREET : 0
  if (address === 'near') return SAME_STREET - misspelt
  const otherSuffix = suffix === 'other' ? OTHER_SUFFIX : 0
  const otherUnit = unit === 'other' ? OTHER_UNIT : unit === 'unknown' ? UNKNOWN_UNIT : 0
  return 1 - misspelt - otherSuffix - otherUnit
}

const parts = Object.keys(near) as (keyof typeof near)[]

const closenessOf = (part: keyof typeof near, agreement: Agreement) =>
  agreement === 'same' ? 1 : agreement === 'near' ? near[part] : 0

/** How well a record agrees with what was given, 0 to 1: the weighted mean of the parts that were given. */
export function agreementOf(evidence: Evidence): number {
  const { name, address } = evidence
  let known = 0
  let unknown = 0
  let agreed = 0
  if (name) {
    known = weights.name
    agreed = weights.name * nameCloseness(name.both, name.first, name.second)
  }
  if (address === 'unknown') unknown = weights.address
  else if (address !== 'absent') {
    known += weights.address
    agreed += weights.address * addressCloseness(evidence)
  }
  for (const part of parts) {
    const agreement = evidence[part]
    if (agreement === 'unknown') unknown += weights[part]
    else if (agreement !== 'absent') {
      known += weights[part]
      agreed += weights[part] * closenessOf(part, agreement)
    }
  }
  return known === 0 ? 0 : (agreed / known) * (1 - (UNKNOWN * unknown) / (known + unknown))
}

/**
 * The Score of an agreement, 0 to 100 (open-points, Match). It knows of no other record. An agreeing part never lowers it, a wrong one
 * never raises it. 100: every part that was given agrees.
 */
export const scoreOf = (evidence: Evidence): number =>
  Math.floor(100 * (1 - (1 - agreementOf(evidence)) ** SCALE) + 1e-9)

/** The least agreement of a Score. */
export const agreementAt = (score: number): number => 1 - (1 - score / 100) ** (1 / SCALE)

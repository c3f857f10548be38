import type { RuleName } from '#contract/match.ts'
import type { Country } from '#contract/place.ts'

/** Partial details of a record: a name with any of the rest, or a phone or an address alone. All as typed. */
export interface MatchCriteria {
  Name?: string
  Address?: string
  City?: string
  StateProvince?: string
  PostalCode?: string
  Phone?: string
  /** Records of another country are excluded; those without a state are not. */
  Country?: Country
  /** Of a person: `1974`, `1974-03` or `1974-03-21`. */
  BirthDate?: string
  /** Of a person, as a criterion's value: "40-44". */
  AgeRange?: string
}

/** The minimum score (0 to 100) and probability (0 to 1) of a match, and the maximum number of matches. */
export interface MatchBounds {
  Confidence: number
  Probability: number
  Limit: number
}

/** Partial details, and which matches to return: those with the minimum score and probability, the best `Limit` of them. */
export type MatchQuery = MatchCriteria & MatchBounds

/** How well a record matches, and by which rule. */
export interface MatchScores {
  /** How closely the record agrees with the criteria, 0 to 100, independent of other records. */
  Score: number
  /** The probability that this is the record the caller is looking for, 0 to 1. */
  Probability: number
  RuleName: RuleName
}

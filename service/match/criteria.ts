import type { RuleName } from '#contract/match.ts'
import type { Country } from '#contract/place.ts'

/** What a record is matched by: a name with any of the rest, or a phone or an address alone. All as people type it. */
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

/** What to match, and which matches are wanted. */
export type MatchQuery = MatchCriteria & MatchBounds

/** How a record was matched. */
export interface MatchMark {
  /** How well the record agrees with what was given, 0 to 100, whatever other records there are. */
  Score: number
  /** The chance that this is the record that was meant, 0 to 1. */
  Probability: number
  RuleName: RuleName
}

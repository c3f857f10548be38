import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Travel } from '#criteria/areas/travel.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import type { Measure } from './measures.ts'
import type { Span } from './numbers.ts'
import type { Token } from './tokens.ts'
import type { VagueWord } from './vague-words.ts'

/** A known place, with its point (degrees) and its population. */
export interface KnownPlace {
  place: Extract<CriteriaPlace, { kind: 'state' | 'county' | 'city' | 'postal' }>
  Latitude: number
  Longitude: number
  People: number
}

/** The places with exactly this name, or this postal code, the largest first; with `state`, only those in it. */
export type PlacesNamed = (name: string, state?: string) => readonly KnownPlace[]

/** Where a travel begins: a known point, or an address that is looked up. */
export type TravelOrigin = Pick<Travel, 'Latitude' | 'Longitude' | 'Name'> | { address: string }

/** The meaning of a phrase. */
export type Meaning =
  | { type: 'kind'; kind: Kind }
  | {
      type: 'places'
      places: CriteriaPlace[]
      words: string
      miles?: number
      bare?: boolean
      isLargest?: boolean
      isStated?: boolean
      /** The address that replaces the places once it is looked up, and the note that applies until then: "1020 E 1st St, Papillion, NE". */
      address?: { text: string; unplaced: string }
      /** What is named with the places, up to the token `end`: the street of an address. */
      street?: { criteria: Criteria; words: string; end: number }
    }
  | { type: 'criteria'; criteria: Criteria; words: string }
  /** As far as one travels from a point: its area is requested once the sentence is selected. */
  | { type: 'travel'; travel: Pick<Travel, 'Mode' | 'Unit' | 'Value'>; origin: TravelOrigin }
  | { type: 'span'; measure: Measure; span: Span }
  /** A word for a size that says no number. */
  | { type: 'vague'; word: VagueWord }
  /** A size is that of the whole company. */
  | { type: 'whole' }
  /** It was recognized, but there is no filter for it. `isClear`: the words can mean nothing else; `isWeak`: any other rule comes first. */
  | { type: 'unsupported'; why: string; isClear?: boolean; isWeak?: boolean }

/** A phrase that was found: what it means, and the token after it. */
export interface RuleMatch {
  meaning: Meaning
  next: number
  /** How it was interpreted, where that is worth a note. */
  note?: string | undefined
}

/** What the rules look at. */
export interface Reading {
  kind: Kind
  text: string
  tokens: readonly Token[]
  places: PlacesNamed
  /** The meaning of the phrase before, when only a comma, "and" or "or" is between. */
  before?: Meaning | undefined
  /** Whether that was "and" or "or", not a comma alone. */
  joined?: boolean
  /** Whether a word before it excludes it, and a place was read before. */
  isExcluded?: boolean
  /** States of the other places of the text: where a name that several places have is looked for first. */
  states?: ReadonlySet<string>
}

/** Reads the phrase that begins at a token, if it is one of the rule's. */
export type Rule = (reading: Reading, at: number) => RuleMatch | undefined

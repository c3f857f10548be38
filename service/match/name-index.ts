import type { Kind } from '#contract/kind.ts'
import type { MatchCandidate } from './match-candidate.ts'
import type { MatchPlace } from './place.ts'

/**
 * What matching needs of a store. A record is its number in the store's stable order; lists of numbers are ascending and must not be
 * changed. A word is as `namesOf` returns it, a place and a street as `placeKey`.
 */
export interface NameIndex {
  kind: Kind
  /** How many records there are. */
  records: number
  /** The year of the data, for ages. */
  year: number
  /** The number of names with a word. */
  count(word: string): number
  /** Words of names that are one letter inserted, deleted, replaced or swapped away from this one. */
  similar(word: string): readonly string[]
  /** Records by a word of their names. */
  withWord(word: string): Uint32Array
  /** Records whose name may consist of these words; may contain a few others. */
  withName(words: readonly string[]): Uint32Array
  /** For each record the weight of its shortest name in its place, in units of `WEIGHT_UNIT`, up to 255. */
  nameWeights: Uint8Array
  /** The first record of a state, and the one after its last. */
  inState(state: string): Range
  /** For each record the number of its place (city, state, postal code). */
  placeNumbers: Uint32Array
  /** The numbers of the places of a city, of all cities of that name when no state is given; and of those of a postal code. */
  placesOfCity(city: string, state: string | undefined): readonly number[]
  placesOfPostalCode(postalCode: string): readonly number[]
  places: readonly MatchPlace[]
  withPhone(phone: string): Uint32Array
  /** Records at a number of a street of that name, in any city; may contain a few others. */
  atAddress(number: string, street: string): Uint32Array
  /** The compared values of these records, in their order. */
  readCandidates(records: Uint32Array): MatchCandidate[]
}

/** Records from the first number up to before the second. */
export type Range = readonly [from: number, to: number]

/** Weights of words are stored as whole numbers of this fraction of one. */
export const WEIGHT_UNIT = 24

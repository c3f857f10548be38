import type { Kind } from '#contract/kind.ts'
import type { Card } from './card.ts'
import type { Place } from './place.ts'

/**
 * What match needs of a store. Records are known by their number in the store's one stable order; lists of numbers rise and must not
 * be changed. A word is as `namesOf` gives it, a place and a street as `placeKey`.
 */
export interface NameIndex {
  kind: Kind
  /** How many records there are. */
  records: number
  /** The year of the data, for ages. */
  year: number
  /** In how many names a word is. */
  count(word: string): number
  /** Words of names that are one letter inserted, deleted, replaced or swapped away from this one. */
  similar(word: string): readonly string[]
  /** Records by a word of their names. */
  withWord(word: string): Uint32Array
  /** Records that may have these words for a name; may hold a few others. */
  withName(words: readonly string[]): Uint32Array
  /** For each record the weight that the words of its shortest name have in its place, in 24ths (`WEIGHT_UNIT`), up to 255. */
  nameWeights: Uint8Array
  /** The first record of a state, and the one after its last. */
  inState(state: string): Range
  /** For each record the number of its place (city, state, postal code). */
  placeNumbers: Uint32Array
  /** The numbers of the places of a city, of all cities of that name when no state is given; and of those of a postal code. */
  placesOfCity(city: string, state: string | undefined): readonly number[]
  placesOfPostalCode(postalCode: string): readonly number[]
  places: readonly Place[]
  withPhone(phone: string): Uint32Array
  /** Records at a number of a street of that name, in whatever city; may hold a few others. */
  atAddress(number: string, street: string): Uint32Array
  /** What of these records is compared, in their order. */
  cards(records: Uint32Array): Card[]
}

/** Records from the first number up to before the second. */
export type Range = readonly [from: number, to: number]

/** Weights of words are kept as whole numbers of this part of one. */
export const WEIGHT_UNIT = 24

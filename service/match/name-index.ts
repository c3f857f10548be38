import type { Card } from './card.ts'

/**
 * What match asks of a store. Records are known by their number in the store's one stable order; lists of numbers rise.
 * A word is as `wordsOf` gives it, a place and a street as `placeKey`.
 */
export interface NameIndex {
  /** How many records there are. */
  records: number
  /** In how many names each of the words is. */
  counts(words: readonly string[]): Answer<number[]>
  /** Words of names that are one letter put in, left out, replaced or swapped away from this one. */
  similar(word: string): Answer<string[]>
  /** Records by a word of their names, of those in a range. */
  withWord(word: string, range: Range): Answer<Uint32Array>
  /** Records of a city; of all cities of that name when no state is given. */
  inCity(city: string, state: string | undefined): Answer<Uint32Array>
  inPostalCode(postalCode: string): Answer<Uint32Array>
  /** The first record of a state, and the one after its last. */
  inState(state: string): Answer<Range>
  withPhone(phone: string): Answer<Uint32Array>
  /** Records at a number of a street of that name, in whatever city; may hold a few of others. */
  atAddress(number: string, street: string): Answer<Uint32Array>
  /** What of these records is compared, in their order. */
  cards(records: Uint32Array): Answer<Card[]>
}

/** Records from the first number up to before the second. */
export type Range = readonly [from: number, to: number]

type Answer<T> = T | Promise<T>

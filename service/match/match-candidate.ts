import type { MatchPlace } from './place.ts'

/** The values of a record that are compared. Absent values are empty. */
export interface MatchCandidate {
  Id: string
  /** Its names, as `namesText` writes them. Records with the same text are compared with a query once. */
  names: string
  /** The house number, in small letters. */
  Number: string
  /** The name of the street without number, directions and suffix, as `placeKey` gives it. */
  street: string
  /** The suffix of the street (`st`), and the unit in the house (`ste 106`), in small letters. */
  Suffix: string
  Unit: string
  place: MatchPlace
  /** Digits. */
  Phone: string
  /** Of a person: `1974-03`, or `1974` when the month is not known. */
  birth: string
}

/** One text for a list of names: words separated by spaces, names by bars. */
export const namesText = (names: readonly (readonly string[])[]): string =>
  names.map((words) => words.join(' ')).join('|')

/** The names in a text of `namesText`. */
export const namesFrom = (text: string): string[][] =>
  text === '' ? [] : text.split('|').map((name) => name.split(' '))

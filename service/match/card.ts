import type { Place } from './place.ts'

/** What of a record is compared. Absent values are empty. */
export interface Card {
  Id: string
  /** Its names, as `namesText` gives them: many records are compared by one name, which is then read once. */
  names: string
  /** The house number, in small letters. */
  Number: string
  /** The name of the street without number, directions and suffix, as `placeKey` gives it. */
  street: string
  /** The suffix of the street (`st`), and the unit in the house (`ste 106`), in small letters. */
  Suffix: string
  Unit: string
  place: Place
  /** Digits. */
  Phone: string
  /** Of a person: `1974-03`, or `1974` when the month is not known. */
  birth: string
}

/** One text for a list of names: words parted by blanks, names by bars. */
export const namesText = (names: readonly (readonly string[])[]): string =>
  names.map((words) => words.join(' ')).join('|')

/** The names in a text of `namesText`. */
export const namesFrom = (text: string): string[][] =>
  text === '' ? [] : text.split('|').map((name) => name.split(' '))

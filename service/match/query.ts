import { readPhone } from '../data/import/normalise/phone.ts'
import { readPostalCode } from '../data/import/normalise/postal-code.ts'
import type { MatchCriteria } from '../store/store.ts'
import { placeKey, streetOf } from './place-words.ts'
import { namesOf, plainName } from './words.ts'

/** The criteria in comparable words. */
export interface Query {
  names: readonly (readonly string[])[]
  /** The name as it stands, in small letters. */
  plain: string
  street?: { Number?: string; Suffix?: string; Unit?: string; key: string }
  city?: string
  state?: string
  postalCode?: string
  phone?: string
}

/** Letters, names and words that are looked at; what is longer is no name, and must not cost the time of many. */
const MOST_LETTERS = 200
const MOST_NAMES = 4
const MOST_WORDS = 12
const LONGEST_WORD = 40

/** The names in a text, cut to what is looked at. */
const namesIn = (text: string) =>
  namesOf(text)
    .slice(0, MOST_NAMES)
    .map((words) => words.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD)))

/** The comparable words of criteria; a phone or postal code that is none is left out. */
export function queryOf(criteria: MatchCriteria): Query {
  const partOf = (part: keyof MatchCriteria) => (criteria[part] ?? '').slice(0, MOST_LETTERS)
  const street = streetOf(partOf('Address'))
  return {
    names: namesIn(partOf('Name')),
    plain: plainName(partOf('Name')),
    street: street && { ...street, key: placeKey(street.Street) },
    city: placeKey(partOf('City')) || undefined,
    state: partOf('StateProvince').trim().toUpperCase() || undefined,
    postalCode: readPostalCode(partOf('PostalCode')).PostalCode,
    phone: readPhone(partOf('Phone')).value,
  }
}

import type { Kind } from '#contract/kind.ts'
import type { Country } from '#contract/place.ts'
import { parsePhone } from '#shared/address/phone.ts'
import { readPostalCode } from '../normalize/postal-code.ts'
import type { MatchCriteria } from './criteria.ts'
import { placeKey, streetOf } from './place-words.ts'
import { namesOf } from './words.ts'

/** Criteria as they are compared. A part that was not given, or that cannot be read, is absent. */
export interface Query {
  kind: Kind
  names: readonly (readonly string[])[]
  street?: { Number?: string; Suffix?: string; Unit?: string; key: string }
  city?: string
  state?: string
  postalCode?: string
  country?: Country
  phone?: string
  /** `1974`, `1974-03` or `1974-03-21`. */
  birth?: string
  /** Ages from the first number up to the second. */
  ages?: readonly [from: number, to: number]
}

/** Maximum of letters, names and words that are compared: longer texts are no names, and must not delay other calls. */
const MAX_LETTERS = 200
const MAX_NAMES = 4
const MAX_WORDS = 12
const MAX_WORD_LETTERS = 40

/** The names in a text, cut to what is compared. */
const namesIn = (kind: Kind, text: string) =>
  namesOf(kind, text)
    .slice(0, MAX_NAMES)
    .map((words) => words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LETTERS)))

const AGES = /^(\d+)(?:-(\d+))?$/
const MAX_AGE = 150

function agesOf(range: string | undefined): Query['ages'] {
  const [, from, to] = AGES.exec(range ?? '') ?? []
  return from === undefined ? undefined : [Number(from), to === undefined ? MAX_AGE : Number(to)]
}

/** Criteria as they are compared. */
export function queryOf(kind: Kind, criteria: MatchCriteria): Query {
  const partOf = (part: 'Name' | 'Address' | 'City' | 'StateProvince' | 'PostalCode' | 'Phone') =>
    (criteria[part] ?? '').slice(0, MAX_LETTERS)
  const street = streetOf(partOf('Address'))
  return {
    kind,
    names: namesIn(kind, partOf('Name')),
    street: street && { ...street, key: placeKey(street.Street) },
    city: placeKey(partOf('City')) || undefined,
    state: partOf('StateProvince').trim().toUpperCase() || undefined,
    postalCode: readPostalCode(partOf('PostalCode')).PostalCode,
    country: criteria.Country,
    phone: parsePhone(partOf('Phone')).value,
    birth: criteria.BirthDate,
    ages: agesOf(criteria.AgeRange),
  }
}

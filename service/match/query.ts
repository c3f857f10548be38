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
  street?: { Number?: string; Suffix?: string; key: string }
  city?: string
  state?: string
  postalCode?: string
  phone?: string
}

/** The comparable words of criteria; a phone or postal code that is none is left out. */
export function queryOf(criteria: MatchCriteria): Query {
  const { Name = '', Address = '', City = '', StateProvince = '', PostalCode = '', Phone = '' } = criteria
  const street = streetOf(Address)
  return {
    names: namesOf(Name),
    plain: plainName(Name),
    street: street && { Number: street.Number, Suffix: street.Suffix, key: placeKey(street.Street) },
    city: placeKey(City) || undefined,
    state: StateProvince.trim().toUpperCase() || undefined,
    postalCode: readPostalCode(PostalCode).PostalCode,
    phone: readPhone(Phone).value,
  }
}

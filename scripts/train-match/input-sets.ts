import type { Kind } from '#contract/kind.ts'
import type { InputSets } from './samples.ts'

/** The fields of a row that a query is given, by the name of the set. */
export const inputSetsByKind: Record<Kind, InputSets> = {
  companies: {
    'name, address, city': ['Name', 'Address', 'City', 'StateProvince'],
    'the whole row': ['Name', 'Address', 'City', 'StateProvince', 'PostalCode', 'Phone'],
    'name, city': ['Name', 'City', 'StateProvince'],
    'name, postal code': ['Name', 'PostalCode'],
    'name alone': ['Name'],
    'phone alone': ['Phone'],
    'address, city': ['Address', 'City', 'StateProvince'],
  },
  people: {
    'the whole row': ['Name', 'Address', 'City', 'StateProvince', 'PostalCode', 'Phone', 'BirthDate'],
    'name, address, city': ['Name', 'Address', 'City', 'StateProvince', 'PostalCode'],
    'name, city, birth': ['Name', 'City', 'StateProvince', 'BirthDate'],
    'name, city': ['Name', 'City', 'StateProvince'],
    'name, birth': ['Name', 'BirthDate'],
    'name alone': ['Name'],
  },
}

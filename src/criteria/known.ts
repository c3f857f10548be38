import type { Kind } from '#contract/kind.ts'
import { type AnyRecord, nameOf } from '#records/record.ts'
import { phone } from '#shared/text/format.ts'

/** What is known of one company or person, and what records are compared by, in the names of a match request. */
export const matchFields = ['Name', 'StreetAddress', 'City', 'StateProvince', 'PostalCode', 'Phone'] as const
export type MatchField = (typeof matchFields)[number]
export type Known = Partial<Record<MatchField, string>>

/** What a record says of the fields that a match compares; those it lacks are absent. */
export function knownOf(kind: Kind, record: AnyRecord): Known {
  const { Address, City, StateProvince, PostalCode, Phone } = record
  const known = {
    Name: nameOf(kind, record),
    StreetAddress: Address,
    City,
    StateProvince,
    PostalCode,
    Phone: Phone && phone(Phone),
  }
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text)) as Known
}

const labels: Record<MatchField, string> = {
  Name: 'Name',
  StreetAddress: 'Street',
  City: 'City',
  StateProvince: 'State',
  PostalCode: 'ZIP',
  Phone: 'Phone',
}

/** What people call a field of a match. */
export const labelOf = (field: MatchField): string => labels[field]

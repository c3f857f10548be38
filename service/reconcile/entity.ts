import { companyFields } from '#contract/company.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import { personFields } from '#contract/person.ts'

/** The types of the Reconciliation API: one for each kind. */
export const typeOf: Record<Kind, { id: string; name: string }> = {
  companies: { id: 'Company', name: 'Company' },
  people: { id: 'Person', name: 'Person' },
}

/** A record as an entity of the Reconciliation API. */
export interface Entity {
  id: string
  name: string
  description?: string
}

type AnyRecord = Partial<RecordOf<'companies'> & RecordOf<'people'>>

/** A record's id and name, with its address as the description: "1020 E 1st St, Papillion, NE 68046". */
export function entityOf(kind: Kind, record: RecordOf<Kind>): Entity {
  const { Id: id = '', CompanyName, FirstName, LastName, Address, City, ...rest }: AnyRecord = record
  const name = kind === 'companies' ? CompanyName : [FirstName, LastName].filter(Boolean).join(' ')
  const state = [rest.StateProvince, rest.PostalCode].filter(Boolean).join(' ')
  const description = [Address, City, state].filter(Boolean).join(', ')
  return { id, name: name || id, ...(description && { description }) }
}

/** Fields that are no properties: they are part of the entity, or are split. */
const omittedFields = new Set(['ETag', 'Id', 'Links', 'Location'])
const parts = ['Latitude', 'Longitude'] as const

/** The readable properties of a kind, by the names of the API; `Location` as two properties. */
export function propertiesOf(kind: Kind, email: boolean): string[] {
  const fields: readonly string[] = kind === 'companies' ? companyFields : personFields
  return [...fields.filter((field) => !omittedFields.has(field) && (email || field !== 'Email')), ...parts]
}

/** A value of a property in an answer of data extension. */
export type PropertyValue = { str: string } | { int: number } | { float: number }

/** The values of one property of a record; none where the record has none. */
export function valuesOf(record: object, property: string): PropertyValue[] {
  const { Location } = record as AnyRecord
  if (property === 'Latitude' || property === 'Longitude') return propertyValues(Location?.[property])
  return propertyValues((record as Record<string, unknown>)[property])
}

function propertyValues(value: unknown): PropertyValue[] {
  if (value === undefined) return []
  if (typeof value === 'number') return [Number.isInteger(value) ? { int: value } : { float: value }]
  if (Array.isArray(value)) return value.map((item) => ({ str: Object.values(item).join(' ') }))
  if (typeof value !== 'object' || value === null) return [{ str: String(value) }]
  return Object.entries(value).map(([name, inner]) => ({ str: `${name}: ${inner}` }))
}

import type { Kind } from '#contract/kind.ts'
import { cleanPhone, cleanPostalCode, cleanState, cleanText } from './clean.ts'
import { type Mapping, type Role, roles, subjects } from './roles.ts'

/** What is asked of a row: the parts of a match request that it has. */
export type LookupFields = Partial<Record<Role, string>>

export const cleaners: Record<Role, (cell: string) => string | undefined> = {
  CompanyName: cleanText,
  Name: cleanText,
  FirstName: cleanText,
  LastName: cleanText,
  StreetAddress: cleanText,
  City: cleanText,
  StateProvince: cleanState,
  PostalCode: cleanPostalCode,
  Phone: cleanPhone,
}

/** The columns of each role that is used, in their order. */
export type RoleColumns = readonly [role: Role, columns: readonly number[]][]

export const roleColumnsOf = (mapping: Mapping): RoleColumns =>
  roles
    .map((role): RoleColumns[number] => [role, mapping.flatMap((it, i) => (it === role ? [i] : []))])
    .filter(([, columns]) => columns.length > 0)

/** What a row asks: columns of one role joined, values that are none of their kind left out. */
export function lookupFieldsOf(cells: readonly string[], roleColumns: RoleColumns): LookupFields {
  const fields: LookupFields = {}
  for (const [role, columns] of roleColumns) {
    const cell = columns.length === 1 ? cells[columns[0] as number] : joinedOf(cells, columns)
    const value = cell ? cleaners[role](cell) : undefined
    if (value !== undefined) fields[role] = value
  }
  return fields
}

const joinedOf = (cells: readonly string[], columns: readonly number[]) =>
  columns
    .map((column) => cells[column]?.trim() ?? '')
    .filter((cell) => cell !== '')
    .join(' ')

/** Whether a row has a name, a street or a phone by which it can be looked up. */
export const canBeLookedUp = (fields: LookupFields): boolean =>
  subjects.some((role) => fields[role] !== undefined)

/** Rows whose texts are equal by this, whatever their letter case, ask the same. */
export const lookupKey = (fields: LookupFields): string =>
  roles.map((role) => fields[role]?.toLowerCase() ?? '').join('\u0001')

/** How each row is looked up. */
export interface MatchSettings {
  kind: Kind
  /** Maximum number of candidates per row, and their minimum score. */
  limit: number
  confidence: number
}

/** What each kind is called in a request. */
export const requestTypes: Record<Kind, 'Company' | 'Person'> = { companies: 'Company', people: 'Person' }

/** The match request of a row. */
export const matchRequest = (fields: LookupFields, { kind, limit, confidence }: MatchSettings) => ({
  RequestType: requestTypes[kind],
  Limit: limit,
  Confidence: confidence,
  ...fields,
})

/** The item of a multiple match that looks up a row, which is named by its line in the file. */
export const multipleMatchItem = (row: number, fields: LookupFields, settings: MatchSettings) => ({
  RequestId: `row-${row}`,
  ...matchRequest(fields, settings),
})

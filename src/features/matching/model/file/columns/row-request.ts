import type { Kind } from '#contract/kind.ts'
import { isOneDigit, phoneDigits, withoutExtension } from '#shared/address/phone.ts'
import { parsePostalCode } from '#shared/address/postal-code.ts'
import { stateByName } from '#shared/address/states.ts'
import { identifyingRoles, type Mapping, type Role, roles } from './roles.ts'

/** The fields of a row that are sent in its match request. */
export type LookupFields = Partial<Record<Role, string>>

/** The longest text that the service accepts (contract, values). */
const MAX_TEXT = 200

/** A text as the service accepts it: composed, on one line, without control characters; undefined if nothing remains. */
export function cleanText(cell: string): string | undefined {
  const plain = cell
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
  return plain.slice(0, MAX_TEXT).trim() || undefined
}

/** The two letters of a state or province by its code or name; undefined for other texts. */
export const cleanState = stateByName

/** A ZIP code of five digits or a Canadian code of six characters; zeros that a spreadsheet dropped are restored. */
export const cleanPostalCode = (cell: string): string | undefined => parsePostalCode(cell).PostalCode

/** The ten digits of a North American number without extension; undefined for other numbers. */
export function cleanPhone(cell: string): string | undefined {
  const digits = phoneDigits(withoutExtension(cell))
  return digits.length === 10 && !isOneDigit(digits) ? digits : undefined
}

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

/** The columns of each role that is mapped, in their order. */
export type RoleColumns = readonly [role: Role, columns: readonly number[]][]

export const roleColumnsOf = (mapping: Mapping): RoleColumns =>
  roles
    .map((role): RoleColumns[number] => [role, mapping.flatMap((it, i) => (it === role ? [i] : []))])
    .filter(([, columns]) => columns.length > 0)

/** The fields of a row: cells of one role are joined, values that are not valid for their role are dropped. */
export function lookupFieldsOf(cells: readonly string[], roleColumns: RoleColumns): LookupFields {
  const fields: LookupFields = {}
  for (const [role, columns] of roleColumns) {
    const cell = columns.length === 1 ? cells[columns[0] as number] : joinedCells(cells, columns)
    const value = cell ? cleaners[role](cell) : undefined
    if (value !== undefined) fields[role] = value
  }
  return fields
}

const joinedCells = (cells: readonly string[], columns: readonly number[]) =>
  columns
    .map((column) => cells[column]?.trim() ?? '')
    .filter((cell) => cell !== '')
    .join(' ')

/** Whether a row has a name, a street or a phone number by which it can be looked up. */
export const canBeLookedUp = (fields: LookupFields): boolean =>
  identifyingRoles.some((role) => fields[role] !== undefined)

/** Rows with equal keys, in any letter case, are looked up once. */
export const lookupKey = (fields: LookupFields): string =>
  roles.map((role) => fields[role]?.toLowerCase() ?? '').join('\u0001')

/** The settings of a match that are sent with each row. */
export interface MatchSettings {
  kind: Kind
  /** Maximum number of candidates per row, and their minimum score. */
  limit: number
  confidence: number
}

/** The name of each kind in a request. */
export const requestTypes: Record<Kind, 'Company' | 'Person'> = { companies: 'Company', people: 'Person' }

/** The match request of a row. */
export const matchRequest = (fields: LookupFields, { kind, limit, confidence }: MatchSettings) => ({
  RequestType: requestTypes[kind],
  Limit: limit,
  Confidence: confidence,
  ...fields,
})

/** The item of a multiple match for a row, with an id made of its line number. */
export const multipleMatchItem = (row: number, fields: LookupFields, settings: MatchSettings) => ({
  RequestId: `row-${row}`,
  ...matchRequest(fields, settings),
})

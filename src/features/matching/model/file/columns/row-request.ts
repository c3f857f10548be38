import type { Kind } from '#contract/kind.ts'
import { phoneOf, postalCodeOf, stateOf, textOf } from './clean.ts'
import { type Mapping, type Role, roles, subjects } from './roles.ts'

/** What is asked of a row: the parts of a match request that it has. */
export type Asked = Partial<Record<Role, string>>

export const cleaners: Record<Role, (cell: string) => string | undefined> = {
  CompanyName: textOf,
  Name: textOf,
  FirstName: textOf,
  LastName: textOf,
  StreetAddress: textOf,
  City: textOf,
  StateProvince: stateOf,
  PostalCode: postalCodeOf,
  Phone: phoneOf,
}

/** The columns of each role that is used, in their order. */
export type Uses = readonly [role: Role, columns: readonly number[]][]

export const usesOf = (mapping: Mapping): Uses =>
  roles
    .map((role): Uses[number] => [role, mapping.flatMap((it, i) => (it === role ? [i] : []))])
    .filter(([, columns]) => columns.length > 0)

/** What a row asks: columns of one role joined, values that are none of their kind left out. */
export function askedOf(cells: readonly string[], uses: Uses): Asked {
  const asked: Asked = {}
  for (const [role, columns] of uses) {
    const cell = columns.length === 1 ? cells[columns[0] as number] : joinedOf(cells, columns)
    const value = cell ? cleaners[role](cell) : undefined
    if (value !== undefined) asked[role] = value
  }
  return asked
}

const joinedOf = (cells: readonly string[], columns: readonly number[]) =>
  columns
    .map((column) => cells[column]?.trim() ?? '')
    .filter((cell) => cell !== '')
    .join(' ')

/** Whether a row has a name, a street or a phone by which it can be looked up. */
export const canBeAsked = (asked: Asked): boolean => subjects.some((role) => asked[role] !== undefined)

/** Rows whose texts are equal by this, whatever their letter case, ask the same. */
export const keyOf = (asked: Asked): string =>
  roles.map((role) => asked[role]?.toLowerCase() ?? '').join('\u0001')

/** How each row is looked up. */
export interface Terms {
  kind: Kind
  /** Maximum number of candidates per row, and their minimum score. */
  limit: number
  confidence: number
}

/** What each kind is called in a request. */
export const requestTypes: Record<Kind, 'Company' | 'Person'> = { companies: 'Company', people: 'Person' }

/** The match request of a row. */
export const lookupOf = (asked: Asked, { kind, limit, confidence }: Terms) => ({
  RequestType: requestTypes[kind],
  Limit: limit,
  Confidence: confidence,
  ...asked,
})

/** The item of a multiple match that looks up a row, which is named by its line in the file. */
export const requestOf = (row: number, asked: Asked, terms: Terms) => ({
  RequestId: `row-${row}`,
  ...lookupOf(asked, terms),
})

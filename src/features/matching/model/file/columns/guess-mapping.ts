import type { Kind } from '#contract/kind.ts'
import {
  companyColumns,
  personColumns,
  plainColumnName,
  streetParts,
} from '#shared/tabular/column-synonyms.ts'
import { type Mapping, type Role, rolesOf } from './roles.ts'
import { cleanState } from './row-request.ts'

/** Names of the columns of each role in a file of companies and in one of people. */
const columnsOfRole: Record<Role, readonly [company: string, person: string]> = {
  CompanyName: [companyColumns.CompanyName, ''],
  Name: ['', personColumns.FullName],
  FirstName: [companyColumns.FirstName, personColumns.FirstName],
  LastName: [companyColumns.LastName, personColumns.LastName],
  StreetAddress: [companyColumns.Address, personColumns.Address],
  City: [companyColumns.City, personColumns.City],
  StateProvince: [companyColumns.StateProvince, personColumns.StateProvince],
  PostalCode: [companyColumns.PostalCode, personColumns.PostalCode],
  Phone: [companyColumns.Phone, personColumns.Phone],
}

/** Names of the columns of a role, best first: those of the kind, then those of the other kind, which files often mix. */
function namesOf(role: Role, kind: Kind): string[] {
  const [company, person] = columnsOfRole[role]
  return (kind === 'companies' ? `${company} ${person}` : `${person} ${company}`).trim().split(' ')
}

const hasLetter = (cell: string) => /\p{L}/u.test(cell)
const isZip = (cell: string) => /^(\d{4,5}(-?\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i.test(cell)
const isPhone = (cell: string) => /^\D*1?\D*\d{3}\D*\d{3}\D*\d{4}(\D.*)?$/.test(cell)

/** Whether a cell may have a role: for columns with a known name. */
const plausible: Record<Role, (cell: string) => boolean> = {
  CompanyName: hasLetter,
  Name: hasLetter,
  FirstName: hasLetter,
  LastName: hasLetter,
  StreetAddress: hasLetter,
  City: hasLetter,
  StateProvince: (cell) => cleanState(cell) !== undefined,
  PostalCode: isZip,
  Phone: (cell) => cell.replace(/\D/g, '').length >= 7,
}

const COMPANY =
  /\b(inc|llc|ltd|corp|co|company|lp|llp|pc|pllc|assoc|associates|group|services?|restaurant|store|shop|church|school|bank)\b\.?/i
const STREET = /^\d+\S* .*\b(st|street|ave?|avenue|rd|road|dr|drive|blvd|ln|lane|ct|way|hwy|pkwy|pl)\b/i

/** Whether a cell clearly has a role, and the minimum share of such cells: for columns with an unknown name. */
const identifying: readonly [role: Role, test: (cell: string) => boolean, share: number][] = [
  ['Phone', isPhone, 0.9],
  ['PostalCode', (cell) => isZip(cell) && cell.length > 4, 0.9],
  ['StateProvince', (cell) => /^[A-Z]{2}$/.test(cell) && cleanState(cell) !== undefined, 0.95],
  ['StreetAddress', (cell) => STREET.test(cell), 0.5],
  ['CompanyName', (cell) => COMPANY.test(cell) && !/^\d/.test(cell), 0.2],
]

/** The columns of a table and its first rows. */
interface TableSample {
  columns: readonly string[]
  sample: readonly (readonly string[])[]
  rows: number
  filled: readonly number[]
}

/** How sure a guess is: `check` if it is from values alone, or if many rows have no value. */
export type Certainty = 'sure' | 'check'
export interface MappingGuess {
  mapping: Mapping
  /** By column; undefined if it is not used. */
  certainty: (Certainty | undefined)[]
}

const MIN_SHARE = 0.5
const MOSTLY_FILLED = 0.75

function shareOf({ sample }: TableSample, column: number, test: (cell: string) => boolean): number {
  const cells = sample.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '')
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length
}

/** Maps columns to roles: by their names, then by their values. */
export function guessMapping(kind: Kind, table: TableSample): MappingGuess {
  const mapping: Mapping = table.columns.map(() => null)
  const certainty: MappingGuess['certainty'] = table.columns.map(() => undefined)
  const take = (column: number, role: Role, how: Certainty) => {
    mapping[column] = role
    const few = (table.filled[column] ?? 0) < MOSTLY_FILLED * table.rows
    certainty[column] = few ? 'check' : how
  }
  const plain = table.columns.map(plainColumnName)
  const free = (column: number) => mapping[column] === null
  for (const role of rolesOf[kind]) {
    const column = namesOf(role, kind)
      .flatMap((name) => plain.flatMap((it, i) => (it === name ? [i] : [])))
      .find((i) => free(i) && shareOf(table, i, plausible[role]) >= MIN_SHARE)
    if (column !== undefined) take(column, role, 'sure')
  }
  takeStreetParts(plain, mapping, (column) => take(column, 'StreetAddress', 'sure'))
  for (const [role, test, minShare] of identifying) {
    if (!rolesOf[kind].includes(role) || mapping.includes(role)) continue
    const column = plain.findIndex((_, i) => free(i) && shareOf(table, i, test) >= minShare)
    if (column >= 0) take(column, role, 'check')
  }
  return { mapping, certainty }
}

/** Maps a column of house numbers and one of street names: together they are the address. */
function takeStreetParts(plain: readonly string[], mapping: Mapping, take: (column: number) => void): void {
  const whole = mapping.indexOf('StreetAddress')
  const isPart = whole < 0 || streetParts.some((part) => part.split(' ').includes(plain[whole] as string))
  if (!isPart) return
  const parts = streetParts.flatMap((part) => plain.findIndex((name) => part.split(' ').includes(name)))
  const there = parts.filter(
    (column) => column >= 0 && [null, 'StreetAddress'].includes(mapping[column] ?? null),
  )
  if (there.length > 1) for (const column of there) take(column)
}

/** A guess at the mapping, with the columns that are to be checked. */
export function guessedMapping(kind: Kind, table: TableSample) {
  const { mapping, certainty } = guessMapping(kind, table)
  return { mapping, toCheck: certainty.flatMap((how, i) => (how === 'check' ? [i] : [])) }
}

import type { Kind } from '#contract/kind.ts'
import { BETWEEN_LETTERS, type IdentifyingCells } from '#service/store/forgotten/details.ts'
import type { RowOf } from '#service/store/row.ts'
import { asOf } from '#service/versions/as-of.ts'
import type { Description } from '../description.ts'
import { descriptions } from '../descriptions.ts'
import { emailKeys } from '../people/emails.ts'
import { rowColumnsOf } from '../schema.ts'

const nameColumns: Record<Kind, readonly string[]> = {
  companies: ['CompanyNameKey'],
  people: ['FirstNameKey', 'LastNameKey'],
}

const emails: Record<Kind, string> = {
  companies: '[]::varchar[]',
  people: '(coalesce(EmailKeys, []) || coalesce(FormerEmailKeys, []))::varchar[]',
}

/** What `identifyingCellsIn` reads, as columns of a query. */
export const identifyingColumns = (kind: Kind): string =>
  [
    ...nameColumns[kind],
    'StreetNumberKey',
    'StreetNameKey',
    'PostalCode',
    'Phone::varchar',
    emails[kind],
  ].join(', ')

/** The name of a record as `nameText` writes it, in SQL. */
export const nameTextOf = (kind: Kind): string =>
  nameColumns[kind]
    .map((column) => `translate(${column}, '${BETWEEN_LETTERS.replaceAll("'", "''")}', '')`)
    .join(` || ' ' || `)

/** The cells of a row with `identifyingColumns`. */
export function identifyingCellsIn(kind: Kind, values: readonly unknown[]): IdentifyingCells {
  const names = values.slice(0, nameColumns[kind].length) as (string | null)[]
  const [streetNumber, streetName, postalCode, phone, keys] = values.slice(names.length) as [
    ...(string | null)[],
    string[],
  ]
  return { names, streetNumber, streetName, postalCode, phone, emails: keys } as IdentifyingCells
}

/** What of a record identifies it. */
export type IdentifyingRow = Partial<
  Pick<
    RowOf<'companies'> & RowOf<'people'>,
    | 'CompanyName'
    | 'FirstName'
    | 'LastName'
    | 'AddressParsed'
    | 'PostalCode'
    | 'Country'
    | 'Phone'
    | 'Email'
    | 'HistoricalEmails'
  >
>

const SOME_DATE = asOf('2000-01-01')

/** The same cells of a record or of details that a person writes. Pure. */
export function identifyingCellsOf(kind: Kind, row: IdentifyingRow): IdentifyingCells {
  const description = descriptions[kind] as Description<Kind>
  const { CompanyName, FirstName, LastName, AddressParsed, PostalCode, Country, Phone } = row
  const cells = description.cellsOf(
    { Id: '', CompanyName, FirstName, LastName, AddressParsed, PostalCode, Country, Phone } as RowOf<Kind>,
    SOME_DATE,
  )
  const names = rowColumnsOf(description.columns)
  const cell = (name: string) => {
    const value = cells[names.indexOf(name)]
    return value === null || value === undefined ? null : String(value)
  }
  const addresses = kind === 'people' ? [row.Email, ...(row.HistoricalEmails ?? [])] : []
  return {
    names: nameColumns[kind].map(cell),
    streetNumber: cell('StreetNumberKey'),
    streetName: cell('StreetNameKey'),
    postalCode: cell('PostalCode'),
    phone: cell('Phone'),
    emails: addresses.flatMap(emailKeys).map(String),
  }
}

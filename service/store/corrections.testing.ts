import type { CorrectableField, Correction } from '#contract/corrections.ts'
import type { CompanyRow } from './company-row.ts'
import type { PersonRow } from './person-row.ts'

/** What a corrected value makes of a row of the tests, written out by hand. */
type Change<R> = readonly [field: CorrectableField, after: string, change: (row: R) => Partial<R>]

type Shared = Pick<
  CompanyRow & PersonRow,
  | 'Phone'
  | 'AreaCode'
  | 'City'
  | 'LastName'
  | 'StateProvince'
  | 'County'
  | 'PostalCode'
  | 'CarrierRoute'
  | 'Address'
  | 'AddressParsed'
>

const noRoute = { CarrierRoute: undefined }

const shared: readonly Change<Shared>[] = [
  ['Phone', '5125550100', () => ({ Phone: '5125550100', AreaCode: undefined })],
  ['Phone', '', () => ({ Phone: undefined, AreaCode: undefined })],
  ['City', 'Adak', () => ({ City: 'Adak' })],
  ['LastName', "O'Neil", () => ({ LastName: "O'Neil" })],
  [
    'StateProvince',
    'TX',
    ({ PostalCode }) => ({
      StateProvince: 'TX',
      County: PostalCode === '77002' ? 'Harris' : undefined,
      ...noRoute,
    }),
  ],
  [
    'PostalCode',
    '02903',
    ({ StateProvince }) => ({
      PostalCode: '02903',
      County: StateProvince === 'RI' ? 'Providence' : undefined,
      ...noRoute,
    }),
  ],
  [
    'Address',
    '12 N Main St',
    () => ({
      Address: '12 N Main St',
      AddressParsed: { Number: '12', PreDirectional: 'N', Name: 'Main', Suffix: 'St' },
      ...noRoute,
    }),
  ],
]

export const companyChanges: readonly Change<CompanyRow>[] = [
  ...shared,
  ['CompanyName', 'Łódź Deli 2', () => ({ CompanyName: 'Łódź Deli 2' })],
  ['OperatingStatus', 'Closed', () => ({ OperatingStatus: 'Closed' })],
  ['OperatingStatus', 'Open', () => ({ OperatingStatus: 'Open' })],
  ['LocationEmployeesSizeActual', '19', () => ({ LocationEmployeesSizeActual: 19 })],
  [
    'PrimarySic',
    '802101',
    ({ PrimarySic, SicList = [] }) => ({
      PrimarySic: '802101',
      SicList: SicList.filter(({ Code }, i) => (PrimarySic ? Code !== PrimarySic : i > 0)),
      SicGrade: 'Stated',
    }),
  ],
]

export const peopleChanges: readonly Change<PersonRow>[] = [
  ...shared,
  ['FirstName', 'José', () => ({ FirstName: 'José' })],
  ['Email', 'ann@x.example', () => ({ Email: 'ann@x.example' })],
]

/**
 * Corrects one row in seven, each in one field, and excludes one in fifty as a duplicate of its neighbor; gives the corrections, and the
 * rows that are to be found with them.
 */
export function someCorrections<R extends { Id: string }>(rows: readonly R[], changes: readonly Change<R>[]) {
  const corrections: Correction[] = []
  const corrected = rows.flatMap((row, i) => {
    const [field, after, change] = changes[i % changes.length] as Change<R>
    const duplicateOf = i % 50 === 13 ? rows[i + 1]?.Id : undefined
    if (i % 7 !== 0 && !duplicateOf) return [row]
    const fields = i % 7 === 0 ? [{ field, before: '', after, corrected: '' }] : []
    corrections.push({ id: row.Id, name: '', fields, duplicateOf, corrected: '' })
    return duplicateOf ? [] : [{ ...row, ...change(row) }]
  })
  return { corrections, corrected }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Kind } from '#contract/kind.ts'
import { locationGrades, sicGrades } from '#contract/trust.ts'
import { buildVersion } from '../data/build.ts'
import { versionFolder } from '../versions/version-folders.ts'
import type { CompanyRow } from './company-row.ts'
import type { RowOf } from './row.ts'

/** The date of the test data. */
export const DATE = '2026-03-31'

export const some = <T>(...values: T[]) => fc.constantFrom(...values)
export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 })

interface Place {
  City: string
  County?: string
  StateProvince: string
  PostalCode: string
  at: [Latitude: number, Longitude: number]
}

export const places: readonly Place[] = [
  { City: 'Providence', County: 'Providence', StateProvince: 'RI', PostalCode: '02903', at: [41.82, -71.41] },
  { City: 'Cranston', County: 'Providence', StateProvince: 'RI', PostalCode: '02910', at: [41.78, -71.44] },
  { City: 'Papillion', County: 'Sarpy', StateProvince: 'NE', PostalCode: '68046', at: [41.15, -96.04] },
  { City: 'Montréal', StateProvince: 'QC', PostalCode: 'H2X1Y4', at: [45.51, -73.57] },
  { City: 'Houston', County: 'Harris', StateProvince: 'TX', PostalCode: '77002', at: [29.75, -95.37] },
  { City: 'Adak', County: 'Aleutians West', StateProvince: 'AK', PostalCode: '99546', at: [51.9, -179.95] },
  { City: 'Attu', County: 'Aleutians West', StateProvince: 'AK', PostalCode: '99546', at: [51.9, 179.9] },
]

/** Points of a grid of quarter degrees too, so that many are exactly on the edges of areas. */
export const nearby = (latitude: number, longitude: number) =>
  fc
    .tuple(
      fc.double({ min: -0.6, max: 0.6, noNaN: true }),
      fc.double({ min: -0.6, max: 0.6, noNaN: true }),
      fc.boolean(),
    )
    .map(([north, east, onGrid]) => {
      const [y, x] = [latitude + north, longitude + east]
      const lng = onGrid ? Math.round(x * 4) / 4 : x
      return {
        Latitude: onGrid ? Math.round(y * 4) / 4 : y,
        Longitude: lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng,
      }
    })

export const names = [
  'Cedar Ridge Dental',
  "O'Reilly 100% Auto_Parts",
  'Café Montréal',
  'AT&T  Store',
  '7-Eleven',
  'Łódź Deli',
] as const
export const sicCodes = ['581208', '581203', '581301', '802101', '011100', '737203', '737901'] as const
export const naicsCodes = ['722511', '722513', '621210', '541511', '44512001'] as const
export const streets = ['Main', 'Élm', '5th'] as const

const sizes = some(1, 4, 5, 9, 10, 19, 20, 99, 100, 250, 999, 1000, 4999, 10_000, 50_000)
const money = some(
  0,
  1,
  499_999,
  500_000,
  999_999,
  1_000_000,
  2_500_000,
  20_000_000,
  1_000_000_000,
  5_000_000_000,
)

/** Values of a row near a place, for the fields that both kinds have. */
export const sharedFields = ({ at, ...place }: (typeof places)[number]) => ({
  City: maybe(fc.constant(place.City)),
  County: fc.constant(place.County),
  StateProvince: maybe(fc.constant(place.StateProvince)),
  PostalCode: maybe(fc.constant(place.PostalCode)),
  Location: maybe(nearby(at[0], at[1])),
  FirstName: maybe(some('José', 'Mary', 'Mary Ann')),
  LastName: maybe(some('Smith', 'Smithers', "O'Neil")),
  Phone: maybe(some('4015550100', '4015550101', '0125550102')),
  CarrierRoute: maybe(some('C001', 'R002')),
  Source: maybe(some('Chamber', 'Registry')),
  SourceId: maybe(some('C-1', 'C-2', '7')),
  MergedSources: maybe(
    fc.array(fc.record({ Source: some('Chamber', 'Registry'), SourceId: maybe(some('C-2', '7', '8')) }), {
      minLength: 1,
      maxLength: 2,
    }),
  ),
  LocationGrade: maybe(some(...locationGrades)),
  AddressParsed: maybe(
    fc.record({
      Number: some('1', '12B'),
      Name: some(...streets),
      Suffix: some('St', 'Ave'),
      PreDirectional: some('N', 'SW'),
    }),
  ),
})

/** Days of the last change, one of them in no form that sorts. */
export const updates = some('2024-02-29', '2025-12-31', '2026-01-01', '2026-03-31', '3/31/2026')

const row: fc.Arbitrary<Omit<CompanyRow, 'Id'>> = some(...places).chain((place) =>
  fc.record({
    ...sharedFields(place),
    CompanyName: maybe(fc.tuple(some(...names), some('', ' Inc', ' 2')).map((parts) => parts.join(''))),
    Gender: maybe(some('Male', 'Female', 'Unknown')),
    Email: maybe(some('a@x.example', 'B@x.example')),
    EIN: maybe(some('012345678', '471234567')),
    TickerSymbol: maybe(some('ABC', 'x.y')),
    PrimarySic: maybe(some<string>(...sicCodes)),
    SicList: maybe(
      fc.uniqueArray(some(...sicCodes), { maxLength: 3 }).map((codes) => codes.map((Code) => ({ Code }))),
    ),
    PrimaryNaics: maybe(some<string>(...naicsCodes)),
    NaicsList: maybe(
      fc.uniqueArray(some(...naicsCodes), { maxLength: 2 }).map((codes) => codes.map((Code) => ({ Code }))),
    ),
    CorporateEmployeesSizeActual: maybe(sizes),
    LocationEmployeesSizeActual: maybe(sizes),
    CorporateSalesVolumeActual: maybe(money),
    LocationSalesVolumeActual: maybe(money),
    CreditRatingScore: maybe(some('A', 'B', 'C', 'I', 'U')),
    Franchise: maybe(some('Yes', 'No')),
    SquareFeet: maybe(some(100, 2500, 39_999, 40_000)),
    ParentCompany: maybe(some('100000000', '0012', '12', 'H7')),
    YearEstablished: maybe(some('1899', '2001')),
    OperatingStatus: maybe(some('Open', 'TemporarilyClosed')),
    SourceConfidence: maybe(some(0, 49, 50, 89, 90, 100)),
    SicGrade: maybe(some(...sicGrades)),
    FirstSeen: maybe(some('2020-01-01', '2025-12-30', '2025-12-31', '2026-03-31')),
    UpdateDate: maybe(updates),
  }),
)

/** Rows of all kinds, the same every time, with Ids of nine digits. */
export function someRows(count: number): CompanyRow[] {
  return fc
    .sample(row, { numRuns: count, seed: 7 })
    .map((values, i) => ({ Id: String(100_000_000 + i * 37), ...values }))
}

/** Builds a version of `rows` in a folder of its own; gives the folder and a function that removes it. */
export async function buildRows<K extends Kind>(kind: K, rows: readonly RowOf<K>[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'catchment-test-'))
  const { version } = await buildVersion({
    kind,
    dataDir,
    name: 'test',
    date: DATE,
    rows: (async function* () {
      yield rows
    })(),
  })
  return {
    dataDir,
    folder: versionFolder(dataDir, version),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

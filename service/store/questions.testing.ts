import fc from 'fast-check'
import type { Criteria, Criterion } from '#contract/criteria'
import type { Point } from '#contract/place'
import { creditRatings, employeeBands, salesBands } from '#contract/ranges'
import { ringFault } from '#contract/ring'
import { companyTallyFields, type TallyName } from '#contract/tally'
import { naicsCodes, names, places, sicCodes } from './rows.testing.ts'

type Arbitraries = { [K in keyof Required<Criteria>]: fc.Arbitrary<NonNullable<Criteria[K]>> }

const some = <T>(...values: T[]) => fc.constantFrom(...values)
const several = <T>(item: fc.Arbitrary<T>, most = 3) => fc.array(item, { minLength: 1, maxLength: most })
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })

const turned = (longitude: number) =>
  longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
const near = some(...places).chain(({ at }) =>
  fc
    .tuple(degrees(0.7), degrees(0.7))
    .map(([north, east]): Point => ({ Latitude: at[0] + north, Longitude: turned(at[1] + east) })),
)

/** Corners in order of their direction from the middle never cross; some rings are closed, some run the other way round. */
const star = fc
  .tuple(
    near,
    fc.array(fc.tuple(degrees(1), fc.double({ min: 0.05, max: 1, noNaN: true })), {
      minLength: 3,
      maxLength: 12,
    }),
  )
  .map(([{ Latitude, Longitude }, spokes]) =>
    spokes
      .sort((a, b) => a[0] - b[0])
      .map(
        ([turn, length]): Point => ({
          Latitude: Latitude + length * Math.sin(turn * Math.PI),
          Longitude: turned(Longitude + length * Math.cos(turn * Math.PI)),
        }),
      ),
  )

/** Rectangles of quarter degrees: rows lie on their edges and corners. */
const rectangle = fc
  .tuple(near, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .map(([{ Latitude, Longitude }, height, width]) => {
    const [south, west] = [Math.round(Latitude * 4) / 4, Math.round(Longitude * 4) / 4]
    const [north, east] = [south + height / 4, turned(west + width / 4)]
    return [
      [south, west],
      [south, east],
      [north, east],
      [north, west],
    ].map(([lat, lng]): Point => ({ Latitude: lat as number, Longitude: lng as number }))
  })

const ring = fc
  .tuple(fc.oneof(star, rectangle), fc.boolean(), fc.boolean())
  .map(([points, closed, back]) => {
    const corners = back ? points.toReversed() : points
    return closed ? [...corners, corners[0] as Point] : corners
  })
  .filter((points) => ringFault(points) === undefined)

const miles = fc.oneof(fc.double({ min: 0.01, max: 60, noNaN: true }), some(500))
const state = some('RI', 'NE', 'QC', 'TX', 'AK', 'CA')
const city = some('Providence', 'CRANSTON', 'montreal', ' Houston ', 'Nowhere')
const county = some('Providence', 'sarpy', 'Aleutians West')
const postalCode = some('02903', '02910', '68046', 'H2X1Y4', '77002', '99546', '10001')
const sic = some(...sicCodes, '58', '5812', '8021', '01', '9999')
const naics = some(...naicsCodes, '72', '7225', '541', '4451200', '99')
const employees = several(some(...employeeBands.map((band) => band.value)))
const sales = several(some(...salesBands.map((band) => band.value)))
const id = fc.integer({ min: 0, max: 2500 }).map((i) => String(100_000_000 + i * 37))
const text = some(...names, 'e', 'cedar ridge', '%', '_', "'", 'CAFE', 'at&t store', 'x.*')

const plain: Omit<Arbitraries, 'AnyOf' | 'NoneOf'> = {
  Id: several(id, 80),
  NotId: several(id, 80),
  CompanyName: text,
  FirstName: some('jose', 'Mary', 'mary a'),
  LastName: some('Smith', 'o'),
  Gender: some('Male', 'Female', 'Unknown'),
  Phone: some('4015550100', '0125550102'),
  Email: some('A@x.example', 'b@X.example', 'c'),
  EIN: some('012345678', '471234567'),
  TickerSymbol: some('abc', 'X.Y'),
  AddressParsed: fc.record(
    {
      Number: some('1', '12b'),
      Name: some('main', 'Elm'),
      Suffix: some('ST'),
      PreDirectional: some('n', 'SW'),
    },
    { requiredKeys: [] },
  ),
  City: city,
  County: county,
  StateProvince: state,
  StatesProvinces: several(state),
  CitiesByStateProvince: several(fc.record({ City: city, StateProvince: state })),
  CountiesByStateProvince: several(fc.record({ County: county, StateProvince: state })),
  PostalCode: several(postalCode, 4),
  RadiusPostalCodeList: several(fc.record({ PostalCode: postalCode, RadiusMiles: miles })),
  RadiusCenterPointList: several(
    fc.tuple(near, miles).map(([center, RadiusMiles]) => ({ ...center, RadiusMiles })),
    5,
  ),
  PolygonList: several(
    ring.map((Points) => ({ Points })),
    4,
  ),
  PrimarySic: fc.oneof(sic, several(sic, 15)),
  Sic: several(sic),
  PrimaryNaics: naics,
  Naics: several(naics),
  CorporateEmployeesSizeRange: employees,
  CorporateEmployeesSizeActual: some(0, 5, 1000),
  LocationEmployeesSizeRange: employees,
  LocationEmployeesSizeActual: some(0, 5, 1000, 1_000_000_000_000),
  CorporateSalesVolumeRange: sales,
  CorporateSalesVolumeActual: some(0, 500_000, 5_000_000_000),
  LocationSalesVolumeRange: sales,
  LocationSalesVolumeActual: some(1, 999_999),
  CreditRatingScore: several(some(...(Object.keys(creditRatings) as (keyof typeof creditRatings)[]))),
  IsFranchise: fc.boolean(),
  RecordStatus: some('Existing', 'New', 'All'),
  SortCenter: near,
}

const areas: Criterion[] = ['RadiusPostalCodeList', 'RadiusCenterPointList', 'PolygonList']
const plainNames = [
  ...(Object.keys(plain) as (keyof typeof plain)[]),
  ...areas,
  ...areas,
] as (keyof typeof plain)[]

const flat: fc.Arbitrary<Criteria> = fc
  .uniqueArray(some(...plainNames), { maxLength: 3 })
  .chain((chosen) =>
    fc.record(Object.fromEntries(chosen.map((name) => [name, plain[name]]))),
  ) as fc.Arbitrary<Criteria>

function nested(depth: number): fc.Arbitrary<Criteria> {
  if (depth === 0) return flat
  const list = fc.option(several(nested(depth - 1)), { nil: undefined, freq: 2 })
  return fc.tuple(flat, list, list).map(([criteria, AnyOf, NoneOf]) => ({ ...criteria, AnyOf, NoneOf }))
}

/** Criteria of every kind, one within another up to two levels deep. */
export const anyCriteria = fc.oneof({ weight: 2, arbitrary: flat }, nested(1), nested(2))

/** Every criterion by itself. */
export const eachCriterion = plain

export const anyRing = ring

export const anyFields = fc.uniqueArray(some(...(Object.keys(companyTallyFields) as TallyName[])), {
  minLength: 1,
  maxLength: 3,
})

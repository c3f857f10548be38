import fc from 'fast-check'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Point } from '#contract/place.ts'
import { type TallyName, tallyFields } from '#contract/tally.ts'
import { locationGrades } from '#contract/trust.ts'
import { ringError } from '#shared/geo/ring.ts'
import type { Given, PlainCriterion } from './duckdb/description.ts'
import { places } from './rows.testing.ts'

/** Arbitrary values of criteria. */
export type Arbitraries<C> = { [N in C & keyof Criteria]: fc.Arbitrary<Given<N>> }

export const some = <T>(...values: T[]) => fc.constantFrom(...values)
export const several = <T>(item: fc.Arbitrary<T>, max = 3) => fc.array(item, { minLength: 1, maxLength: max })
const degrees = (max: number) => fc.double({ min: -max, max: max, noNaN: true })

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
        ([angle, length]): Point => ({
          Latitude: Latitude + length * Math.sin(angle * Math.PI),
          Longitude: turned(Longitude + length * Math.cos(angle * Math.PI)),
        }),
      ),
  )

/** Rectangles of quarter degrees: rows are on their edges and corners. */
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
  .filter((points) => ringError(points) === undefined)

const miles = fc.oneof(fc.double({ min: 0.01, max: 60, noNaN: true }), some(500))
const state = some('RI', 'NE', 'QC', 'TX', 'AK', 'CA')
const city = some('Providence', 'CRANSTON', 'montreal', ' Houston ', 'Nowhere')
const county = some('Providence', 'sarpy', 'Aleutians West')
const postalCode = some('02903', '02910', '68046', 'H2X1Y4', '77002', '99546', '10001')

type Shared = Exclude<PlainCriterion<'companies'> & PlainCriterion<'people'>, 'Email'>

/** Values of the criteria that every kind has; `id` gives Ids, of records that there are and others. */
export const sharedQueries = (id: fc.Arbitrary<string>): Arbitraries<Shared> => ({
  Id: several(id, 80),
  NotId: several(id, 80),
  FirstName: some('jose', 'Mary', 'mary a'),
  LastName: some('Smith', 'o'),
  Gender: some('Male', 'Female', 'Unknown'),
  Phone: some('4015550100', '0125550102'),
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
  RecordStatus: some('Existing', 'New', 'All'),
  SortCenter: near,
  Source: several(some('Chamber', 'Registry', 'chamber')),
  SourceId: several(some('C-1', 'C-2', '7', 'none')),
  LocationGrade: several(some(...locationGrades)),
  FirstSeenMonth: several(some('2020-01', '2025-12', '2026-03', '2025', '1999')),
})

const areas = ['RadiusPostalCodeList', 'RadiusCenterPointList', 'PolygonList'] as const

/**
 * Makes queries of a kind from values of each of its criteria; `ofCall` are criteria of the whole call, `often` those that are used
 * more than others.
 */
export function queriesOf<K extends Kind>(
  kind: K,
  plain: Arbitraries<PlainCriterion<K>>,
  ofCall: readonly (keyof Criteria)[] = [],
  often: readonly (keyof Criteria)[] = areas,
) {
  const values = plain as unknown as Record<string, fc.Arbitrary<unknown>>
  const anywhere = Object.keys(values).filter((name) => !ofCall.includes(name as keyof Criteria))
  const names = [...anywhere, ...often, ...often]
  const recordOf = (selected: readonly string[], required = true) =>
    fc.record(
      Object.fromEntries(selected.map((name) => [name, values[name] as fc.Arbitrary<unknown>])),
      required ? {} : { requiredKeys: [] },
    ) as fc.Arbitrary<Criteria>
  const flat = fc.uniqueArray(some(...names), { maxLength: 3 }).chain((selected) => recordOf(selected))

  function nested(depth: number): fc.Arbitrary<Criteria> {
    if (depth === 0) return flat
    const list = fc.option(several(nested(depth - 1)), { nil: undefined, freq: 2 })
    return fc.tuple(flat, list, list).map(([criteria, AnyOf, NoneOf]) => ({ ...criteria, AnyOf, NoneOf }))
  }

  const inCall = fc.tuple(
    fc.oneof({ weight: 2, arbitrary: flat }, nested(1), nested(2)),
    recordOf(ofCall, false),
  )
  return {
    /** Criteria of every sort, one within another up to two levels deep. */
    anyCriteria: inCall.map(([criteria, more]): Criteria => ({ ...criteria, ...more })),
    /** Every criterion by itself. */
    eachCriterion: values,
    anyFields: fc.uniqueArray(some(...(Object.keys(tallyFields[kind]) as TallyName<K>[])), {
      minLength: 1,
      maxLength: 3,
    }),
  }
}

export const anyRing = ring

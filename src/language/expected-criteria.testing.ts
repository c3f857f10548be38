import type { Criteria } from '#contract/criteria.ts'
import type { Interest, TargetModel } from '#contract/interests.ts'
import {
  ageBands,
  type Band,
  employeeBands,
  homeValueBands,
  incomeBands,
  salesBands,
} from '#contract/ranges.ts'
import { metroAreas } from './metro-areas.ts'

/** One criterion, or several of which a buyer would accept any. */
type Part = Criteria | readonly Criteria[]

/** Any one of these readings is right. */
export const oneOf = (...readings: readonly Part[]): Criteria[] => readings.flat() as Criteria[]

/** Criteria that are met together: every combination of the alternatives of `parts`. */
export function all(...parts: Part[]): Criteria[] {
  return parts.reduce<Criteria[]>(
    (sum, part) => sum.flatMap((left) => [part].flat().map((right) => merged(left, right))),
    [{}],
  )
}

function merged(left: Criteria, right: Criteria): Criteria {
  const NoneOf = [...(left.NoneOf ?? []), ...(right.NoneOf ?? [])]
  return { ...left, ...right, ...(NoneOf.length > 0 && { NoneOf }) }
}

const placeOf = (text: string): [name: string, state: string] => [text.slice(0, -3), text.slice(-2)]
export const cities = (...names: string[]): Criteria => ({
  CitiesByStateProvince: names.map(placeOf).map(([City, StateProvince]) => ({ City, StateProvince })),
})
export const counties = (...names: string[]): Criteria => ({
  CountiesByStateProvince: names.map(placeOf).map(([County, StateProvince]) => ({ County, StateProvince })),
})
/** The counties of a metropolitan area, by its full name. */
export const metroArea = (name: string): Criteria =>
  counties(
    ...(metroAreas[name] ?? '').split('; ').flatMap((part) => {
      const [state, list = ''] = part.split(': ')
      return list.split(', ').map((county) => `${county} ${state}`)
    }),
  )
export const states = (...codes: string[]): Criteria => ({ StatesProvinces: codes })
export const zips = (...codes: string[]): Criteria => ({ PostalCode: codes })
export const near = (RadiusMiles: number, ...codes: string[]): Criteria => ({
  RadiusPostalCodeList: codes.map((PostalCode) => ({ PostalCode, RadiusMiles })),
})
/** Circles of any of these radii. */
export const around = (Latitude: number, Longitude: number, ...miles: number[]): Criteria[] =>
  miles.map((RadiusMiles) => ({ RadiusCenterPointList: [{ Latitude, Longitude, RadiusMiles }] }))
/** "Near" without a distance. */
export const close = (lat: number, lon: number) => around(lat, lon, 5, 10, 15, 20, 25, 30)
export const metro = (lat: number, lon: number) => around(lat, lon, 15, 20, 25, 30, 35, 40, 45, 50, 60)
/** A part of a city. */
export const quarter = (lat: number, lon: number) => around(lat, lon, 0.5, 0.75, 1, 1.5, 2, 3, 5)

/** An industry, by any of these lists of codes. */
export const sic = (...lists: (string | string[])[]): Criteria[] =>
  lists.map((list) => ({ PrimarySic: [list].flat() }))

/** Bands within the bounds, and those that overlap them. */
function bands(of: readonly Band[], low: number, high: number): string[][] {
  const within = of.filter((band) => band.low >= low && band.high <= high)
  const over = of.filter((band) => band.high >= low && band.low <= high)
  const lists = within.length > 0 && within.length < over.length ? [within, over] : [over]
  return lists.map((list) => list.map(({ value }) => value))
}

export const sized = (low: number, high = Infinity): Criteria[] =>
  bands(employeeBands, low, high).map((LocationEmployeesSizeRange) => ({ LocationEmployeesSizeRange }))
export const selling = (low: number, high = Infinity): Criteria[] =>
  bands(salesBands, low, high).map((LocationSalesVolumeRange) => ({ LocationSalesVolumeRange }))
export const earning = (low: number, high = Infinity): Criteria[] =>
  bands(incomeBands, low, high).map((IncomeRange) => ({ IncomeRange }))
export const valued = (low: number, high = Infinity): Criteria[] =>
  bands(homeValueBands, low, high).map((HomeValueRange) => ({ HomeValueRange }))
export function aged(low: number, high = 120): Criteria[] {
  const years = Array.from({ length: high - low + 1 }, (_, i) => low + i).slice(0, 100)
  const wide = bands(ageBands, low, high === 120 ? Infinity : high)
  return [...wide.map((AgeRange): Criteria => ({ AgeRange })), { Age: years }]
}

/** Excluded together or one by one. */
export function except(...items: Criteria[]): Criteria[] {
  const keys = new Set(items.flatMap((item) => Object.keys(item)))
  if (items.length < 2 || keys.size !== 1) return [{ NoneOf: items }]
  const [key] = [...keys] as [keyof Criteria]
  const values = items.map((item) => item[key])
  if (!values.every(Array.isArray)) return [{ NoneOf: items }]
  return [{ NoneOf: items }, { NoneOf: [{ [key]: values.flat() } as Criteria] }]
}
export const either = (...items: Criteria[]): Criteria => ({ AnyOf: items })
export const likes = (...names: Interest[]): Criteria => ({
  LifeStyle: Object.fromEntries(names.map((name) => [name, true])) as Criteria['LifeStyle'],
})
/** The likeliest by a model: the first fifth, or two fifths. */
export const likely = (model: TargetModel): Criteria[] => [
  { TargetReady: { [model]: 5 } },
  { AnyOf: [{ TargetReady: { [model]: 4 } }, { TargetReady: { [model]: 5 } }] },
]

export const owns: Criteria = { IsHomeowner: true }
export const rents: Criteria = { IsHomeowner: false }
export const married: Criteria = { MaritalStatus: 'Married' }
export const single: Criteria = { MaritalStatus: 'Single' }
export const parents: Criteria = { AreChildrenPresent: true }
export const childless: Criteria = { AreChildrenPresent: false }
export const women: Criteria = { Gender: 'Female' }
export const men: Criteria = { Gender: 'Male' }
export const isNew: Criteria = { RecordStatus: 'New' }
export const named = (CompanyName: string): Criteria => ({ CompanyName })

import type { Point } from '#contract/place.ts'
import type { NamedPlace, PlaceIndex } from '#reference/places.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { countyAt, type Shapes, stateAt } from '../boundaries.ts'

/** A named place at or near a point; `miles` to its middle where it is merely the nearest. */
export interface NearbyPlace {
  place: NamedPlace
  miles?: number
}

/** A ZIP code or a city farther away than this says nothing about the point. */
const NEAR_MILES = 40

/** The nearest ZIP code and city, the county and the state of a point, the smallest first; on water and abroad fewer. */
export function placesAtPoint(at: Point, shapes: Shapes, index: PlaceIndex): NearbyPlace[] {
  const state = stateAt(shapes, at.Latitude, at.Longitude)
  const county = countyAt(shapes, at.Latitude, at.Longitude)
  const inState = (name: string | undefined) => !state || name === state.StateProvince
  const zip = nearest(at, index.postal, (row) => isUs(row.PostalCode) && inState(stateOf(index, row.city)))
  const city = nearest(at, index.cities, (row) => inState(row.StateProvince))
  return [
    ...(zip
      ? [{ place: { kind: 'postal' as const, PostalCode: zip.row.PostalCode }, miles: zip.miles }]
      : []),
    ...(city ? [{ place: cityOf(city.row), miles: city.miles }] : []),
    ...(county ? [{ place: countyOf(county) }] : []),
    ...(state ? [{ place: { kind: 'state' as const, StateProvince: state.StateProvince } }] : []),
  ]
}

const isUs = (code: string) => /^\d/.test(code)
const stateOf = ({ cities }: PlaceIndex, city: number) => cities[city]?.StateProvince

const cityOf = ({ City, StateProvince }: { City: string; StateProvince: string }) => ({
  kind: 'city' as const,
  City,
  StateProvince,
})
const countyOf = ({ County, StateProvince }: { County: string; StateProvince: string }) => ({
  kind: 'county' as const,
  County,
  StateProvince,
})

/** The nearest of the rows that count, with the miles to it. */
function nearest<R extends Point>(at: Point, rows: readonly R[], counts: (row: R) => boolean) {
  const squeeze = Math.cos((at.Latitude * Math.PI) / 180) ** 2
  let [best, least]: [R | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const row of rows) {
    const away = (row.Latitude - at.Latitude) ** 2 + squeeze * (row.Longitude - at.Longitude) ** 2
    if (away < least && counts(row)) [best, least] = [row, away]
  }
  const miles = best && milesBetween(at, best)
  return best && miles !== undefined && miles <= NEAR_MILES ? { row: best, miles } : undefined
}

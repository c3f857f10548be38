import type { GeocodedPlace } from '#contract/geocode.ts'
import type { Point } from '#shared/geo/point.ts'
import type { PostalArea } from '../reference/places/places.ts'
import type { FoundStreet } from './find-streets.ts'
import type { PlacedHouse } from './place-house.ts'

/** A street with the house on it, and what all of that costs. */
export interface PlacedStreet extends FoundStreet {
  placed: PlacedHouse
}

/** A street as a place of an answer. */
export function placeOf(
  { street: [label], area, near, placed }: PlacedStreet,
  house: string | undefined,
): GeocodedPlace {
  const line = [house, label].filter(Boolean).join(' ')
  return { Address: addressIn(line, area, !near), Location: rounded(placed.point), Grade: placed.grade }
}

/** Most other places of an answer. */
const MAX_ALTERNATIVES = 4

/** Other streets as the other places of an answer. */
export const alternativesOf = (others: readonly PlacedStreet[], house: string | undefined) =>
  others.slice(0, MAX_ALTERNATIVES).map((other) => placeOf(other, house))

/** An address in one line; `withCode` says whether the postal code is known. */
export const addressIn = (line: string, { City, StateProvince, PostalCode }: PostalArea, withCode: boolean) =>
  [line, City, withCode ? `${StateProvince} ${PostalCode}` : StateProvince].filter(Boolean).join(', ')

const DECIMALS = 1e6
/** A point to a tenth of a meter. */
export const rounded = ({ Latitude, Longitude }: Point): Point => ({
  Latitude: Math.round(Latitude * DECIMALS) / DECIMALS,
  Longitude: Math.round(Longitude * DECIMALS) / DECIMALS,
})

import type { PostalArea } from '../reference/places/places.ts'
import type { AddressText } from './address-text.ts'
import { areaOf, areasNear, areasOfCity } from './areas.ts'

/** A postal area in which a street is looked up, and how far it is from what was written: 0 is named by its code, 1 by its city, 2 is beside these. */
export interface SearchArea {
  area: PostalArea
  tier: 0 | 1 | 2
}

/** Areas beside a named one. Streets without a postal code are stored in the nearest, which may be another than their own. */
const BESIDE = 8
/** Areas of cities whose neighbors are searched too; large cities have several hundred. */
const MAX_CENTERS = 6
/** Cities of one name, in several states. */
const MAX_CITIES = 4

/** The areas in which an address may be, the likeliest first. */
export function searchAreas({ parsed, states }: AddressText): SearchArea[] {
  const { PostalCode, City } = parsed
  const named = PostalCode === undefined ? undefined : areaOf(PostalCode)
  const ofCity =
    City === undefined ? [] : states.slice(0, MAX_CITIES).flatMap((state) => areasOfCity(City, state))
  const centers = named ? [named, ...ofCity.slice(0, 1)] : ofCity.slice(0, MAX_CENTERS)
  const found = new Map<string, SearchArea>()
  const add = (areas: readonly PostalArea[], tier: SearchArea['tier']) => {
    for (const area of areas) if (!found.has(area.PostalCode)) found.set(area.PostalCode, { area, tier })
  }
  if (named) add([named], 0)
  add(ofCity, 1)
  for (const center of centers) add(areasNear(center, BESIDE), 2)
  return [...found.values()]
}

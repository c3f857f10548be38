import type { NameIndex } from './name-index.ts'
import type { Query } from './query.ts'

/** The numbers of the places that a query requests; undefined when it requests none. */
export function requestedPlaces(
  index: NameIndex,
  { city, state, postalCode }: Query,
): ReadonlySet<number> | undefined {
  if (!city && !postalCode) return undefined
  return new Set([
    ...(city ? index.placesOfCity(city, state) : []),
    ...(postalCode ? index.placesOfPostalCode(postalCode) : []),
  ])
}

/** A test whether a record is in one of the places; true for every record when there are none. */
export function isInPlaces(
  index: NameIndex,
  places: ReadonlySet<number> | undefined,
): (record: number) => boolean {
  if (!places) return () => true
  const isRequested = new Uint8Array(index.places.length)
  for (const place of places) isRequested[place] = 1
  return (record) => isRequested[index.placeNumbers[record] as number] === 1
}

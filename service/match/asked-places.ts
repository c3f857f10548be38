import type { NameIndex } from './name-index.ts'
import type { Query } from './query.ts'

/** The numbers of the places that were asked for; undefined when none was. */
export function placesOf(
  index: NameIndex,
  { city, state, postalCode }: Query,
): ReadonlySet<number> | undefined {
  if (!city && !postalCode) return undefined
  return new Set([
    ...(city ? index.placesOfCity(city, state) : []),
    ...(postalCode ? index.placesOfPostalCode(postalCode) : []),
  ])
}

/** Whether a record is in one of the places; in any where none was asked for. */
export function isIn(index: NameIndex, wanted: ReadonlySet<number> | undefined): (record: number) => boolean {
  if (!wanted) return () => true
  const isWanted = new Uint8Array(index.places.length)
  for (const place of wanted) isWanted[place] = 1
  return (record) => isWanted[index.placeNumbers[record] as number] === 1
}

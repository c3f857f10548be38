import type { Criteria } from '#contract/criteria.ts'
import { hashText } from '#shared/hash.ts'
import { placeLabel, placeNumber } from '../describe.ts'
import { type Place, placesOf } from '../places.ts'

/** Names that people gave areas, by `areaKey`. */
export type AreaNames = Readonly<Record<string, string>>

/** A short key of a place and its outline, the same whether it is included or excluded. Links and this browser store it. */
export function areaKey(place: Place): string {
  const { excluded: _, ...rest } = { excluded: false, ...place }
  const text = JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  // The first keys had one code unit of each character.
  return hashText(text.replace(/(?<=[\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')).toString(36)
}

/** The name that a person gave a place. */
export const givenName = (place: Place, names: AreaNames | undefined): string | undefined =>
  names?.[areaKey(place)]

/** What the place at `index` is called: the name it was given, else its label. */
export function nameOf(places: readonly Place[], index: number, names: AreaNames | undefined): string {
  const place = places[index]
  if (!place) return 'The area'
  return givenName(place, names) ?? placeLabel(place, placeNumber(places, index))
}

/** The names with a place called something else, or by its label again when the name is empty. */
export function withName(names: AreaNames | undefined, place: Place, name: string): AreaNames {
  const { [areaKey(place)]: _, ...others } = names ?? {}
  return name ? { ...others, [areaKey(place)]: name } : others
}

/** The names after a place became another: its name goes with it. */
export function carried(names: AreaNames | undefined, before: Place, after: Place): AreaNames | undefined {
  const name = givenName(before, names)
  return name === undefined ? names : withName(withName(names, before, ''), after, name)
}

/** The names of places that these criteria have. */
export function namesIn(
  names: AreaNames | undefined,
  ...searches: readonly Criteria[]
): AreaNames | undefined {
  if (!names) return undefined
  const keys = new Set(searches.flatMap((criteria) => placesOf(criteria).map(areaKey)))
  const kept = Object.entries(names).filter(([key]) => keys.has(key))
  return kept.length ? Object.fromEntries(kept) : undefined
}

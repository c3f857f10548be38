import type { Criteria } from '#contract/criteria.ts'
import { hashText } from '#shared/hash.ts'
import { placeLabel, placeNumber } from '../describe.ts'
import { type CriteriaPlace, placesOf } from '../places.ts'

/** Custom names of areas, by `areaKey`. */
export type AreaNames = Readonly<Record<string, string>>

/** A short key of a place and its outline, the same whether it is included or excluded. Links and this browser store it. */
export function areaKey(place: CriteriaPlace): string {
  const { excluded: _, ...rest } = { excluded: false, ...place }
  const text = JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  // The first keys had one code unit of each character.
  return hashText(text.replace(/(?<=[\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')).toString(36)
}

/** The custom name of a place, if any. */
export const customName = (place: CriteriaPlace, names: AreaNames | undefined): string | undefined =>
  names?.[areaKey(place)]

/** The name of the place at `index`: its custom name, else its label. */
export function areaName(
  places: readonly CriteriaPlace[],
  index: number,
  names: AreaNames | undefined,
): string {
  const place = places[index]
  if (!place) return 'The area'
  return customName(place, names) ?? placeLabel(place, placeNumber(places, index))
}

/** The names with a place renamed. An empty name restores its label. */
export function withName(names: AreaNames | undefined, place: CriteriaPlace, name: string): AreaNames {
  const { [areaKey(place)]: _, ...others } = names ?? {}
  return name ? { ...others, [areaKey(place)]: name } : others
}

/** The names after a place was changed: the changed place has the same custom name. */
export function namesAfterChange(
  names: AreaNames | undefined,
  before: CriteriaPlace,
  after: CriteriaPlace,
): AreaNames | undefined {
  const name = customName(before, names)
  return name === undefined ? names : withName(withName(names, before, ''), after, name)
}

/** Only the names of places in these searches; undefined for none. */
export function namesInUse(
  names: AreaNames | undefined,
  ...searches: readonly Criteria[]
): AreaNames | undefined {
  if (!names) return undefined
  const keys = new Set(searches.flatMap((criteria) => placesOf(criteria).map(areaKey)))
  const used = Object.entries(names).filter(([key]) => keys.has(key))
  return used.length ? Object.fromEntries(used) : undefined
}

import type { Criteria } from '#contract/criteria.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { hashText } from '#shared/hash.ts'
import { placeLabel, placeNumber } from '../describe.ts'
import { type CriteriaPlace, placesOf } from '../places.ts'
import { type Travel, travelCode, travelFrom, travelText } from './travel.ts'

/**
 * Custom names of areas, by `areaKey`; by `~` and the key, what the area of a drive time was made from (`travelCode`). Links and saved
 * searches hold both.
 */
export type AreaNames = Readonly<Record<string, string>>

/** A short key of a place and its outline, the same whether it is included or excluded. Links and this browser store it. */
export function areaKey(place: CriteriaPlace): string {
  const { excluded: _, ...rest } = { excluded: false, ...place }
  const text = JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  // The first keys had one code unit of each character.
  return hashText(text.replace(/(?<=[\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')).toString(36)
}

/** What the area of a drive time was made from; undefined for other places, and once its outline was edited. */
export function travelOf(place: CriteriaPlace, names: AreaNames | undefined): Travel | undefined {
  const code = place.kind === 'polygon' ? names?.[travelKey(place)] : undefined
  return code === undefined ? undefined : travelFrom(code)
}

const TRAVEL = '~'
const travelKey = (place: CriteriaPlace) => TRAVEL + areaKey(place)

/** The names with what an area was made from. */
export const withTravel = (
  names: AreaNames | undefined,
  place: CriteriaPlace,
  travel: Travel,
): AreaNames => ({
  ...names,
  [travelKey(place)]: travelCode(travel),
})

/** The name of a place that a person gave it, or of what it was made from; undefined where it has none. */
export function customName(place: CriteriaPlace, names: AreaNames | undefined): string | undefined {
  if (!names) return undefined
  const travel = travelOf(place, names)
  return names[areaKey(place)] ?? (travel && travelText(travel))
}

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

/** Whether a name is that of an address or a city, with its state: "1020 E 1st St, Papillion, NE 68046". */
const isOfAddress = (name: string): boolean => /, [A-Z]{2}(?: [A-Z]?\d\w{2,4}(?:-\d{4})?)?$/.test(name)

/** Miles by which a center is corrected and still has its address. */
const AT_ADDRESS = 0.25

function isElsewhere(before: CriteriaPlace, after: CriteriaPlace): boolean {
  if (before.kind !== 'circle') return false
  return after.kind !== 'circle' || milesBetween(before, after) > AT_ADDRESS
}

/**
 * The names after a place was changed: the changed place has the same custom name, but a circle does not keep the address of a
 * center that it left. `found` is the address of its new center.
 */
export function namesAfterChange(
  names: AreaNames | undefined,
  before: CriteriaPlace,
  after: CriteriaPlace,
  found?: string,
): AreaNames | undefined {
  const old = names?.[areaKey(before)]
  const isLeft = old !== undefined && isOfAddress(old) && (found !== undefined || isElsewhere(before, after))
  const name = old === undefined || isLeft ? found : old
  if (name === old && old === undefined) return names
  return withName(withName(names, before, ''), after, name ?? '')
}

/** Only the names of places in these searches; undefined for none. */
export function namesInUse(
  names: AreaNames | undefined,
  ...searches: readonly Criteria[]
): AreaNames | undefined {
  if (!names) return undefined
  const keys = new Set(searches.flatMap((criteria) => placesOf(criteria).map(areaKey)))
  const used = Object.entries(names).filter(([key]) => keys.has(key.replace(TRAVEL, '')))
  return used.length ? Object.fromEntries(used) : undefined
}

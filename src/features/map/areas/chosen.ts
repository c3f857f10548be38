import type { PlaceChoice } from '../../../criteria/places.ts'

const text = (place: PlaceChoice | undefined) => JSON.stringify(place)

/**
 * The index of the chosen place after the places changed: the same place where it now stands, a place that is new or
 * changed at the chosen index, or none.
 */
export function chosenAfter(
  before: readonly PlaceChoice[],
  after: readonly PlaceChoice[],
  chosen: number | undefined,
): number | undefined {
  if (chosen === undefined || text(before[chosen]) === text(after[chosen])) return chosen
  const known = new Set(before.map(text))
  if (after[chosen] && !known.has(text(after[chosen]))) return chosen
  const index = after.findIndex((place) => text(place) === text(before[chosen]))
  return index < 0 ? undefined : index
}

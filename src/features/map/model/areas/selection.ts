import type { PlaceChoice } from '#criteria/places.ts'

const text = (place: PlaceChoice | undefined) => JSON.stringify(place)

/**
 * The index of the chosen place after the places changed: the same place where it now stands, a place that is new or
 * changed at the chosen index, the one that it became (left out, it stands elsewhere), or none.
 */
export function selectedAfter(
  before: readonly PlaceChoice[],
  after: readonly PlaceChoice[],
  selected: number | undefined,
): number | undefined {
  if (selected === undefined || text(before[selected]) === text(after[selected])) return selected
  const known = new Set(before.map(text))
  const fresh = after.flatMap((place, i) => (known.has(text(place)) ? [] : [i]))
  if (fresh.includes(selected)) return selected
  const index = after.findIndex((place) => text(place) === text(before[selected]))
  if (index >= 0) return index
  return after.length === before.length && fresh.length === 1 ? fresh[0] : undefined
}

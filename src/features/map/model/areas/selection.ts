import type { PlaceChoice } from '#criteria/places.ts'

const text = (place: PlaceChoice | undefined) => JSON.stringify(place)

/** The index of the selected place after the places changed: the same place at its new index, a new or changed place at the selected index, the place that it became (an excluded place moves), or none. */
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

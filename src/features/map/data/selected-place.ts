import { create } from 'zustand'
import type { PlaceChoice } from '#criteria/places.ts'
import { useMapFocus } from '#session/map.ts'

interface Renaming {
  /** Whether the bar of the selected place shows the field for its name. */
  renaming: boolean
  renameStarted: () => void
  renameEnded: () => void
}

export const useRenaming = create<Renaming>()((set) => ({
  renaming: false,
  renameStarted: () => set({ renaming: true }),
  renameEnded: () => set({ renaming: false }),
}))

/** Areas that were drawn can be called something; states, counties, cities and ZIP codes have their names. */
export const canBeNamed = ({ kind }: PlaceChoice): boolean =>
  kind === 'circle' || kind === 'polygon' || kind === 'postalCircle'

/** Starts renaming the selected place; false where none is selected that can be renamed. */
export function renameSelected(places: readonly PlaceChoice[]): boolean {
  const { selected } = useMapFocus.getState()
  const place = selected === undefined ? undefined : places[selected]
  if (!place || !canBeNamed(place)) return false
  useRenaming.getState().renameStarted()
  return true
}

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

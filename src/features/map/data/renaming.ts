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

import { create } from 'zustand'

interface MapFocus {
  /** Index in `placesOf(criteria)` of the selected place: its handles show, Delete removes it. */
  selected: number | undefined
  /** Index of the place that the map is to fit, or the `areaKey` of one that the search is about to have; the map resets it when it does. */
  target: number | string | undefined
  placeSelected: (index: number | undefined) => void
  /** Chooses the place and brings it into view. */
  placeShown: (index: number) => void
  /** Brings a place into view as soon as the search has it. */
  placeExpected: (key: string) => void
  placeReached: () => void
}

/** Which place is selected, in the rows of the form and on the map, which share only this. */
export const useMapFocus = create<MapFocus>()((set) => ({
  selected: undefined,
  target: undefined,
  placeSelected: (selected) => set({ selected }),
  placeShown: (index) => set({ selected: index, target: index }),
  placeExpected: (key) => set({ target: key }),
  placeReached: () => set({ target: undefined }),
}))

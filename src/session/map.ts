import { create } from 'zustand'

interface MapFocus {
  /** Index in `placesOf(criteria)` of the place that is chosen: its handles show, Delete removes it. */
  selected: number | undefined
  /** Index of the place to which the map is asked to fly; the map takes the wish when it can fulfil it. */
  target: number | undefined
  placeSelected: (index: number | undefined) => void
  /** Chooses the place and brings it into view. */
  placeShown: (index: number) => void
  placeReached: () => void
}

/** Which place is meant, in the rows of the form and on the map; the two know each other only through this. */
export const useMapFocus = create<MapFocus>()((set) => ({
  selected: undefined,
  target: undefined,
  placeSelected: (selected) => set({ selected }),
  placeShown: (index) => set({ selected: index, target: index }),
  placeReached: () => set({ target: undefined }),
}))

import { create } from 'zustand'

interface MapFocus {
  /** Index in `placesOf(criteria)` of the selected place: its handles show, Delete removes it. */
  selected: number | undefined
  /** Index of the place to which the map is to fly; the map resets it when it does. */
  target: number | undefined
  placeSelected: (index: number | undefined) => void
  /** Chooses the place and brings it into view. */
  placeShown: (index: number) => void
  placeReached: () => void
}

/** Which place is selected, in the rows of the form and on the map, which share only this. */
export const useMapFocus = create<MapFocus>()((set) => ({
  selected: undefined,
  target: undefined,
  placeSelected: (selected) => set({ selected }),
  placeShown: (index) => set({ selected: index, target: index }),
  placeReached: () => set({ target: undefined }),
}))

import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { areaKey } from '#criteria/areas/area-names.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import { persistedIn } from '#storage/persisted-storage.ts'
import { notice } from './notices.ts'

/** An area that a person saved for other searches. */
export interface SavedArea {
  name: string
  place: CriteriaPlace
}

interface SavedAreas {
  saved: readonly SavedArea[]
  areaSaved: (area: SavedArea) => void
  areaRemoved: (area: SavedArea) => void
}

const bare = (place: CriteriaPlace): CriteriaPlace => {
  const { excluded: _, ...rest } = place as CriteriaPlace & { excluded?: boolean }
  return rest as CriteriaPlace
}

/** Saved areas, persisted in this browser; the same area is stored once, under its newest name. */
export const useSavedAreas = create<SavedAreas>()(
  persist(
    (set, get) => ({
      saved: [],
      areaSaved: ({ name, place }) => {
        const before = get().saved
        const others = before.filter((area) => areaKey(area.place) !== areaKey(place))
        set({ saved: [...others, { name, place: bare(place) }] })
        notice({ text: `${name} is saved for other searches.`, undo: () => set({ saved: before }) })
      },
      areaRemoved: ({ name, place }) => {
        const before = get().saved
        set({ saved: before.filter((area) => areaKey(area.place) !== areaKey(place)) })
        notice({ text: `${name} is no longer saved.`, undo: () => set({ saved: before }) })
      },
    }),
    { name: 'areas', ...persistedIn<SavedAreas>('localStorage') },
  ),
)

import { create } from 'zustand'
import type { Point } from '#contract/place.ts'
import type { Spot } from '#features/map/model/draw/plane.ts'

/** A dot of the density view: the postal codes whose records it stands for, and how many those are. */
export interface Dot {
  codes: readonly string[]
  count: number
}

interface HereStore {
  /** The place that is asked about, if any. */
  at: Point | undefined
  dot: Dot | undefined
  /** Whether the keyboard asked: the card then takes the focus. */
  byKeys: boolean
  /** Finds the dot at a spot of the plane at a zoom, while dots are shown. */
  dotAt: ((spot: Spot, zoom: number) => Dot | undefined) | undefined
  asked: (at: Point, dot: Dot | undefined, byKeys: boolean) => void
  closed: () => void
  dotsShown: (dotAt: HereStore['dotAt']) => void
}

/** What is here: the question of the card. */
export const useHere = create<HereStore>()((set) => ({
  at: undefined,
  dot: undefined,
  byKeys: false,
  dotAt: undefined,
  asked: (at, dot, byKeys) => set({ at, dot, byKeys }),
  closed: () => set({ at: undefined, dot: undefined }),
  dotsShown: (dotAt) => set({ dotAt }),
}))

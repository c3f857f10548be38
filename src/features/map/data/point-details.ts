import { create } from 'zustand'
import type { Point } from '#contract/place.ts'
import type { PlanePoint } from '../model/plane.ts'

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
  byKeyboard: boolean
  /** Finds the dot at a spot of the plane at a zoom, while dots are shown. */
  dotAt: ((point: PlanePoint, zoom: number) => Dot | undefined) | undefined
  opened: (at: Point, dot: Dot | undefined, byKeyboard: boolean) => void
  closed: () => void
  dotsShown: (dotAt: HereStore['dotAt']) => void
}

/** What is here: the question of the card. */
export const usePointDetails = create<HereStore>()((set) => ({
  at: undefined,
  dot: undefined,
  byKeyboard: false,
  dotAt: undefined,
  opened: (at, dot, byKeyboard) => set({ at, dot, byKeyboard }),
  closed: () => set({ at: undefined, dot: undefined }),
  dotsShown: (dotAt) => set({ dotAt }),
}))

const clicks = new WeakSet<Event>()

/** Clicks that something on the map took for itself: they do not ask what is here. */
export const markClickHandled = (event: Event): void => void clicks.add(event)
export const isClickHandled = (event: Event): boolean => clicks.has(event)

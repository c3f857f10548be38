import { create } from 'zustand'
import type { Point } from '#contract/place.ts'
import type { PlanePoint } from '../model/plane.ts'

/** A dot of the density view: the ZIP codes of which it has records, how many these have, and how many of them are in the dot. */
export interface Dot {
  codes: readonly string[]
  count: number
  share: number
}

interface HereStore {
  /** The point whose details are shown, if any. */
  at: Point | undefined
  dot: Dot | undefined
  /** Whether it was opened by the keyboard: the card then takes the focus. */
  byKeyboard: boolean
  /** Finds the dot at a point of the plane at a zoom, while dots are shown. */
  dotAt: ((point: PlanePoint, zoom: number) => Dot | undefined) | undefined
  opened: (at: Point, dot: Dot | undefined, byKeyboard: boolean) => void
  closed: () => void
  dotsShown: (dotAt: HereStore['dotAt']) => void
}

/** The point whose details are shown. */
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

/** Clicks that a layer of the map handled: they do not open the details of a point. */
export const markClickHandled = (event: Event): void => void clicks.add(event)
export const isClickHandled = (event: Event): boolean => clicks.has(event)

import { create } from 'zustand'
import type { Point } from '#contract/place.ts'
import type { PlanePoint } from '#shared/geo/plane-point.ts'

/** A dot of the density view: the ZIP codes of which it has records, how many these have, and how many of them are in the dot. */
export interface Dot {
  kind: 'dot'
  codes: readonly string[]
  count: number
  share: number
}

/** The density at a point, per square mile or kilometer, and the ZIP codes that it is estimated from, with their records. */
export interface Estimate {
  kind: 'estimate'
  density: number
  codes: readonly string[]
  count: number
  nearest: { code: string; count: number }
}

/** What the density view shows at a point. */
export type Density = Dot | Estimate

interface HereStore {
  /** The point whose details are shown, if any. */
  at: Point | undefined
  density: Density | undefined
  /** Whether it was opened by the keyboard: the card then takes the focus. */
  byKeyboard: boolean
  /** Finds what the density view shows at a point of the plane at a zoom, while it is shown. */
  densityAt: ((point: PlanePoint, zoom: number) => Density | undefined) | undefined
  opened: (at: Point, density: Density | undefined, byKeyboard: boolean) => void
  closed: () => void
  densityShown: (densityAt: HereStore['densityAt']) => void
}

/** The point whose details are shown. */
export const usePointDetails = create<HereStore>()((set) => ({
  at: undefined,
  density: undefined,
  byKeyboard: false,
  densityAt: undefined,
  opened: (at, density, byKeyboard) => set({ at, density, byKeyboard }),
  closed: () => set({ at: undefined, density: undefined }),
  densityShown: (densityAt) => set({ densityAt }),
}))

const clicks = new WeakSet<Event>()

/** Clicks that a layer of the map handled: they do not open the details of a point. */
export const markClickHandled = (event: Event): void => void clicks.add(event)
export const isClickHandled = (event: Event): boolean => clicks.has(event)

import type { Point } from '#contract/place.ts'
import { pointAt } from '#shared/geo/sphere.ts'

const RING_POINTS = 180

/** The outline of a circle as it lies on the map: every point exactly `miles` from the centre. */
export function ringOf(centre: Point, miles: number): Point[] {
  return Array.from({ length: RING_POINTS }, (_, i) => pointAt(centre, miles, (360 * i) / RING_POINTS))
}

/** Miles with the digits that are shown: 0.42, 9.3, 20. */
export function roundMiles(n: number): number {
  const digits = n < 1 ? 100 : n < 100 ? 10 : 1
  return Math.round(n * digits) / digits
}

/** How much one press of an arrow key changes a radius. */
export function radiusStep(miles: number): number {
  return miles < 1 ? 0.05 : miles < 10 ? 0.5 : miles < 100 ? 1 : 5
}

import { EARTH_RADIUS_MILES, type Point } from '#contract/place.ts'

const RING_POINTS = 180
const rad = Math.PI / 180

/** The point so many miles from another in a direction (degrees clockwise from north), on the reference's sphere. */
export function pointAt({ Latitude, Longitude }: Point, miles: number, bearing: number): Point {
  const [lat, angle, turn] = [Latitude * rad, miles / EARTH_RADIUS_MILES, bearing * rad]
  const sin = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(turn)
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * sin,
  )
  return { Latitude: Math.asin(sin) / rad, Longitude: Longitude + east / rad }
}

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

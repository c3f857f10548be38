import type { Point } from './point.ts'

/** Miles; the sphere on which every radius is measured (open-points, Errors and limits). */
export const EARTH_RADIUS_MILES = 3958.8
/** Miles of a degree of latitude, for what is near enough on a plane. */
export const MILES_PER_DEGREE = 69.1

const RADIANS = Math.PI / 180

/** Miles between two points on the sphere (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const [p, q] = [a.Latitude * RADIANS, b.Latitude * RADIANS]
  const h =
    Math.sin((q - p) / 2) ** 2 +
    Math.cos(p) * Math.cos(q) * Math.sin(((b.Longitude - a.Longitude) * RADIANS) / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The point so many miles from another in a direction (degrees clockwise from north); its longitude may pass 180. */
export function pointAt({ Latitude, Longitude }: Point, miles: number, bearing: number): Point {
  const [lat, angle, direction] = [Latitude * RADIANS, miles / EARTH_RADIUS_MILES, bearing * RADIANS]
  const sin = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(direction)
  const east = Math.atan2(
    Math.sin(direction) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * sin,
  )
  return { Latitude: Math.asin(sin) / RADIANS, Longitude: Longitude + east / RADIANS }
}

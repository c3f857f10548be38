import type { Point } from '#contract/place.ts'
import { shapeErrors } from './messages.ts'

/** Degrees to about a meter. */
export const fiveDecimals = (n: number) => Math.round(n * 1e5) / 1e5

/** The point with five decimals (about a meter) and a longitude within ±180. */
export function normalizedPoint({ Latitude, Longitude }: Point): Point {
  return {
    Latitude: fiveDecimals(Latitude),
    Longitude: fiveDecimals(Longitude - 360 * Math.round(Longitude / 360)),
  }
}

/** The point of a GeoJSON position (longitude first), or why it is not valid. */
export function pointFromPosition(position: unknown): Point | string {
  const [lng, lat] = Array.isArray(position) ? position : []
  if (!Number.isFinite(lng) || !Number.isFinite(lat)) return shapeErrors.noNumbers
  if (Math.abs(lat) <= 90 && Math.abs(lng) <= 360) return { Latitude: lat, Longitude: lng }
  if (Math.abs(lng) <= 90 && Math.abs(lat) <= 180) return shapeErrors.swapped(lat)
  return shapeErrors.otherSystem(lng, lat)
}

/** The points of a list of positions, or why they are not valid. */
export function pointsFromPositions(positions: unknown): Point[] | string {
  if (!Array.isArray(positions)) return shapeErrors.noCorners
  const points: Point[] = []
  for (const position of positions) {
    const point = pointFromPosition(position)
    if (typeof point === 'string') return point
    points.push(point)
  }
  return points
}

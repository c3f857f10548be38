import type { Point } from '#contract/place.ts'

const five = (n: number) => Math.round(n * 1e5) / 1e5

/** The point as it is kept: five decimals (about a metre), longitude within ±180. */
export function settled({ Latitude, Longitude }: Point): Point {
  return { Latitude: five(Latitude), Longitude: five(Longitude - 360 * Math.round(Longitude / 360)) }
}

/** A point out of a GeoJSON position (longitude first), or why it is none. */
export function pointAt(position: unknown): Point | string {
  const [lng, lat] = Array.isArray(position) ? position : []
  if (!Number.isFinite(lng) || !Number.isFinite(lat)) return 'a corner has no numbers'
  if (Math.abs(lat) <= 90 && Math.abs(lng) <= 360) return { Latitude: lat, Longitude: lng }
  if (Math.abs(lng) <= 90 && Math.abs(lat) <= 180)
    return `latitude ${lat} is beyond 90: latitude and longitude seem to be swapped`
  return `${lng}, ${lat} is no longitude and latitude: the coordinates seem to be of another system`
}

/** The points of a list of positions, or why they are none. */
export function pointsAt(positions: unknown): Point[] | string {
  if (!Array.isArray(positions)) return 'it has no corners'
  const points: Point[] = []
  for (const position of positions) {
    const point = pointAt(position)
    if (typeof point === 'string') return point
    points.push(point)
  }
  return points
}

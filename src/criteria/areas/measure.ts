import type { Point } from '#contract/place.ts'
import { cornersOf } from '#shared/geo/ring.ts'
import { EARTH_RADIUS_MILES, milesBetween } from '#shared/geo/sphere.ts'
import type { CriteriaPlace } from '../places.ts'

const rad = Math.PI / 180

/** Square miles of an outline on the reference's sphere. */
function surfaceOf(points: readonly Point[]): number {
  const corners = cornersOf(points)
  const sum = corners.reduce((total, [x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length] ?? [x1, y1]
    return total + (x2 - x1) * rad * (2 + Math.sin(y1 * rad) + Math.sin(y2 * rad))
  }, 0)
  return Math.abs((sum * EARTH_RADIUS_MILES ** 2) / 2)
}

/** Square miles of a drawn place; undefined for named ones. */
export function squareMiles(place: CriteriaPlace): number | undefined {
  if (place.kind === 'polygon') return surfaceOf(place.Points)
  if (!('RadiusMiles' in place)) return undefined
  return 2 * Math.PI * EARTH_RADIUS_MILES ** 2 * (1 - Math.cos(place.RadiusMiles / EARTH_RADIUS_MILES))
}

/** Miles along a line of points. */
export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, i) => sum + milesBetween(points[i] ?? point, point), 0)
}

const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest']

/** The compass direction from one point to another: "northeast". */
export function compassDirection(from: Point, to: Point): string {
  const east = (to.Longitude - from.Longitude) * Math.cos(from.Latitude * rad)
  const angle = Math.atan2(east, to.Latitude - from.Latitude) / rad
  return directions[Math.round(((angle + 360) % 360) / 45) % 8] ?? 'north'
}

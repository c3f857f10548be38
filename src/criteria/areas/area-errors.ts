import { MAX_RADIUS_MILES, type Point } from '#contract/place.ts'
import { cornersOf, ringError } from '#shared/geo/ring.ts'
import type { CriteriaPlace } from '../places.ts'
import { areaErrors } from './messages.ts'

const MIN_MILES = 0.02
const MIN_DEGREES = 0.0003
const MAX_DEGREES = 170

/** Why this area is not valid, or undefined. What a drawing may still correct is checked by `areaError`. */
export function shapeError(place: CriteriaPlace): string | undefined {
  if (place.kind === 'circle' && place.RadiusMiles > MAX_RADIUS_MILES)
    return areaErrors.radius(MAX_RADIUS_MILES)
  if (place.kind !== 'polygon') return undefined
  const error = ringError(place.Points)
  if (error?.startsWith('crosses')) return areaErrors.crosses(error)
  return error?.startsWith('must') ? areaErrors.ring(error) : undefined
}

/** Why drawn points, before their longitudes are brought within ±180 degrees, are too far apart. */
export function widthError(points: readonly Point[]): string | undefined {
  const longitudes = points.map((point) => point.Longitude)
  const width = Math.max(...longitudes) - Math.min(...longitudes)
  return width > MAX_DEGREES ? areaErrors.tooWide : undefined
}

/** Whether an outline is on both sides of the 180th meridian. */
export function crossesDateLine(points: readonly Point[]): boolean {
  const worlds = new Set(cornersOf(points).map(([x]) => Math.round(x / 360)))
  return worlds.size > 1
}

/** Why this finished area is not valid, or undefined. */
export function areaError(place: CriteriaPlace): string | undefined {
  return shapeError(place) ?? (isTooSmall(place) ? areaErrors.tooSmall : undefined)
}

function isTooSmall(place: CriteriaPlace): boolean {
  if (place.kind === 'circle') return place.RadiusMiles < MIN_MILES
  if (place.kind !== 'polygon') return false
  const { Points } = place
  const thin = Math.min(sideOf(Points, 0), sideOf(Points, 1)) < MIN_DEGREES
  return thin || ringError(Points) !== undefined
}

/** Degrees between the outermost corners, along the longitudes (0) or the latitudes (1). */
function sideOf(points: readonly Point[], axis: 0 | 1): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const corner of cornersOf(points)) {
    low = Math.min(low, corner[axis])
    high = Math.max(high, corner[axis])
  }
  return high - low
}

import { MAX_RADIUS_MILES, type Point } from '#contract/place.ts'
import { cornersOf, ringError } from '#shared/geo/ring.ts'
import type { Place } from '../places.ts'

const MIN_MILES = 0.02
const MIN_DEGREES = 0.0003
const WIDEST_DEGREES = 170

/** Why this area cannot be asked for, in words, or undefined. What will pass while it grows is left to `areaError`. */
export function shapeError(place: Place): string | undefined {
  if (place.kind === 'circle' && place.RadiusMiles > MAX_RADIUS_MILES)
    return `A circle reaches at most ${MAX_RADIUS_MILES} miles.`
  if (place.kind !== 'polygon') return undefined
  const fault = ringError(place.Points)
  if (fault?.startsWith('crosses')) return `The outline ${fault}. An area must not cross itself.`
  return fault?.startsWith('must') ? `This area ${fault}.` : undefined
}

/** Why points as they were drawn, not yet brought within ±180 degrees, reach too far; the shorter way round would be meant. */
export function widthFault(points: readonly Point[]): string | undefined {
  const longitudes = points.map((point) => point.Longitude)
  const width = Math.max(...longitudes) - Math.min(...longitudes)
  return width > WIDEST_DEGREES ? 'This area reaches too far round the earth.' : undefined
}

/** Whether an outline lies on both sides of the 180th meridian. */
export function crossesDateLine(points: readonly Point[]): boolean {
  const turns = new Set(cornersOf(points).map(([x]) => Math.round(x / 360)))
  return turns.size > 1
}

/** Why this finished area cannot be asked for: also when it is too small. */
export function areaError(place: Place): string | undefined {
  return shapeError(place) ?? (isTooSmall(place) ? 'Too small to hold a place. Draw it larger.' : undefined)
}

function isTooSmall(place: Place): boolean {
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

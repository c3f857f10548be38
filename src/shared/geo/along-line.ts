import type { Point } from './point.ts'
import { EARTH_RADIUS_MILES } from './sphere.ts'

/** A line of corners in degrees, longitude before latitude. */
export type Line = readonly (readonly [longitude: number, latitude: number])[]

/** A side of a line, as seen from its first corner towards its last. */
export type Side = 'left' | 'right'

const METERS_PER_DEGREE = (EARTH_RADIUS_MILES * 1609.344 * Math.PI) / 180

/** A part of a line between two corners, in meters on the plane around its middle. */
interface Step {
  from: readonly [number, number]
  /** Meters of a degree of longitude here. */
  perDegree: number
  east: number
  north: number
  length: number
}

/**
 * The point at a fraction (0 to 1) of a line's length, so many meters to one side of it. A line without length gives its first corner. The line
 * must have a corner, and must not pass 180 degrees.
 */
export function pointAlong(line: Line, fraction: number, side?: Side, meters = 0): Point {
  const steps = line.slice(1).map((to, i) => stepBetween(line[i] as Line[0], to))
  const total = steps.reduce((sum, { length }) => sum + length, 0)
  const [Longitude, Latitude] = line[0] as Line[0]
  if (total === 0) return { Latitude, Longitude }
  let rest = Math.min(1, Math.max(0, fraction)) * total
  const last = steps.findLast(({ length }) => length > 0) as Step
  for (const step of steps) {
    if (step.length > 0 && (rest <= step.length || step === last)) return pointIn(step, rest, side, meters)
    rest -= step.length
  }
  return pointIn(last, last.length, side, meters)
}

function stepBetween(from: Line[0], to: Line[0]): Step {
  const perDegree = METERS_PER_DEGREE * Math.cos((((from[1] + to[1]) / 2) * Math.PI) / 180)
  const [east, north] = [(to[0] - from[0]) * perDegree, (to[1] - from[1]) * METERS_PER_DEGREE]
  return { from, perDegree, east, north, length: Math.hypot(east, north) }
}

/** The point so many meters along a step, and to a side of it. */
function pointIn(
  { from, perDegree, east, north, length }: Step,
  along: number,
  side?: Side,
  meters = 0,
): Point {
  const share = Math.min(1, along / length)
  const aside = (side === undefined ? 0 : side === 'left' ? meters : -meters) / length
  return {
    Latitude: from[1] + (share * north + aside * east) / METERS_PER_DEGREE,
    Longitude: from[0] + (share * east - aside * north) / perDegree,
  }
}

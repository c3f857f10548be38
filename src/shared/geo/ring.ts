import { type Corner, orientation } from './orientation.ts'
import type { Point } from './point.ts'
import { sideOrder } from './side-order.ts'

/**
 * The corners of a polygon in plane coordinates, degrees east (which may pass 180) and degrees north, without
 * its closing point and repeated points, unwrapped so that each side takes the shorter way round the earth.
 */
export function cornersOf(points: readonly Point[]): Corner[] {
  const corners: Corner[] = []
  let last: Corner | undefined
  for (const { Latitude, Longitude } of points) {
    const x = last ? last[0] + shorterWay(Longitude - last[0]) : Longitude
    if (last && x === last[0] && Latitude === last[1]) continue
    last = [x, Latitude]
    corners.push(last)
  }
  const first = corners[0]
  while (
    first &&
    last &&
    corners.length > 1 &&
    shorterWay(first[0] - last[0]) === 0 &&
    first[1] === last[1]
  ) {
    corners.pop()
    last = corners.at(-1)
  }
  return corners
}

function shorterWay(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360)
}

/** What is wrong with a polygon, in words, or undefined: too few corners, no surface, round a pole, crossing itself. */
export function ringError(points: readonly Point[]): string | undefined {
  const corners = cornersOf(points)
  if (corners.length < 3) return 'needs at least 3 different points'
  const first = corners[0] as Corner
  const last = corners.at(-1) as Corner
  if (Math.abs(first[0] - last[0]) > 180) return 'must not go round a pole'
  if (isLine(corners)) return 'has no surface: its points lie on one line'
  const crossing = findCrossing(corners)
  if (!crossing) return undefined
  const [x, y] = crossing
  return `crosses itself near latitude ${y.toFixed(5)}, longitude ${shorterWay(x).toFixed(5)}`
}

function isLine([a, b, ...rest]: readonly Corner[]): boolean {
  return a !== undefined && b !== undefined && rest.every((c) => orientation(a, b, c) === 0)
}

/** A side from its western end to its eastern one; of the two ends of an upright side the southern one counts as western. */
interface Side {
  index: number
  west: Corner
  east: Corner
}

const isBefore = (a: Corner, b: Corner) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1])
const isSame = (a: Corner, b: Corner) => a[0] === b[0] && a[1] === b[1]

/**
 * A place where two sides meet that are not neighbors, or where one runs back along its neighbor; undefined where there is none. Sweeps from
 * west to east in O(n log n), keeping the sides under the sweep in their order from south to north: the first two sides to meet are
 * neighbors in that order just before (Shamos and Hoey, 1976).
 */
function findCrossing(corners: readonly Corner[]): Corner | undefined {
  const sides = corners.map((a, index): Side => {
    const b = corners[(index + 1) % corners.length] as Corner
    return isBefore(a, b) ? { index, west: a, east: b } : { index, west: b, east: a }
  })
  const order = sideOrder(sides.length)
  let meeting: Corner | undefined
  const check = (p: number, q: number) => {
    if (p >= 0 && q >= 0) meeting ??= meet(sides[p] as Side, sides[q] as Side, sides.length)
  }

  /** Whether a side that begins is south (-1) or north (1) of another at its beginning. */
  function compare(side: Side, other: Side): number {
    const at = orientation(other.west, other.east, side.west)
    if (at !== 0) return at
    // It begins on the other: a crossing, unless that is their common corner.
    meeting ??= meet(side, other, sides.length)
    return orientation(other.west, other.east, side.east)
  }

  for (const { side, begins } of eventsOf(sides)) {
    const { before, after } = begins
      ? order.put(side.index, (other) => compare(side, sides[other] as Side))
      : order.take(side.index)
    if (begins) {
      check(before, side.index)
      check(side.index, after)
    } else check(before, after)
    if (meeting) return meeting
  }
  return undefined
}

/** The ends of sides from west to east; at one place sides begin before others end there, so that those that touch are seen together. */
function eventsOf(sides: readonly Side[]) {
  const events = sides.flatMap((side) => [
    { at: side.west, side, begins: true },
    { at: side.east, side, begins: false },
  ])
  return events.sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1] || Number(b.begins) - Number(a.begins))
}

/** A point that two sides share though they should not. */
function meet(p: Side, q: Side, count: number): Corner | undefined {
  const apart = Math.abs(p.index - q.index)
  if (apart === 1 || apart === count - 1) return runsBack(p, q)
  const [t1, t2] = [orientation(p.west, p.east, q.west), orientation(p.west, p.east, q.east)]
  const [t3, t4] = [orientation(q.west, q.east, p.west), orientation(q.west, q.east, p.east)]
  if (t1 * t2 > 0 || t3 * t4 > 0) return undefined
  if (t1 !== 0 || t2 !== 0) return crossingPoint(p, q)
  // On one line they share a point unless one ends before the other begins.
  const begin = isBefore(p.west, q.west) ? q.west : p.west
  return isBefore(p.east, begin) || isBefore(q.east, begin) ? undefined : begin
}

/** Neighbors share a corner; they share more only where both are on one line in the same direction. */
function runsBack(p: Side, q: Side): Corner | undefined {
  const sharesWest = isSame(p.west, q.west)
  if (!sharesWest && !isSame(p.east, q.east)) return undefined
  const isOneLine = orientation(p.west, p.east, sharesWest ? q.east : q.west) === 0
  if (!isOneLine) return undefined
  return sharesWest ? p.west : p.east
}

function crossingPoint(p: Side, q: Side): Corner {
  const [dx1, dy1] = [p.east[0] - p.west[0], p.east[1] - p.west[1]]
  const [dx2, dy2] = [q.east[0] - q.west[0], q.east[1] - q.west[1]]
  const d = dx1 * dy2 - dy1 * dx2
  if (d === 0) return q.west
  const t = ((q.west[0] - p.west[0]) * dy2 - (q.west[1] - p.west[1]) * dx2) / d
  return [p.west[0] + t * dx1, p.west[1] + t * dy1]
}

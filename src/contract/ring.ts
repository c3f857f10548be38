import type { Point } from './place.ts'

/** A corner in plane coordinates: degrees east (unwrapped, so it may pass 180) and degrees north. */
type Corner = readonly [x: number, y: number]

/**
 * The corners of a polygon without its closing point and repeated points, unwrapped so that each
 * side takes the shorter way round the earth.
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
export function ringFault(points: readonly Point[]): string | undefined {
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
  return a !== undefined && b !== undefined && rest.every((c) => turn(a, b, c) === 0)
}

interface Side {
  index: number
  a: Corner
  b: Corner
  west: number
  east: number
}

/** The first place where two sides that are not neighbours meet; sides are swept along the way they stretch least. */
function findCrossing(corners: readonly Corner[]): Corner | undefined {
  if (stretch(corners, 0) <= stretch(corners, 1)) return sweep(corners)
  const meeting = sweep(corners.map(([x, y]) => [y, x] as const))
  return meeting && [meeting[1], meeting[0]]
}

/** How far the sides reach along an axis, all together, measured in widths of the whole. */
function stretch(corners: readonly Corner[], axis: 0 | 1): number {
  let [low, high, sum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Corner
    low = Math.min(low, a[axis])
    high = Math.max(high, a[axis])
    sum += Math.abs(b[axis] - a[axis])
  })
  return sum / (high - low)
}

function sweep(corners: readonly Corner[]): Corner | undefined {
  const count = corners.length
  const sides = corners.map((a, index): Side => {
    const b = corners[(index + 1) % count] as Corner
    return { index, a, b, west: Math.min(a[0], b[0]), east: Math.max(a[0], b[0]) }
  })
  sides.sort((p, q) => p.west - q.west)
  let open: Side[] = []
  for (const side of sides) {
    open = open.filter((other) => other.east >= side.west)
    for (const other of open) {
      const meeting = meet(side, other, count)
      if (meeting) return meeting
    }
    open.push(side)
  }
  return undefined
}

function turn(a: Corner, b: Corner, c: Corner): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
}

const within = (a: Corner, b: Corner, c: Corner) =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1])

function meet(p: Side, q: Side, count: number): Corner | undefined {
  const apart = Math.abs(p.index - q.index)
  if (apart === 1 || apart === count - 1) return foldsBack(p, q)
  const [t1, t2] = [turn(p.a, p.b, q.a), turn(p.a, p.b, q.b)]
  const [t3, t4] = [turn(q.a, q.b, p.a), turn(q.a, q.b, p.b)]
  if (t1 !== t2 && t3 !== t4) return crossingPoint(p, q)
  if (t1 === 0 && within(p.a, p.b, q.a)) return q.a
  return undefined
}

/** Neighbouring sides share a corner; they cross only where one runs back along the other. */
function foldsBack(p: Side, q: Side): Corner | undefined {
  const [first, second] = p.b === q.a ? [p, q] : [q, p]
  if (first.b !== second.a || turn(first.a, first.b, second.b) !== 0) return undefined
  const dot =
    (first.b[0] - first.a[0]) * (second.b[0] - second.a[0]) +
    (first.b[1] - first.a[1]) * (second.b[1] - second.a[1])
  return dot < 0 ? first.b : undefined
}

function crossingPoint(p: Side, q: Side): Corner {
  const [dx1, dy1] = [p.b[0] - p.a[0], p.b[1] - p.a[1]]
  const [dx2, dy2] = [q.b[0] - q.a[0], q.b[1] - q.a[1]]
  const d = dx1 * dy2 - dy1 * dx2
  if (d === 0) return q.a
  const t = ((q.a[0] - p.a[0]) * dy2 - (q.a[1] - p.a[1]) * dx2) / d
  return [p.a[0] + t * dx1, p.a[1] + t * dy1]
}

import type { PlanePoint } from './plane-point.ts'

/** A point of a path, and the tolerance from which it is removed. */
interface SplitPoint {
  index: number
  tolerance: number
}

/** Indexes of the points of a path that remain when it is simplified (Douglas and Peucker): its ends, and points more than `tolerance` off the line. */
export function douglasPeucker(points: readonly PlanePoint[], tolerance: number): number[] {
  const between = splitPoints(points, tolerance).map(({ index }) => index)
  return inOrder(points, between)
}

/** The same with the smallest tolerance, from `tolerance` on, at which at most `count` points remain (ends included). */
export function simplifiedTo(count: number, points: readonly PlanePoint[], tolerance: number): number[] {
  const between = splitPoints(points, tolerance).toSorted((a, b) => b.tolerance - a.tolerance)
  return inOrder(
    points,
    between.slice(0, Math.max(0, count - 2)).map(({ index }) => index),
  )
}

const inOrder = ({ length }: readonly PlanePoint[], between: readonly number[]) =>
  [...new Set([0, ...between, length - 1])].sort((a, b) => a - b)

/** The points between the ends that remain at a tolerance; each comes after the one by which its part was split off, and has no larger tolerance. */
function splitPoints(points: readonly PlanePoint[], tolerance: number): SplitPoint[] {
  const found: SplitPoint[] = []
  const open: [from: number, to: number, limit: number][] = [[0, points.length - 1, Infinity]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to, limit] = span
    const { index, distance } = farthest(points, from, to)
    if (distance <= tolerance) continue
    const own = Math.min(limit, distance)
    found.push({ index, tolerance: own })
    open.push([from, index, own], [index, to, own])
  }
  return found
}

function farthest(points: readonly PlanePoint[], from: number, to: number) {
  let [index, distance] = [from, 0]
  for (let i = from + 1; i < to; i++) {
    const off = distanceTo(points[from] as PlanePoint, points[to] as PlanePoint, points[i] as PlanePoint)
    if (off > distance) [index, distance] = [i, off]
  }
  return { index, distance }
}

function distanceTo(a: PlanePoint, b: PlanePoint, p: PlanePoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.max(0, Math.min(1, along))
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
}

import type { PlanePoint } from './plane-point.ts'

/** Indexes of the points of a path that remain when it is simplified (Douglas and Peucker): its ends, and points more than `tolerance` off the line. */
export function douglasPeucker(points: readonly PlanePoint[], tolerance: number): number[] {
  const indexes = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const far = farthest(points, span[0], span[1])
    if (far.distance <= tolerance) continue
    indexes.add(far.index)
    open.push([span[0], far.index], [far.index, span[1]])
  }
  return [...indexes].sort((a, b) => a - b)
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

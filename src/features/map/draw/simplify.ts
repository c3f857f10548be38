import type { Point } from '#contract/place'
import { type Spot, spotOf } from './plane.ts'

export const MOST_CORNERS = 200
const FINEST_PIXELS = 1

/** The path with fewer points: none lies further than a pixel from the old path, or a little more until 200 are enough. */
export function simplify(path: readonly Point[], zoom: number): Point[] {
  const spots = path.map((point) => spotOf(point, zoom))
  for (let tolerance = FINEST_PIXELS; ; tolerance *= 1.5) {
    const kept = keptBy(spots, tolerance)
    if (kept.length <= MOST_CORNERS) return kept.flatMap((i) => path[i] ?? [])
  }
}

/** Douglas and Peucker's choice: the ends, and every point that stands out from the line between two chosen ones. */
function keptBy(spots: readonly Spot[], tolerance: number): number[] {
  const kept = new Set([0, spots.length - 1])
  const open: [number, number][] = [[0, spots.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const far = farthest(spots, span[0], span[1])
    if (far.distance <= tolerance) continue
    kept.add(far.index)
    open.push([span[0], far.index], [far.index, span[1]])
  }
  return [...kept].sort((a, b) => a - b)
}

function farthest(spots: readonly Spot[], from: number, to: number) {
  let [index, distance] = [from, 0]
  for (let i = from + 1; i < to; i++) {
    const off = distanceTo(spots[from] as Spot, spots[to] as Spot, spots[i] as Spot)
    if (off > distance) [index, distance] = [i, off]
  }
  return { index, distance }
}

function distanceTo(a: Spot, b: Spot, p: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.max(0, Math.min(1, along))
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
}

import type { Position } from 'geojson'

const METERS_PER_DEGREE = 111_320

/**
 * The points of a closed ring (degrees) that are needed so that none of the others is farther than `metersAt` from the line
 * (Douglas-Peucker, with a distance of its own at each point).
 */
export function simplified(ring: readonly Position[], metersAt: readonly number[]): Position[] {
  const last = ring.length - 1
  if (last < 3) return [...ring]
  const selected = new Set([0, last])
  const farthest = farthestFromStart(ring)
  const open: [number, number][] = [
    [0, farthest],
    [farthest, last],
  ]
  selected.add(farthest)
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    const at = farthestOff(ring, metersAt, from, to)
    if (at === undefined) continue
    selected.add(at)
    open.push([from, at], [at, to])
  }
  return ring.filter((_, i) => selected.has(i))
}

const x = (point: Position | undefined) => point?.[0] ?? 0
const y = (point: Position | undefined) => point?.[1] ?? 0
const squeezeAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180)

function farthestFromStart(ring: readonly Position[]): number {
  const [start] = ring
  const squeeze = squeezeAt(y(start))
  let [max, found] = [-1, 0]
  ring.forEach((point, i) => {
    const away = Math.hypot((x(point) - x(start)) * squeeze, y(point) - y(start))
    if (away > max) [max, found] = [away, i]
  })
  return found
}

/** The point between two others that is farthest off the line between them, in its own measure; undefined when all are near it. */
function farthestOff(
  ring: readonly Position[],
  metersAt: readonly number[],
  from: number,
  to: number,
): number | undefined {
  const [a, b] = [ring[from], ring[to]]
  let max = 1
  let found: number | undefined
  for (let i = from + 1; i < to; i++) {
    const point = ring[i]
    const squeeze = squeezeAt(y(point))
    const [dx, dy] = [(x(b) - x(a)) * squeeze, y(b) - y(a)]
    const [px, py] = [(x(point) - x(a)) * squeeze, y(point) - y(a)]
    const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
    const off = (Math.hypot(px - along * dx, py - along * dy) * METERS_PER_DEGREE) / (metersAt[i] ?? 1)
    if (off > max) [max, found] = [off, i]
  }
  return found
}

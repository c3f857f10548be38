import { type Corner, orientation } from '#shared/geo/orientation.ts'

/**
 * A ring that crosses or touches itself as simple loops: it is cut where it meets itself. Takes a time of the square of its corners, so it is
 * for simplified rings.
 */
export function untangled(ring: readonly Corner[]): Corner[][] {
  return loopsOf(withMeetings(ring)).filter(({ length }) => length >= 3)
}

type Side = readonly [from: Corner, to: Corner]

/** The corners of a ring, with a corner wherever two of its sides meet. */
function withMeetings(ring: readonly Corner[]): Corner[] {
  const sides = ring.map((from, i): Side => [from, ring[(i + 1) % ring.length] as Corner])
  const added: Corner[][] = sides.map(() => [])
  sides.forEach((p, i) => {
    for (let j = i + 1; j < sides.length; j++) {
      const q = sides[j] as Side
      if (areApart(p, q)) continue
      const { onFirst, onSecond } = meetings(p, q)
      added[i]?.push(...onFirst)
      added[j]?.push(...onSecond)
    }
  })
  return sides.flatMap(([from], i) => [
    from,
    ...(added[i] as Corner[]).toSorted((a, b) => distance(from, a) - distance(from, b)),
  ])
}

const distance = (a: Corner, b: Corner) => Math.hypot(b[0] - a[0], b[1] - a[1])

function areApart([a, b]: Side, [c, d]: Side): boolean {
  return [0, 1].some((axis) => {
    const [a1, b1, c1, d1] = [a[axis], b[axis], c[axis], d[axis]] as [number, number, number, number]
    return Math.max(a1, b1) < Math.min(c1, d1) || Math.max(c1, d1) < Math.min(a1, b1)
  })
}

/** The corners that two sides get where they meet: a crossing for both, an end within the other side for that side. */
function meetings(p: Side, q: Side): { onFirst: Corner[]; onSecond: Corner[] } {
  const [c, d] = q.map((end) => orientation(p[0], p[1], end)) as [number, number]
  const [a, b] = p.map((end) => orientation(q[0], q[1], end)) as [number, number]
  if (a * b < 0 && c * d < 0) {
    const crossing = crossingOf(p, q)
    return { onFirst: [crossing], onSecond: [crossing] }
  }
  return {
    onFirst: q.filter((end, i) => [c, d][i] === 0 && isWithin(end, p)),
    onSecond: p.filter((end, i) => [a, b][i] === 0 && isWithin(end, q)),
  }
}

/** Whether a point on the line of a side is between its ends. */
const isWithin = (point: Corner, [from, to]: Side) =>
  (point[0] - from[0]) * (point[0] - to[0]) + (point[1] - from[1]) * (point[1] - to[1]) < 0

function crossingOf([a, b]: Side, [c, d]: Side): Corner {
  const [dx1, dy1, dx2, dy2] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const t = ((c[0] - a[0]) * dy2 - (c[1] - a[1]) * dx2) / (dx1 * dy2 - dy1 * dx2)
  return [a[0] + t * dx1, a[1] + t * dy1]
}

/** The loops of a path round its repeated corners. */
function loopsOf(path: readonly Corner[]): Corner[][] {
  const loops: Corner[][] = []
  const open: Corner[] = []
  const places = new Map<string, number>()
  for (const corner of path) {
    const known = places.get(String(corner))
    if (known !== undefined) {
      const loop = open.splice(known)
      for (const left of loop) places.delete(String(left))
      loops.push(loop)
    }
    places.set(String(corner), open.length)
    open.push(corner)
  }
  return [...loops, open]
}

/** A spot of a plane. */
interface Spot {
  x: number
  y: number
}

/** Douglas and Peucker's choice of a path: the ends, and every point that stands out from the line between two chosen ones. */
export function keptBy(spots: readonly Spot[], tolerance: number): number[] {
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

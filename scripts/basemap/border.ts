import type { Position } from 'geojson'

// Maximum distance in degrees between the Census outline and Natural Earth's border:
// closely in any direction (rivers wind), farther only side by side, so that shores near its ends are not taken for it.
const CLOSE_DEGREES = 0.015
const BESIDE_DEGREES = 0.06
const LARGEST_ANGLE_COSINE = 0.7

type Segment = [a: Position, b: Position]

/**
 * The part of `outline` that runs along `reference`: of a country's whole outline, the border it shares
 * with its neighbors. Lines of [longitude, latitude].
 */
export function landBorder(outline: Position[][], reference: Position[][]): Position[][] {
  const known = reference.flatMap(segments)
  const isBorder = (segment: Segment) => known.some((other) => isSameLine(segment, other))
  return outline.flatMap((line) => joined(segments(line).filter(isBorder)))
}

/** One rectangle for each segment of `lines`, reaching `degrees` to every side. Rings of [longitude, latitude]. */
export function strips(lines: Position[][], degrees: number): Position[][][] {
  return lines.flatMap(segments).map((segment) => [rectangle(segment, degrees)])
}

const x = (point: Position) => point[0] ?? 0
const y = (point: Position) => point[1] ?? 0

function segments(line: Position[]): Segment[] {
  return line.slice(1).map((point, i) => [line[i] ?? point, point])
}

function joined(parts: Segment[]): Position[][] {
  const lines: Position[][] = []
  for (const [a, b] of parts) {
    const last = lines.at(-1)
    if (last?.at(-1) === a) last.push(b)
    else lines.push([a, b])
  }
  return lines
}

function isSameLine([a, b]: Segment, known: Segment): boolean {
  const middle = [(x(a) + x(b)) / 2, (y(a) + y(b)) / 2]
  if (!isInReach(middle, known)) return false
  const apart = distance(middle, known)
  return apart < CLOSE_DEGREES || (apart < BESIDE_DEGREES && alignment([a, b], known) > LARGEST_ANGLE_COSINE)
}

// Most segments are far away, and this check is faster than measuring the distance.
const REACH_DEGREES = 0.1

const isInReach = (p: Position, [a, b]: Segment) =>
  x(p) > Math.min(x(a), x(b)) - REACH_DEGREES &&
  x(p) < Math.max(x(a), x(b)) + REACH_DEGREES &&
  y(p) > Math.min(y(a), y(b)) - REACH_DEGREES &&
  y(p) < Math.max(y(a), y(b)) + REACH_DEGREES

function alignment([a, b]: Segment, [c, d]: Segment): number {
  const [ux, uy, vx, vy] = [x(b) - x(a), y(b) - y(a), x(d) - x(c), y(d) - y(c)]
  return Math.abs(ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1)
}

function distance(p: Position, [a, b]: Segment): number {
  const [dx, dy] = [x(b) - x(a), y(b) - y(a)]
  const along = ((x(p) - x(a)) * dx + (y(p) - y(a)) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x(p) - x(a) - t * dx, y(p) - y(a) - t * dy)
}

function rectangle([a, b]: Segment, reach: number): Position[] {
  const length = Math.hypot(x(b) - x(a), y(b) - y(a)) || 1
  const ux = ((x(b) - x(a)) / length) * reach
  const uy = ((y(b) - y(a)) / length) * reach
  const corner = (p: Position, along: number, aside: number): Position => [
    x(p) + along * ux - aside * uy,
    y(p) + along * uy + aside * ux,
  ]
  return [corner(a, -1, 1), corner(a, -1, -1), corner(b, 1, -1), corner(b, 1, 1), corner(a, -1, 1)]
}

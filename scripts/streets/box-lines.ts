import type { Position } from 'geojson'

/** West, south, east, north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

export type Line = Position[]

const same = (a: Position | undefined, b: Position | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1]
/** Whether a line is a ring. */
export const isClosed = (line: Line) => line.length > 3 && same(line[0], line.at(-1))

/** The parts of a line within the box; where it crosses the edge a part ends exactly on it. */
export function clipped(line: Line, box: Box): Line[] {
  const parts: Line[] = []
  let part: Line = []
  const end = () => {
    if (part.length > 1) parts.push(part)
    part = []
  }
  for (let i = 1; i < line.length; i++) {
    const [from = [], to = []] = [line[i - 1], line[i]]
    const found = segmentWithin(from, to, box)
    if (!found) {
      end()
      continue
    }
    if (part.length === 0 || !same(part.at(-1), found[0])) {
      end()
      part.push(found[0])
    }
    part.push(found[1])
    if (!same(found[1], to)) end()
  }
  end()
  const [first, last] = [parts[0], parts.at(-1)]
  // A ring that leaves the box is not cut where it happens to begin.
  if (parts.length > 1 && first && last && isClosed(line) && same(last.at(-1), first[0]))
    return [[...last, ...first.slice(1)], ...parts.slice(1, -1)]
  return parts
}

/** The part of a segment within the box (Liang and Barsky). */
function segmentWithin(from: Position, to: Position, box: Box): [Position, Position] | undefined {
  const [x = 0, y = 0] = from
  const [dx, dy] = [(to[0] ?? 0) - x, (to[1] ?? 0) - y]
  const [west, south, east, north] = box
  let [enter, leave] = [0, 1]
  for (const [step, room] of [
    [-dx, x - west],
    [dx, east - x],
    [-dy, y - south],
    [dy, north - y],
  ] as const) {
    if (step === 0 && room < 0) return undefined
    if (step < 0) enter = Math.max(enter, room / step)
    if (step > 0) leave = Math.min(leave, room / step)
  }
  if (enter >= leave) return undefined
  const at = (part: number): Position => onEdge([x + part * dx, y + part * dy], box)
  return [enter > 0 ? at(enter) : from, leave < 1 ? at(leave) : to]
}

/** Degrees within which a point counts as on the edge. */
const NEAR = 1e-9

/** A point that is on the edge but for rounding is put on it. */
function onEdge([x = 0, y = 0]: Position, [west, south, east, north]: Box): Position {
  const snap = (value: number, ...edges: number[]) =>
    edges.find((edge) => Math.abs(edge - value) < NEAR) ?? value
  return [snap(x, west, east), snap(y, south, north)]
}

/** How far along the edge of the box a point is, clockwise from the south-west corner, 0 to 4; undefined within the box. */
export function edgeOf([x = 0, y = 0]: Position, [west, south, east, north]: Box): number | undefined {
  if (x === west) return (y - south) / (north - south)
  if (y === north) return 1 + (x - west) / (east - west)
  if (x === east) return 2 + (north - y) / (north - south)
  if (y === south) return 3 + (east - x) / (east - west)
  return undefined
}

/** The corners of a box as a ring, clockwise from the south-west. */
export function cornersOf([west, south, east, north]: Box): Line {
  return [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ]
}

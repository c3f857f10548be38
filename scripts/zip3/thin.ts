import type { Position } from 'geojson'
import type { Topology } from 'topojson-specification'
import { MILES_PER_DEGREE } from '#shared/geo/sphere.ts'

/** A topology without the points that are within `miles` of the simplified line. Ends of arcs remain. */
export function thinned<T extends Topology>(quantized: T, miles: number): T {
  const [sx = 1, sy = 1] = quantized.transform?.scale ?? []
  const [, south = 0] = quantized.transform?.translate ?? []
  const inMiles = ([x = 0, y = 0]: Position): Position => {
    const lat = south + y * sy
    return [x * sx * MILES_PER_DEGREE * Math.cos((lat * Math.PI) / 180), y * sy * MILES_PER_DEGREE]
  }
  return {
    ...quantized,
    arcs: quantized.arcs.map((arc) => {
      const points = summed(arc)
      return differences(simplified(points, points.map(inMiles), miles))
    }),
  }
}

const at = (points: readonly Position[], i: number): [number, number] => [
  points[i]?.[0] ?? 0,
  points[i]?.[1] ?? 0,
]

function summed(arc: readonly Position[]): Position[] {
  let [x, y] = [0, 0]
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx
    y += dy
    return [x, y]
  })
}

const differences = (points: readonly Position[]): Position[] =>
  points.map(([x = 0, y = 0], i) => {
    const [px, py] = i ? at(points, i - 1) : [0, 0]
    return [x - px, y - py]
  })

/** Douglas and Peucker: the farthest point between two retained points is retained too, while it is far enough. */
function simplified(points: readonly Position[], plane: readonly Position[], miles: number): Position[] {
  const keep = new Set([0, points.length - 1])
  // A ring begins where it ends: its farthest point halves it.
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let [far, max] = [-1, miles]
    for (let i = from + 1; i < to; i++) {
      const away = fromLine(at(plane, i), at(plane, from), at(plane, to))
      if (away > max) [far, max] = [i, away]
    }
    if (far < 0) continue
    keep.add(far)
    spans.push([from, far], [far, to])
  }
  return points.filter((_, i) => keep.has(i))
}

function fromLine([x, y]: [number, number], [ax, ay]: [number, number], [bx, by]: [number, number]): number {
  const [dx, dy] = [bx - ax, by - ay]
  const long = dx * dx + dy * dy
  const share = long ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long)) : 0
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

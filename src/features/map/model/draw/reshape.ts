import type { Point } from '#contract/place.ts'
import { normalizedPoint } from '#criteria/areas/coordinates.ts'
import { cornersOf } from '#shared/geo/ring.ts'
import { pointOf, positionOf } from './plane.ts'

/** A fixed zoom to reckon in where only proportions matter. */
const ZOOM = 20

/** The corners carried along when one point of the plane is dragged to another; the shape on the map stays the same. */
export function moveAll(points: readonly Point[], from: Point, to: Point): Point[] {
  const [a, b] = [positionOf(from, ZOOM), positionOf(to, ZOOM)]
  return points.map((point) => {
    const { x, y } = positionOf(point, ZOOM)
    return normalizedPoint(pointOf({ x: x + b.x - a.x, y: y + b.y - a.y }, ZOOM))
  })
}

export function moveCorner(points: readonly Point[], index: number, to: Point): Point[] {
  return points.with(index, normalizedPoint(to))
}

/** One more corner, between the corner at `index` and the next. */
export function addCorner(points: readonly Point[], index: number, at: Point): Point[] {
  return points.toSpliced(index + 1, 0, normalizedPoint(at))
}

/** One corner fewer; three always stay. */
export function removeCorner(points: readonly Point[], index: number): Point[] {
  return points.length > 3 ? points.toSpliced(index, 1) : [...points]
}

/** The middle of a side, as the map shows it. */
export function middleOf(a: Point, b: Point): Point {
  const [p, q] = [positionOf(a, ZOOM), positionOf(b, ZOOM)]
  return pointOf({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }, ZOOM)
}

/** The corners without the closing one, each side the shorter way round: what handles stand on. */
export function handlesOf(points: readonly Point[]): Point[] {
  return cornersOf(points).map(([Longitude, Latitude]) => ({ Latitude, Longitude }))
}

/** The middle of an outline: the centre of its surface. */
export function centreOf(points: readonly Point[]): Point {
  const corners = cornersOf(points)
  let [surface, x, y] = [0, 0, 0]
  corners.forEach(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length] ?? [x1, y1]
    const cross = x1 * y2 - x2 * y1
    surface += cross
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
  })
  const [first] = corners
  if (surface === 0) return { Latitude: first?.[1] ?? 0, Longitude: first?.[0] ?? 0 }
  return { Latitude: y / (3 * surface), Longitude: x / (3 * surface) }
}

import type { Point } from '#contract/place.ts'
import { normalizedPoint } from '#criteria/areas/coordinates.ts'
import { douglasPeucker } from '#shared/geo/douglas-peucker.ts'
import { cornersOf, ringError } from '#shared/geo/ring.ts'
import { pointAt } from '#shared/geo/sphere.ts'
import { fromPlane, toPlane } from '../plane.ts'

/** A fixed zoom to reckon in where only proportions matter. */
const ZOOM = 20

/** The corners moved by as much as one point of the plane is dragged; the shape on the map does not change. */
export function moveAll(points: readonly Point[], from: Point, to: Point): Point[] {
  const [a, b] = [toPlane(from, ZOOM), toPlane(to, ZOOM)]
  return points.map((point) => {
    const { x, y } = toPlane(point, ZOOM)
    return normalizedPoint(fromPlane({ x: x + b.x - a.x, y: y + b.y - a.y }, ZOOM))
  })
}

export function moveCorner(points: readonly Point[], index: number, to: Point): Point[] {
  return points.with(index, normalizedPoint(to))
}

/** One more corner, between the corner at `index` and the next. */
export function addCorner(points: readonly Point[], index: number, at: Point): Point[] {
  return points.toSpliced(index + 1, 0, normalizedPoint(at))
}

/** The corners without one; at least three remain. */
export function removeCorner(points: readonly Point[], index: number): Point[] {
  return points.length > 3 ? points.toSpliced(index, 1) : [...points]
}

/** The middle of a side, as the map shows it. */
export function middleOf(a: Point, b: Point): Point {
  const [p, q] = [toPlane(a, ZOOM), toPlane(b, ZOOM)]
  return fromPlane({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }, ZOOM)
}

/** The corners without the closing one, each side the shorter way around: the positions of the handles. */
export function handlePoints(points: readonly Point[]): Point[] {
  return cornersOf(points).map(([Longitude, Latitude]) => ({ Latitude, Longitude }))
}

/** The centroid of an outline. */
export function centroidOf(points: readonly Point[]): Point {
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

const RING_POINTS = 180

/** The outline of a circle on the map: every point is exactly `miles` from the center. */
export function circleOutline(center: Point, miles: number): Point[] {
  return Array.from({ length: RING_POINTS }, (_, i) => pointAt(center, miles, (360 * i) / RING_POINTS))
}

/** Miles with the digits that are shown: 0.42, 9.3, 20. */
export function roundMiles(n: number): number {
  const digits = n < 1 ? 100 : n < 100 ? 10 : 1
  return Math.round(n * digits) / digits
}

/** How much one press of an arrow key changes a radius. */
export function radiusStep(miles: number): number {
  return miles < 1 ? 0.05 : miles < 10 ? 0.5 : miles < 100 ? 1 : 5
}

const MAX_CORNERS = 200
const FINEST_PIXELS = 1

/** The path with fewer points, moved by at most a pixel, or by a little more until 200 points are enough. */
export function simplifyPath(path: readonly Point[], zoom: number): Point[] {
  const points = path.map((point) => toPlane(point, zoom))
  for (let tolerance = FINEST_PIXELS; ; tolerance *= 1.5) {
    const indexes = douglasPeucker(points, tolerance)
    if (indexes.length <= MAX_CORNERS) return indexes.flatMap((i) => path[i] ?? [])
  }
}

/** How much of a hand-drawn outline may be cut off at its ends. */
const MAX_CUT = 0.25

/**
 * A hand-drawn outline without ends that overshoot where they meet: as few points as possible are cut off at both ends
 * until it closes without crossing itself. An outline that crosses itself elsewhere comes back as it is.
 */
export function withoutOvershoot(path: readonly Point[]): readonly Point[] {
  const maxCut = Math.floor(path.length * MAX_CUT)
  for (let cut = 0; cut <= maxCut; cut++) {
    for (let head = 0; head <= cut; head++) {
      const rest = path.slice(head, path.length - (cut - head))
      if (!ringError(rest)) return rest
    }
  }
  return path
}

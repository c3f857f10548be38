import type { Point } from '#contract/place.ts'
import { mercator } from '../base/mercator.ts'

/** A spot on the map's plane (Web Mercator), in pixels from the north-west corner of the world. */
export interface Spot {
  x: number
  y: number
}

const worldSide = (zoom: number) => 256 * 2 ** zoom

/** Where a point lies on the plane at a zoom. */
export function positionOf({ Latitude, Longitude }: Point, zoom: number): Spot {
  const { x, y } = mercator(Latitude, Longitude)
  return { x: x * worldSide(zoom), y: y * worldSide(zoom) }
}

/** The point at a spot of the plane. */
export function pointOf({ x, y }: Spot, zoom: number): Point {
  const side = worldSide(zoom)
  return {
    Latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / side))) * 180) / Math.PI,
    Longitude: (360 * x) / side - 180,
  }
}

/** Pixels between two points as the map shows them at a zoom. */
export function pixelsBetween(a: Point, b: Point, zoom: number): number {
  const [p, q] = [positionOf(a, zoom), positionOf(b, zoom)]
  return Math.hypot(p.x - q.x, p.y - q.y)
}

/** The point some pixels to the right of and below another. */
export function offset(point: Point, right: number, down: number, zoom: number): Point {
  const { x, y } = positionOf(point, zoom)
  return pointOf({ x: x + right, y: y + down }, zoom)
}

import type { Position } from 'geojson'
import type { Point } from '#contract/place.ts'
import { mercator } from '#shared/geo/mercator.ts'
import type { PlanePoint } from '#shared/geo/plane-point.ts'

const worldSide = (zoom: number) => 256 * 2 ** zoom

/** The position of a point on the map's plane (Web Mercator) at a zoom, in pixels from the north-west corner of the world. */
export function toPlane({ Latitude, Longitude }: Point, zoom: number): PlanePoint {
  const { x, y } = mercator(Latitude, Longitude)
  return { x: x * worldSide(zoom), y: y * worldSide(zoom) }
}

/** The same for a position of GeoJSON, at zoom 0. */
export function positionOnPlane([Longitude = 0, Latitude = 0]: Position): [x: number, y: number] {
  const { x, y } = toPlane({ Latitude, Longitude }, 0)
  return [x, y]
}

/** The point at a position of the plane. */
export function fromPlane({ x, y }: PlanePoint, zoom: number): Point {
  const side = worldSide(zoom)
  return {
    Latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / side))) * 180) / Math.PI,
    Longitude: (360 * x) / side - 180,
  }
}

const EQUATOR_MILES = 24_901.46

/** The latitude of a position south of the world's north edge, in pixels of a zoom. */
export const planeLatitude = (y: number, zoom: number): number => fromPlane({ x: 0, y }, zoom).Latitude

/** Miles in one pixel at a latitude and a zoom. */
export const pixelMiles = (latitude: number, zoom: number): number =>
  (EQUATOR_MILES * Math.cos((latitude * Math.PI) / 180)) / worldSide(zoom)

/** Pixels between two points as the map shows them at a zoom. */
export function pixelsBetween(a: Point, b: Point, zoom: number): number {
  const [p, q] = [toPlane(a, zoom), toPlane(b, zoom)]
  return Math.hypot(p.x - q.x, p.y - q.y)
}

/** The point some pixels to the right of and below another. */
export function offset(point: Point, right: number, down: number, zoom: number): Point {
  const { x, y } = toPlane(point, zoom)
  return fromPlane({ x: x + right, y: y + down }, zoom)
}

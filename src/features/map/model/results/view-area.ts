import { areaCount, type Criteria } from '#contract/criteria.ts'
import { MAX_AREAS, type Point } from '#contract/place.ts'
import { normalizedPoint } from '#criteria/areas/coordinates.ts'
import type { PlanePoint } from '#shared/geo/plane-point.ts'
import { fromPlane } from '../plane.ts'

/** Squares of the plane, in pixels, that the view is rounded up to, so that small moves send no request. */
const SQUARE_PIXELS = 512
/** Farther away the view holds most of the country, and the sample of the whole does as well. */
const MIN_ZOOM = 6

/** The corners of the squares of the plane around a view (its own corners, at a zoom); undefined from afar and across the antimeridian. */
export function viewArea(northWest: PlanePoint, southEast: PlanePoint, zoom: number): Point[] | undefined {
  if (zoom < MIN_ZOOM) return undefined
  // At a zoom in between the squares are those of the whole zoom below.
  const side = SQUARE_PIXELS * 2 ** (zoom - Math.floor(zoom))
  const [left, top] = [Math.floor(northWest.x / side) * side, Math.floor(northWest.y / side) * side]
  const [right, bottom] = [Math.ceil(southEast.x / side) * side, Math.ceil(southEast.y / side) * side]
  const world = 256 * 2 ** zoom
  if (left < 0 || top < 0 || right > world || bottom > world) return undefined
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map((corner) => normalizedPoint(fromPlane(corner, zoom)))
}

/** The criteria narrowed to an area, whatever places they have; undefined where the API has no way to say it. */
export function narrowedToArea(
  Points: Point[],
  criteria: Criteria,
  alternatives: boolean,
): Criteria | undefined {
  if (areaCount(criteria) >= MAX_AREAS) return undefined
  const { PolygonList, AnyOf } = criteria
  if (!PolygonList) return { ...criteria, PolygonList: [{ Points }] }
  if (AnyOf || !alternatives) return undefined
  return { ...criteria, PolygonList: [{ Points }], AnyOf: [{ PolygonList }] }
}

import { EARTH_RADIUS_MILES, type Point } from '#contract/place'
import { type Box, boxOfCircle, boxOfPolygon, inBox } from './box.ts'
import { decimal, polygon, type Sql, sql } from './sql.ts'

/** A place on the map as a condition; the box is part of `inside` and lets the engine skip what is far away. */
export interface Area {
  box: Box
  inside: Sql
}

const RADIANS = Math.PI / 180

/**
 * Half the chord between the record's point and `center`, squared, on a sphere of radius 1: grows with the distance. The terms are those of
 * `milesBetween` in the contract.
 */
export function squaredHalfChord({ Latitude, Longitude }: Point): Sql {
  const [rad, lat, lng] = [decimal(RADIANS), decimal(Latitude * RADIANS), decimal(Longitude)]
  const cosine = decimal(Math.cos(Latitude * RADIANS))
  return sql`(pow(sin((Latitude * ${rad} - ${lat}) / 2), 2)
    + ${cosine} * cos(Latitude * ${rad}) * pow(sin((Longitude - ${lng}) * ${rad} / 2), 2))`
}

/** Everything within so many miles (at most a quarter of the way round) of a point. */
export function circle(center: Point, miles: number): Area {
  const box = boxOfCircle(center, miles)
  const limit = decimal(Math.sin(miles / EARTH_RADIUS_MILES / 2) ** 2)
  return { box, inside: sql`(${inBox(box)} and ${squaredHalfChord(center)} <= ${limit})` }
}

/** Everything inside a ring of points; `is_inside` is the engine's function from `shape.ts`. */
export function ring(points: readonly Point[]): Area {
  const box = boxOfPolygon(points)
  return { box, inside: sql`(${inBox(box)} and is_inside(${polygon(points)}, Latitude, Longitude))` }
}

import type { Point } from '#contract/place.ts'
import { EARTH_RADIUS_MILES } from '#shared/geo/sphere.ts'
import { type Box, boxOfCircle, boxOfPolygon, inBox } from './box.ts'
import { groupsByBox } from './groups.ts'
import { any, decimal, inDialect, type Sql, sql } from './sql.ts'

/** A part of the map as a condition; the box is part of `inside` and lets the engine skip what is far away. */
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

interface Circle {
  center: Point
  miles: number
}

/**
 * Everything within any of some circles (of at most a quarter of the way round), as areas that do not overlap: circles whose boxes do are
 * one area, so that each record is compared with each circle at most once.
 */
export function circles(list: readonly Circle[]): Area[] {
  const boxed = list.map(({ center, miles }) => ({ center, miles, box: boxOfCircle(center, miles) }))
  return groupsByBox(boxed).map(({ box, items }) => {
    const [first, ...others] = items.map(circle) as [Sql, ...Sql[]]
    return { box, inside: others.length ? sql`(${inBox(box)} and ${any([first, ...others])})` : first }
  })
}

function circle({ center, miles, box }: Circle & { box: Box }): Sql {
  const limit = decimal(Math.sin(miles / EARTH_RADIUS_MILES / 2) ** 2)
  return sql`(${inBox(box)} and ${squaredHalfChord(center)} <= ${limit})`
}

/**
 * Everything inside any of some rings of points, as areas that do not overlap; the test of the engine is called once for all rings of an
 * area.
 */
export function rings(list: readonly (readonly Point[])[]): Area[] {
  const boxed = list.map((points) => ({ points, box: boxOfPolygon(points) }))
  return groupsByBox(boxed).map(({ box, items }) => {
    const inside = inDialect(
      'isInside',
      items.map(({ points }) => points),
    )
    return { box, inside: sql`(${inBox(box)} and ${inside})` }
  })
}

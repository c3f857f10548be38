import type { Point } from '#contract/place.ts'
import type { Place } from '../places.ts'
import { type Found, type FoundLine, nothingFound } from './found.ts'
import { addPolygon } from './polygon.ts'
import { fitting } from './simple.ts'

/** How far beside a line an area may reach, in miles. */
export const MIN_WIDTH = 0.05
export const MAX_WIDTH = 100

/** Why no area can be made along a line with so many miles to each side. */
export function widthFaultOf(miles: number): string | undefined {
  return miles >= MIN_WIDTH && miles <= MAX_WIDTH
    ? undefined
    : `An area along a line reaches from ${MIN_WIDTH} to ${MAX_WIDTH} miles to each side.`
}

const positions = (points: readonly Point[]) =>
  points.map(({ Latitude, Longitude }): [number, number] => [Longitude, Latitude])

/** The areas of all that lies within so many miles of a line; where the line runs round something, that is a hole. */
export async function alongLine({ name, Points }: FoundLine, miles: number): Promise<Found> {
  const { buffer } = await import('@turf/buffer')
  const line = { type: 'LineString' as const, coordinates: positions(unwrapped(Points)) }
  const shape = buffer(line, miles, { units: 'miles', steps: 8 })?.geometry
  const found = nothingFound()
  const parts = shape?.type === 'MultiPolygon' ? shape.coordinates : shape ? [shape.coordinates] : []
  for (const rings of parts) addPolygon(found, rings, 'The area along the line', name)
  return fitting(found)
}

/** A line without a jump at the 180th meridian. */
function unwrapped(points: readonly Point[]): Point[] {
  let before = points[0]?.Longitude ?? 0
  return points.map(({ Latitude, Longitude }) => {
    before = Longitude + 360 * Math.round((before - Longitude) / 360)
    return { Latitude, Longitude: before }
  })
}

/** Places as a search holds them: those found, circles of `radius` miles around points, areas `width` miles along lines. */
export async function placesFrom(
  { areas, points, lines }: Found,
  { radius, width }: { radius: number; width: number },
): Promise<Found['areas']> {
  const circles = points.map(({ name, Latitude, Longitude }) => {
    const place: Place = { kind: 'circle', Latitude, Longitude, RadiusMiles: radius }
    return { name, place, excluded: false }
  })
  const along = await Promise.all(lines.map((line) => alongLine(line, width)))
  return [...areas, ...circles, ...along.flatMap((found) => found.areas)]
}

import type { Point } from '#contract/place.ts'
import type { CriteriaPlace } from '../places.ts'
import { areaErrors, parseNotes } from './messages.ts'
import { noParsedAreas, type ParsedAreas, type ParsedLine } from './parsed-areas.ts'
import { addPolygon } from './polygon.ts'
import { simplifiedToFit } from './simplify.ts'

/** The range of miles to each side of a line. */
export const MIN_WIDTH = 0.05
export const MAX_WIDTH = 100

/** Why this many miles to each side of a line are not valid. */
export function lineWidthError(miles: number): string | undefined {
  return miles >= MIN_WIDTH && miles <= MAX_WIDTH ? undefined : areaErrors.lineWidth(MIN_WIDTH, MAX_WIDTH)
}

const positions = (points: readonly Point[]) =>
  points.map(({ Latitude, Longitude }): [number, number] => [Longitude, Latitude])

/** The areas within so many miles of a line. What a line encloses is a hole. */
export async function alongLine({ name, Points }: ParsedLine, miles: number): Promise<ParsedAreas> {
  const { buffer } = await import('@turf/buffer')
  const line = { type: 'LineString' as const, coordinates: positions(unwrapped(Points)) }
  const shape = buffer(line, miles, { units: 'miles', steps: 8 })?.geometry
  const found = noParsedAreas()
  const parts = shape?.type === 'MultiPolygon' ? shape.coordinates : shape ? [shape.coordinates] : []
  for (const rings of parts) addPolygon(found, rings, parseNotes.lineArea, name)
  return simplifiedToFit(found)
}

/** A line without a jump at the 180th meridian. */
function unwrapped(points: readonly Point[]): Point[] {
  let before = points[0]?.Longitude ?? 0
  return points.map(({ Latitude, Longitude }) => {
    before = Longitude + 360 * Math.round((before - Longitude) / 360)
    return { Latitude, Longitude: before }
  })
}

/** The parsed areas, with circles of `radius` miles around the points and areas of `width` miles along the lines. */
export async function placesFrom(
  { areas, points, lines }: ParsedAreas,
  { radius, width }: { radius: number; width: number },
): Promise<ParsedAreas['areas']> {
  const circles = points.map(({ name, Latitude, Longitude }) => {
    const place: CriteriaPlace = { kind: 'circle', Latitude, Longitude, RadiusMiles: radius }
    return { name, place, excluded: false }
  })
  const along = await Promise.all(lines.map((line) => alongLine(line, width)))
  return [...areas, ...circles, ...along.flatMap((found) => found.areas)]
}

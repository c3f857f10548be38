import type { Point } from '#contract/place.ts'
import { cornersOf } from '#shared/geo/ring.ts'
import { areaError, crossesDateLine, widthError } from './area-errors.ts'
import { normalizedPoint, pointsFromPositions } from './coordinates.ts'
import { parseNotes, shapeErrors } from './messages.ts'
import type { ParsedAreas } from './parsed-areas.ts'

type Polygon = { kind: 'polygon'; Points: Point[] }

/** Adds a polygon of rings (GeoJSON positions, the outer ring first). Its holes become excluded areas. */
export function addPolygon(
  found: ParsedAreas,
  rings: unknown,
  label: string,
  name?: string,
  excluded = false,
): void {
  const [outer, ...holes] = Array.isArray(rings) ? rings : []
  const place = outlineOf(outer)
  if (typeof place === 'string') {
    found.notes.push(parseNotes.skipped(label, place))
    return
  }
  if (crossesDateLine(place.Points)) found.notes.push(parseNotes.dateLine(label))
  found.areas.push({ name, place, excluded })
  if (holes.length && excluded) found.notes.push(parseNotes.excludedWithHoles(label, holes.length))
  else if (holes.length) addHoles(found, holes, label, name)
}

/** Adds the holes as excluded areas. */
function addHoles(found: ParsedAreas, holes: unknown[], label: string, name?: string): void {
  const places = holes.map(outlineOf).filter((hole) => typeof hole !== 'string')
  for (const place of places)
    found.areas.push({ name: name && parseNotes.holeName(name), place, excluded: true })
  found.notes.push(parseNotes.holes(label, holes.length, places.length))
}

/** The polygon within a ring, or why it is not valid. */
function outlineOf(ring: unknown): Polygon | string {
  const raw = pointsFromPositions(ring)
  if (typeof raw === 'string') return raw
  const Points = withoutClosingPoint(raw.map(normalizedPoint))
  const place: Polygon = { kind: 'polygon', Points }
  if (cornersOf(Points).length < 3) return shapeErrors.fewCorners
  const unwrapped = cornersOf(raw).map(([Longitude, Latitude]) => ({ Latitude, Longitude }))
  const error = widthError(unwrapped) ?? areaError(place)
  return error ? asClause(error) : place
}

/** A sentence as the end of another one. */
const asClause = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')

/** A ring without the closing point that GeoJSON repeats. */
function withoutClosingPoint(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  const closed =
    points.length > 1 && first?.Latitude === last?.Latitude && first?.Longitude === last?.Longitude
  return closed ? points.slice(0, -1) : points
}

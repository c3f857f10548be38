import type { Point } from '#contract/place.ts'
import { cornersOf } from '#shared/geo/ring.ts'
import { areaError, crossesDateLine, widthFault } from './area-errors.ts'
import { pointsAt, settled } from './coordinates.ts'
import type { Found } from './found.ts'

type Polygon = { kind: 'polygon'; Points: Point[] }

/** Adds a polygon of rings (GeoJSON positions, the outer ring first); its holes become left-out areas. */
export function addPolygon(
  found: Found,
  rings: unknown,
  label: string,
  name?: string,
  excluded = false,
): void {
  const [outer, ...holes] = Array.isArray(rings) ? rings : []
  const place = outlineOf(outer)
  if (typeof place === 'string') {
    found.notes.push(`${label} was skipped: ${place}.`)
    return
  }
  if (crossesDateLine(place.Points))
    found.notes.push(`${label} crosses the 180th meridian: each side is taken the shorter way round.`)
  found.areas.push({ name, place, excluded })
  if (holes.length && excluded) found.notes.push(`${label} is excluded with ${holesIn(holes.length)}.`)
  else if (holes.length) addHoles(found, holes, label, name)
}

/** What lies within a hole is left out of the search. */
function addHoles(found: Found, holes: unknown[], label: string, name?: string): void {
  const places = holes.map(outlineOf).filter((hole) => typeof hole !== 'string')
  for (const place of places) found.areas.push({ name: name && `Hole in ${name}`, place, excluded: true })
  const became = places.length === 1 ? 'a left-out area' : `${places.length} left-out areas`
  const small = holes.length - places.length
  const rest = small ? ` ${holesIn(small)} too small to count was skipped.` : ''
  found.notes.push(`${label} has ${holesIn(holes.length)}: ${became} of the search.${rest}`)
}

const holesIn = (n: number) => (n === 1 ? 'a hole' : `${n} holes`)

/** The polygon within a ring, or why it cannot be asked for. */
function outlineOf(ring: unknown): Polygon | string {
  const raw = pointsAt(ring)
  if (typeof raw === 'string') return raw
  const Points = withoutEnd(raw.map(settled))
  const place: Polygon = { kind: 'polygon', Points }
  if (cornersOf(Points).length < 3) return 'it has fewer than 3 corners'
  const unwrapped = cornersOf(raw).map(([Longitude, Latitude]) => ({ Latitude, Longitude }))
  const fault = widthFault(unwrapped) ?? areaError(place)
  return fault ? lower(fault) : place
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1).replace(/\.$/, '')

/** A ring without the closing point that GeoJSON repeats. */
function withoutEnd(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  const closed =
    points.length > 1 && first?.Latitude === last?.Latitude && first?.Longitude === last?.Longitude
  return closed ? points.slice(0, -1) : points
}

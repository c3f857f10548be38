import type { Point } from '#contract/place.ts'
import { douglasPeucker } from '#shared/geo/douglas-peucker.ts'
import { cornersOf } from '#shared/geo/ring.ts'
import { MILES_PER_DEGREE } from '#shared/geo/sphere.ts'
import { areaError } from './area-errors.ts'
import { normalizedPoint } from './coordinates.ts'
import type { ParsedArea, ParsedAreas } from './parsed-areas.ts'

/** Corners of all uploaded areas together: the search with them still fits into a link. */
export const MAX_CORNERS = 1200
const FIRST_MILES = 0.002
const GROWTH = 1.6

/** The corners of a path in miles on a plane: exact enough to measure how far a line moves. */
function onPlane(points: readonly Point[]): { x: number; y: number }[] {
  const corners = cornersOf(points)
  const wide = Math.cos(((corners[0]?.[1] ?? 0) * Math.PI) / 180) * MILES_PER_DEGREE
  return corners.map(([x, y]) => ({ x: x * wide, y: y * MILES_PER_DEGREE }))
}

/** The outline with fewer corners, moved by at most `miles`; unchanged if less than a valid triangle would remain. */
function simpler(points: readonly Point[], miles: number): Point[] {
  const corners = cornersOf(points).map(([Longitude, Latitude]) => normalizedPoint({ Latitude, Longitude }))
  const path = onPlane(corners)
  // A ring is a path that ends where it began.
  const indexes = douglasPeucker([...path, ...path.slice(0, 1)], miles).slice(0, -1)
  const next = indexes.flatMap((i) => corners[i] ?? [])
  return next.length >= 3 && !areaError({ kind: 'polygon', Points: next }) ? next : corners
}

const cornersIn = (areas: readonly ParsedArea[]) =>
  areas.reduce((sum, { place }) => sum + (place.kind === 'polygon' ? place.Points.length : 0), 0)

/** The areas with so few corners that the search fits into a link. `simplified` is set when corners were removed. */
export function simplifiedToFit(found: ParsedAreas): ParsedAreas {
  const from = cornersIn(found.areas)
  if (from <= MAX_CORNERS) return found
  let areas = found.areas
  let miles = FIRST_MILES
  for (; miles < 100; miles *= GROWTH) {
    areas = found.areas.map((area) => simplifiedArea(area, miles))
    if (cornersIn(areas) <= MAX_CORNERS) break
  }
  return { ...found, areas, simplified: { from, to: cornersIn(areas), miles } }
}

const simplifiedArea = (area: ParsedArea, miles: number): ParsedArea =>
  area.place.kind === 'polygon'
    ? { ...area, place: { ...area.place, Points: simpler(area.place.Points, miles) } }
    : area

import type { Point } from '#contract/place.ts'
import { cornersOf } from '#shared/geo/ring.ts'
import { MILES_PER_DEGREE } from '#shared/geo/sphere.ts'
import { areaError } from './area-errors.ts'
import { settled } from './coordinates.ts'
import type { Found, FoundArea } from './found.ts'
import { keptBy } from './thin.ts'

/** Corners of all uploaded areas together: the search with them still fits into a link. */
export const MAX_CORNERS = 1200
const FIRST_MILES = 0.002
const GROWTH = 1.6

/** The corners of a path in miles on a plane, near enough for how far a line moves. */
function onPlane(points: readonly Point[]): { x: number; y: number }[] {
  const corners = cornersOf(points)
  const wide = Math.cos(((corners[0]?.[1] ?? 0) * Math.PI) / 180) * MILES_PER_DEGREE
  return corners.map(([x, y]) => ({ x: x * wide, y: y * MILES_PER_DEGREE }))
}

/** The outline with fewer corners, none of which strays further than `miles`; at least a triangle of it stays. */
function simpler(points: readonly Point[], miles: number): Point[] {
  const corners = cornersOf(points).map(([Longitude, Latitude]) => settled({ Latitude, Longitude }))
  const spots = onPlane(corners)
  // A ring is a path that ends where it began.
  const kept = keptBy([...spots, ...spots.slice(0, 1)], miles).slice(0, -1)
  const next = kept.flatMap((i) => corners[i] ?? [])
  return next.length >= 3 && !areaError({ kind: 'polygon', Points: next }) ? next : corners
}

const cornersIn = (areas: readonly FoundArea[]) =>
  areas.reduce((sum, { place }) => sum + (place.kind === 'polygon' ? place.Points.length : 0), 0)

/** What was found, its outlines with as few corners as a link can hold; that they lost some is told. */
export function fitting(found: Found): Found {
  const from = cornersIn(found.areas)
  if (from <= MAX_CORNERS) return found
  let areas = found.areas
  let miles = FIRST_MILES
  for (; miles < 100; miles *= GROWTH) {
    areas = found.areas.map((area) => thinned(area, miles))
    if (cornersIn(areas) <= MAX_CORNERS) break
  }
  return { ...found, areas, thinned: { from, to: cornersIn(areas), miles } }
}

const thinned = (area: FoundArea, miles: number): FoundArea =>
  area.place.kind === 'polygon'
    ? { ...area, place: { ...area.place, Points: simpler(area.place.Points, miles) } }
    : area

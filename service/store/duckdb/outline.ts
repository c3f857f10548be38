import type { Point } from '#contract/place.ts'

/** How far a polygon reaches, in degrees; longitudes are unwrapped and may pass 180 on either hand. */
export interface Extent {
  south: number
  north: number
  west: number
  east: number
}

/**
 * A side from its southern end to its northern one, so that it is computed the same way for the areas on both sides of it. Its
 * longitudes are as given, and its wraps are separate: sides that two polygons share are the same numbers in both.
 */
export interface Side {
  south: number
  north: number
  /** Longitude of the southern end, and degrees east for each degree north. */
  x: number
  slope: number
  wraps: number
}

/** A side that runs east and west; no point is compared with such a one. */
export interface Flat {
  latitude: number
  west: number
  east: number
}

/** Wraps of 360° to add to each longitude so that adjacent points are less than 180° apart: each side takes the shorter way. */
function wrapsOf(points: readonly Point[]): number[] {
  let wraps = 0
  let last = points[0]?.Longitude ?? 0
  return points.map(({ Longitude }) => {
    wraps -= Math.round((Longitude - last) / 360)
    last = Longitude
    return wraps
  })
}

/** The longitudes of points, unwrapped. */
export function longitudesOf(points: readonly Point[]): number[] {
  const wraps = wrapsOf(points)
  return points.map((point, i) => point.Longitude + 360 * (wraps[i] as number))
}

export function extentOf(points: readonly Point[]): Extent {
  const latitudes = points.map((point) => point.Latitude)
  const longitudes = longitudesOf(points)
  return {
    south: latitudes.reduce((a, b) => Math.min(a, b)),
    north: latitudes.reduce((a, b) => Math.max(a, b)),
    west: longitudes.reduce((a, b) => Math.min(a, b)),
    east: longitudes.reduce((a, b) => Math.max(a, b)),
  }
}

/** The sides of a polygon, closed or not. */
export function sidesOf(points: readonly Point[]): { sides: Side[]; flats: Flat[] } {
  const wraps = wrapsOf(points)
  const longitudes = longitudesOf(points)
  const sides: Side[] = []
  const flats: Flat[] = []
  points.forEach((a, i) => {
    const j = (i + 1) % points.length
    const b = points[j] as Point
    const ends = [longitudes[i] as number, longitudes[j] as number] as const
    if (a.Latitude === b.Latitude)
      flats.push({ latitude: a.Latitude, west: Math.min(...ends), east: Math.max(...ends) })
    else if (a.Latitude < b.Latitude) sides.push(sideOf(a, wraps[i] as number, b, wraps[j] as number))
    else sides.push(sideOf(b, wraps[j] as number, a, wraps[i] as number))
  })
  return { sides, flats }
}

function sideOf(low: Point, wraps: number, high: Point, highWraps: number): Side {
  const rise = high.Latitude - low.Latitude
  const run = high.Longitude + 360 * (highWraps - wraps) - low.Longitude
  return { south: low.Latitude, north: high.Latitude, x: low.Longitude, slope: run / rise, wraps: wraps }
}

import type { Point } from '#contract/place.ts'

/** How far a polygon reaches, in degrees; longitudes are unwrapped and may pass 180 on either hand. */
export interface Extent {
  south: number
  north: number
  west: number
  east: number
}

/**
 * A side from its southern end to its northern one, so that it is computed alike for the areas on either hand of it. Its longitudes stay
 * as given, and the full turns to the polygon's are kept apart: sides that two polygons share are the same numbers in both.
 */
export interface Side {
  south: number
  north: number
  /** Longitude of the southern end, and degrees east for each degree north. */
  x: number
  slope: number
  turns: number
}

/** A side that runs east and west; no point is compared with such a one. */
export interface Flat {
  latitude: number
  west: number
  east: number
}

/** Full turns to add to each longitude so that neighbours are less than half a turn apart: each side takes the shorter way. */
function turnsOf(points: readonly Point[]): number[] {
  let turns = 0
  let last = points[0]?.Longitude ?? 0
  return points.map(({ Longitude }) => {
    turns -= Math.round((Longitude - last) / 360)
    last = Longitude
    return turns
  })
}

function longitudesOf(points: readonly Point[]): number[] {
  const turns = turnsOf(points)
  return points.map((point, i) => point.Longitude + 360 * (turns[i] as number))
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
  const turns = turnsOf(points)
  const longitudes = longitudesOf(points)
  const sides: Side[] = []
  const flats: Flat[] = []
  points.forEach((a, i) => {
    const j = (i + 1) % points.length
    const b = points[j] as Point
    const ends = [longitudes[i] as number, longitudes[j] as number] as const
    if (a.Latitude === b.Latitude)
      flats.push({ latitude: a.Latitude, west: Math.min(...ends), east: Math.max(...ends) })
    else if (a.Latitude < b.Latitude) sides.push(sideOf(a, turns[i] as number, b, turns[j] as number))
    else sides.push(sideOf(b, turns[j] as number, a, turns[i] as number))
  })
  return { sides, flats }
}

function sideOf(low: Point, turns: number, high: Point, highTurns: number): Side {
  const rise = high.Latitude - low.Latitude
  const run = high.Longitude + 360 * (highTurns - turns) - low.Longitude
  return { south: low.Latitude, north: high.Latitude, x: low.Longitude, slope: run / rise, turns }
}

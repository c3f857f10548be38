import type { Point } from '#contract/place'

/** A side from its southern end to its northern one, so that it is computed alike for the areas on either hand of it. */
interface Side {
  south: number
  north: number
  /** Longitude of the southern end, as given, and degrees east for each degree north. */
  x: number
  slope: number
  /** Full turns by which the side's longitudes differ from the polygon's. */
  turns: number
}

interface Extent {
  south: number
  north: number
  west: number
  east: number
}

/** A polygon made ready for testing many points. */
export interface Shape extends Extent {
  /** Sides by equal bands of latitude, flat: x, south, north, slope, turns of each. */
  bands: Float64Array[]
}

const MAX_BANDS = 2048
/** On average and at most. */
const BANDS_PER_SIDE = 8
const SIDE = 5

/**
 * Unwraps a polygon (closed or not; each side takes the shorter way round the earth) and sorts its sides into bands of latitude.
 * Longitudes stay as given and turns are kept apart, so that sides that two polygons share are the same numbers in both.
 */
export function shapeOf(points: readonly Point[]): Shape {
  const turns = turnsOf(points)
  const extent = extentOf(points)
  const sides = points.flatMap((point, i) => {
    const next = (i + 1) % points.length
    return sideOf(point, turns[i] as number, points[next] as Point, turns[next] as number) ?? []
  })
  return { ...extent, bands: bandsOf(sides, extent) }
}

/** How far a polygon reaches, in degrees; longitudes are unwrapped and may pass 180 on either hand. */
export function extentOf(points: readonly Point[]): Extent {
  const turns = turnsOf(points)
  const latitudes = points.map((point) => point.Latitude)
  const longitudes = points.map((point, i) => point.Longitude + 360 * (turns[i] as number))
  return {
    south: latitudes.reduce((a, b) => Math.min(a, b)),
    north: latitudes.reduce((a, b) => Math.max(a, b)),
    west: longitudes.reduce((a, b) => Math.min(a, b)),
    east: longitudes.reduce((a, b) => Math.max(a, b)),
  }
}

/** Full turns to add to each longitude so that neighbours are less than half a turn apart. */
function turnsOf(points: readonly Point[]): number[] {
  let turns = 0
  let last = points[0]?.Longitude ?? 0
  return points.map(({ Longitude }) => {
    turns -= Math.round((Longitude - last) / 360)
    last = Longitude
    return turns
  })
}

/** The side between two corners; none when it runs east and west, as no point is ever compared with such a one. */
function sideOf(a: Point, aTurns: number, b: Point, bTurns: number): Side | undefined {
  if (a.Latitude === b.Latitude) return undefined
  const [low, lowTurns, high, highTurns] =
    a.Latitude < b.Latitude ? [a, aTurns, b, bTurns] : [b, bTurns, a, aTurns]
  const rise = high.Latitude - low.Latitude
  const run = high.Longitude + 360 * (highTurns - lowTurns) - low.Longitude
  return { south: low.Latitude, north: high.Latitude, x: low.Longitude, slope: run / rise, turns: lowTurns }
}

function bandsOf(sides: readonly Side[], { south, north }: Extent): Float64Array[] {
  const rise = sides.reduce((sum, side) => sum + (side.north - side.south), 0)
  const count = bandCount(sides.length, rise / (north - south))
  const lists = Array.from({ length: count }, (): number[] => [])
  for (const { x, south: from, north: to, slope, turns } of sides)
    for (let i = bandAt(from, south, north, count); i <= bandAt(to, south, north, count); i++)
      lists[i]?.push(x, from, to, slope, turns)
  return lists.map((list) => Float64Array.from(list))
}

/** So many bands that a side is kept in few of them, be it a zigzag whose sides all reach from end to end. */
function bandCount(sides: number, heights: number): number {
  return Math.max(1, Math.min(MAX_BANDS, sides, Math.floor((sides * BANDS_PER_SIDE) / heights)))
}

const bandAt = (latitude: number, south: number, north: number, count: number) =>
  Math.min(count - 1, Math.floor(((latitude - south) / (north - south)) * count))

/** Against rounding where a point lies on the western edge: further west is outside all the same. */
const SLACK = 1e-12

/**
 * Whether a point is inside, by the even-odd rule: a side counts from its southern end up to, not including, its northern one, and for
 * points west of it. So a point on the common side of two polygons is inside exactly one of them.
 */
export function isInside(shape: Shape, latitude: number, longitude: number): boolean {
  const { south, north, west, bands } = shape
  if (!(latitude >= south && latitude < north)) return false
  const sides = bands[bandAt(latitude, south, north, bands.length)] as Float64Array
  const turns = Math.ceil((west - longitude) / 360 - SLACK)
  let inside = false
  for (let i = 0; i < sides.length; i += SIDE) {
    const low = sides[i + 1] as number
    if (latitude < low || latitude >= (sides[i + 2] as number)) continue
    const x = longitude + 360 * (turns - (sides[i + 4] as number))
    if (x < (sides[i] as number) + (latitude - low) * (sides[i + 3] as number)) inside = !inside
  }
  return inside
}

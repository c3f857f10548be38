import { mercator } from './mercator.ts'

/** A square of the world map (Web Mercator), counted from the north-west. */
export interface Tile {
  x: number
  y: number
}

/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** Degrees north at which the map of squares ends. */
const MAX_LATITUDE = 85.05

const within = (n: number, size: number) => Math.max(0, Math.min(size - 1, Math.floor(n)))

/** The square at a point (degrees), of `2 ** zoom` squares each way. */
export function tileAt(longitude: number, latitude: number, zoom: number): Tile {
  const size = 2 ** zoom
  const { x, y } = mercator(Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)), longitude)
  return { x: within(x * size, size), y: within(y * size, size) }
}

/** The squares that a box touches, row by row. */
export function tilesOver([west, south, east, north]: Box, zoom: number): Tile[] {
  const [first, last] = [tileAt(west, north, zoom), tileAt(east, south, zoom)]
  const tiles: Tile[] = []
  for (let y = first.y; y <= last.y; y++) for (let x = first.x; x <= last.x; x++) tiles.push({ x, y })
  return tiles
}

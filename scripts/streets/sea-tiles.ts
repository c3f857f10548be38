import type { Feature, Polygon, Position } from 'geojson'
import { sliceTiles } from '../basemap/tiles.ts'
import type { TileRun } from '../pmtiles.ts'
import type { Box } from './box-lines.ts'
import { seaWithin } from './sea.ts'

/** From these zooms (of the data) on there is sea, and land that hides the coarse coast of the map below. */
const SEA_FROM = 7
const LAND_FROM = 11

/** Tiles of the sea within a box, and of the land beside it. None where there is no coast, or where it is not whole. */
export function seaTiles(coastlines: readonly Position[][], box: Box, maxZoom: number): TileRun[] {
  const sea = seaWithin(coastlines, box) ?? []
  if (sea.length === 0) return []
  const [west, south, east, north] = box
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const layers = [
    { name: 'ocean', minZoom: SEA_FROM, features: sea.map(featureOf) },
    { name: 'earth', minZoom: LAND_FROM, features: [featureOf({ type: 'Polygon', coordinates: [ring] })] },
  ]
  return sliceTiles(layers, maxZoom)
}

const featureOf = (geometry: Polygon): Feature => ({ type: 'Feature', properties: {}, geometry })

/** Streets with the sea below them. Two messages of vector tiles in a row are one with the layers of both. */
export function withSea(streets: readonly TileRun[], sea: readonly TileRun[]): TileRun[] {
  const tiles = new Map(streets.map((tile) => [tile.firstId, tile]))
  for (const { firstId, data } of sea) {
    const found = tiles.get(firstId)
    tiles.set(firstId, { firstId, count: 1, data: found ? Buffer.concat([found.data, data]) : data })
  }
  return [...tiles.values()]
}

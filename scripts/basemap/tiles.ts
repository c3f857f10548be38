import type { Feature } from 'geojson'
import GeoJSONVT, { type LegacyFeature } from 'geojson-vt'
import { zxyToTileId } from 'pmtiles'
import vtpbf from 'vt-pbf'
import { descendants, type TileRun } from '../pmtiles.ts'

/** One layer of the tiles: its features, and the zoom from which they are included. */
export type Layer = { name: string; minZoom?: number; features: Feature[] }

type Sliced = { name: string; minZoom: number; index: GeoJSONVT }
type Content = Record<string, { features: LegacyFeature[] }>

const EXTENT = 4096
const BUFFER = 64
// From here on simplification drops nothing larger than about 250 m, so "all land" and "empty" hold for all tiles below.
const FULL_DETAIL_ZOOM = 7

/** Slices layers into vector tiles from zoom 0 to `maxZoom`; empty tiles are skipped. */
export function sliceTiles(layers: Layer[], maxZoom: number): TileRun[] {
  const sliced = layers.map((layer) => slice(layer, maxZoom))
  const runs: TileRun[] = []
  const visit = (z: number, x: number, y: number) => {
    const content = contentAt(sliced, z, x, y)
    const found = Object.keys(content).length > 0
    if (found) runs.push({ firstId: zxyToTileId(z, x, y), count: 1, data: encode(content) })
    if (z === maxZoom) return
    if (z >= FULL_DETAIL_ZOOM && !found) return
    if (z >= FULL_DETAIL_ZOOM && isAllLand(content)) {
      runs.push(...belowAllLand(content, z, x, y, maxZoom))
      return
    }
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      visit(z + 1, 2 * x + dx, 2 * y + dy)
  }
  visit(0, 0, 0)
  return runs
}

function slice({ name, minZoom = 0, features }: Layer, maxZoom: number): Sliced {
  const data = { type: 'FeatureCollection' as const, features }
  return {
    name,
    minZoom,
    index: new GeoJSONVT(data, { maxZoom, indexMaxZoom: 3, extent: EXTENT, buffer: BUFFER }),
  }
}

function contentAt(layers: Sliced[], z: number, x: number, y: number): Content {
  const content: Content = {}
  for (const { name, minZoom, index } of layers) {
    const features = z < minZoom ? [] : (index.getTile(z, x, y)?.features ?? [])
    if (features.length > 0) content[name] = { features }
  }
  return content
}

const encode = (content: Content) => vtpbf.fromGeojsonVt(content, { version: 2, extent: EXTENT })

function belowAllLand(content: Content, z: number, x: number, y: number, maxZoom: number): TileRun[] {
  const data = encode(content)
  const zooms = Array.from({ length: maxZoom - z }, (_, i) => z + 1 + i)
  return zooms.map((zoom) => ({ ...descendants(z, x, y, zoom), data }))
}

const isAllLand = (content: Content) =>
  Object.keys(content).length === 1 &&
  content.land?.features.length === 1 &&
  isFrame(content.land.features[0])

/** Whether a feature is just the tile with its buffer: one ring with only the four corners. */
function isFrame(feature: LegacyFeature | undefined): boolean {
  if (feature?.type !== 3 || feature.geometry.length !== 1) return false
  const isOutside = (value: number) => value === -BUFFER || value === EXTENT + BUFFER
  return feature.geometry[0]?.every(([px, py]) => isOutside(px) && isOutside(py)) ?? false
}

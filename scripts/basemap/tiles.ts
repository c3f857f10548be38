import type { Feature } from 'geojson'
import GeoJSONVT, { type LegacyFeature } from 'geojson-vt'
import { zxyToTileId } from 'pmtiles'
import vtpbf from 'vt-pbf'
import { descendants, type TileRun } from '../pmtiles.ts'

/** One layer of the tiles: its features, and the zooms at which they are included. `tolerance`, in 4096ths of a tile, is for lines that may be simpler. */
export type Layer = {
  name: string
  minZoom?: number
  maxZoom?: number
  tolerance?: number
  features: Feature[]
}

type Sliced = { name: string; minZoom: number; maxZoom: number; index: GeoJSONVT }
type Content = Record<string, { features: LegacyFeature[] }>

const EXTENT = 4096
const BUFFER = 64
const TOLERANCE = 3
// From here on simplification drops no island or lake of more than about 120 m, so "all land" and "empty" hold for all tiles below.
const FULL_DETAIL_ZOOM = 8

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

function slice(layer: Layer, lastZoom: number): Sliced {
  const { name, minZoom = 0, maxZoom = lastZoom, tolerance = TOLERANCE, features } = layer
  const data = { type: 'FeatureCollection' as const, features }
  const options = { maxZoom: lastZoom, indexMaxZoom: 3, extent: EXTENT, buffer: BUFFER, tolerance }
  return { name, minZoom, maxZoom, index: new GeoJSONVT(data, options) }
}

function contentAt(layers: Sliced[], z: number, x: number, y: number): Content {
  const content: Content = {}
  for (const { name, minZoom, maxZoom, index } of layers) {
    const tile = z < minZoom || z > maxZoom ? undefined : index.getTile(z, x, y)
    const features = (tile?.features ?? []).filter((feature) => !isBlank(feature))
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
  content.land !== undefined &&
  Object.values(content).every(({ features }) => features.length === 1 && isFrame(features[0]))

/** Whether a feature is just the tile with its buffer: one ring with only the four corners. */
const isFrame = (feature: LegacyFeature | undefined) =>
  feature?.type === 3 && feature.geometry.length === 1 && feature.geometry.every(isFrameRing)

/** Whether a feature is a tile of land with nothing but a lake in it. */
const isBlank = (feature: LegacyFeature) =>
  feature.type === 3 && feature.geometry.length === 2 && feature.geometry.every(isFrameRing)

function isFrameRing(ring: [number, number][]): boolean {
  const isOutside = (value: number) => value === -BUFFER || value === EXTENT + BUFFER
  return ring.every(([px, py]) => isOutside(px) && isOutside(py))
}

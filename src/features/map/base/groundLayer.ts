import './globalLeaflet.ts'
import { type GridLayer, tileLayer } from 'leaflet'
import { leafletRasterLayer, PMTiles, TileType } from 'pmtiles'
import { leafletLayer, type PaintRule, type PreparedTile, type View } from 'protomaps-leaflet'
import { type Blob, withBuiltUp } from './builtUp.ts'
import { credit } from './credit.ts'
import { paintRules } from './paintRules.ts'
import type { Scheme } from './palette.ts'
import type { BaseSource } from './source.ts'
import { withWater } from './water.ts'

/** What changes while the layer stays: the scheme, and the towns that tint the ground. */
export type Look = { scheme: Scheme; blobs: Blob[] }

/** A Leaflet layer of ground, and how to give it another look without loading a tile again. */
export type Ground = { layer: GridLayer; wear: (look: Look) => void }

/** How a layer stands on this map: its pane, and device pixels to a CSS pixel. */
type Stand = { pane: string; pixelRatio: number }

// The finest zoom that scripts/basemap.ts bakes.
const BUILTIN_MAX_ZOOM = 9
const ATTRIBUTION = 'US Census, via us-atlas'

/** Makes the layer for a source. A PMTiles file is asked first what it holds. */
export async function groundLayer(source: BaseSource, stand: Stand, look: Look): Promise<Ground> {
  if (source.kind === 'builtin') return builtinGround(source.url, stand, look)
  if (source.kind === 'pmtiles') return archiveGround(new PMTiles(source.url), stand, look)
  const attribution = credit(source.attribution)
  return { layer: tileLayer(source.url, { attribution, pane: stand.pane, maxZoom: 19 }), wear: () => {} }
}

type VectorLayer = GridLayer & {
  paintRules: PaintRule[]
  views: Map<string, View>
  rerenderTiles: () => void
}

function builtinGround(url: string, { pane, pixelRatio }: Stand, look: Look): Ground {
  const options = { url, pane, maxDataZoom: BUILTIN_MAX_ZOOM, devicePixelRatio: pixelRatio, tileDelay: 1 }
  const layer = leafletLayer({ ...options, attribution: ATTRIBUTION }) as unknown as VectorLayer
  let blobs: Blob[] = []
  const dress = (next: Look) => {
    layer.paintRules = paintRules(next.scheme)
    blobs = next.blobs
  }
  addToTiles(layer, (tile) => withWater(withBuiltUp(tile, blobs)))
  dress(look)
  return {
    layer,
    wear: (next) => {
      dress(next)
      layer.rerenderTiles()
    },
  }
}

function addToTiles(layer: VectorLayer, add: (tile: PreparedTile) => PreparedTile) {
  for (const view of layer.views.values()) {
    const read = view.getDisplayTile.bind(view)
    view.getDisplayTile = (coords) => read(coords).then(add, leftBlank)
  }
}

/** Makes of a tile that did not come one that is no longer wanted: the layer writes others to the console, be it that the page is left. */
function leftBlank(reason: unknown): never {
  throw new DOMException(String(reason), 'AbortError')
}

async function archiveGround(archive: PMTiles, { pane, pixelRatio }: Stand, look: Look): Promise<Ground> {
  const { tileType, maxZoom } = await archive.getHeader()
  const said = (await archive.getMetadata()) as { attribution?: string }
  const attribution = credit(said.attribution ?? '')
  if (tileType !== TileType.Mvt)
    return { layer: leafletRasterLayer(archive, { pane, attribution }), wear: () => {} }
  // The archive's class is of a later release than the one protomaps-leaflet brings; what it calls is the same.
  const url = archive as never
  const layer = leafletLayer({
    url,
    pane,
    maxDataZoom: maxZoom,
    devicePixelRatio: pixelRatio,
    flavor: look.scheme,
    attribution,
  })
  return { layer: layer as unknown as GridLayer, wear: () => {} }
}

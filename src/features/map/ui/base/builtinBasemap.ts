import './globalLeaflet.ts'
import type { GridLayer } from 'leaflet'
import { leafletLayer, type PaintRule, type PreparedTile, type View } from 'protomaps-leaflet'
import { BUILTIN_URL } from '#features/map/data/base/source.ts'
import { type Blob, withBuiltUp } from './builtUp.ts'
import { paintRules } from './paintRules.ts'
import type { Scheme } from './palette.ts'
import { withWater } from './water.ts'

/** What changes while the layer stays: the scheme, and the towns that tint the ground. */
export type Look = { scheme: Scheme; blobs: Blob[] }

/** A Leaflet layer of ground, and how to give it another look without loading a tile again. */
export type Ground = { layer: GridLayer; wear: (look: Look) => void }

/** How a layer stands on this map: its pane, and device pixels to a CSS pixel. */
export type Stand = { pane: string; pixelRatio: number }

// The finest zoom that scripts/basemap.ts bakes.
const BUILTIN_MAX_ZOOM = 9

/** What protomaps-leaflet makes, as far as it is used here. */
export type VectorLayer = GridLayer & {
  paintRules: PaintRule[]
  views: Map<string, View>
  rerenderTiles: () => void
}

/** The map that comes with the app. Its attribution is shown apart: it may lie below another. */
export function builtinBasemap({ pane, pixelRatio }: Stand, look: Look): Ground {
  const options = { pane, maxDataZoom: BUILTIN_MAX_ZOOM, devicePixelRatio: pixelRatio, tileDelay: 1 }
  const layer = leafletLayer({ ...options, url: BUILTIN_URL, attribution: '' }) as unknown as VectorLayer
  let blobs: Blob[] = []
  const dress = (next: Look) => {
    layer.paintRules = paintRules(next.scheme)
    blobs = next.blobs
  }
  onTiles(layer, (tile) => withWater(withBuiltUp(tile, blobs)))
  dress(look)
  return {
    layer,
    wear: (next) => {
      dress(next)
      layer.rerenderTiles()
    },
  }
}

/** Hands every tile on through `come`; one that does not come is left blank, and `fail` hears of it. */
export function onTiles(
  layer: VectorLayer,
  come: (tile: PreparedTile) => PreparedTile,
  fail: (reason: unknown) => void = () => {},
) {
  for (const view of layer.views.values()) {
    const read = view.getDisplayTile.bind(view)
    view.getDisplayTile = (coords) =>
      read(coords).then(come, (reason) => {
        fail(reason)
        return leftBlank(reason)
      })
  }
}

/** Makes of a tile that did not come one that is no longer wanted: the layer writes others to the console, be it that the page is left. */
function leftBlank(reason: unknown): never {
  throw new DOMException(String(reason), 'AbortError')
}

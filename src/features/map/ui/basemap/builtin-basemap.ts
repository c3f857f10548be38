import './global-leaflet.ts'
import type { GridLayer } from 'leaflet'
import { leafletLayer, type PaintRule, type PreparedTile, type View } from 'protomaps-leaflet'
import { BUILTIN_URL } from '#features/map/data/basemap-source.ts'
import { paintRules } from './paint-rules.ts'
import type { Scheme } from './palette.ts'
import { type TownTint, withBuiltUp, withWater } from './tile-layers.ts'

/** What changes while the layer stays: the scheme, and the towns that tint the ground. */
export type BasemapLook = { scheme: Scheme; tints: TownTint[] }

/** A Leaflet layer of ground, and how to give it another look without loading a tile again. */
export type BuiltinBasemap = { layer: GridLayer; setLook: (look: BasemapLook) => void }

/** How a layer stands on this map: its pane, and device pixels to a CSS pixel. */
export type LayerSettings = { pane: string; pixelRatio: number }

// The finest zoom that scripts/basemap.ts bakes.
const BUILTIN_MAX_ZOOM = 9

/** What protomaps-leaflet makes, as far as it is used here. */
export type VectorLayer = GridLayer & {
  paintRules: PaintRule[]
  views: Map<string, View>
  rerenderTiles: () => void
}

/** The map that comes with the app. Its attribution is shown apart: it may lie below another. */
export function builtinBasemap({ pane, pixelRatio }: LayerSettings, look: BasemapLook): BuiltinBasemap {
  const options = { pane, maxDataZoom: BUILTIN_MAX_ZOOM, devicePixelRatio: pixelRatio, tileDelay: 1 }
  const layer = leafletLayer({ ...options, url: BUILTIN_URL, attribution: '' }) as unknown as VectorLayer
  let tints: TownTint[] = []
  const applyLook = (next: BasemapLook) => {
    layer.paintRules = paintRules(next.scheme)
    tints = next.tints
  }
  onTiles(layer, (tile) => withWater(withBuiltUp(tile, tints)))
  applyLook(look)
  return {
    layer,
    setLook: (next) => {
      applyLook(next)
      layer.rerenderTiles()
    },
  }
}

/** Hands every tile on through `come`; one that does not come is left blank, and `fail` hears of it. */
export function onTiles(
  layer: VectorLayer,
  onTile: (tile: PreparedTile) => PreparedTile,
  onError: (reason: unknown) => void = () => {},
) {
  for (const view of layer.views.values()) {
    const read = view.getDisplayTile.bind(view)
    view.getDisplayTile = (coords) =>
      read(coords).then(onTile, (reason) => {
        onError(reason)
        return blankTile(reason)
      })
  }
}

/** Makes of a tile that did not come one that is no longer wanted: the layer writes others to the console, be it that the page is left. */
function blankTile(reason: unknown): never {
  throw new DOMException(String(reason), 'AbortError')
}

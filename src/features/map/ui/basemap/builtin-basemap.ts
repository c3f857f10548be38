import './global-leaflet.ts'
import type { GridLayer } from 'leaflet'
import { leafletLayer, type PaintRule, type PreparedTile, type View } from 'protomaps-leaflet'
import { BUILTIN_URL } from '#features/map/data/basemap-source.ts'
import { paintRules } from './paint-rules.ts'
import type { Scheme } from './palette.ts'
import { type TownTint, withBuiltUp, withCover } from './tile-layers.ts'

/** What can change without a new layer: the scheme, and the tint of towns. Nothing is drawn until the tints are known. */
export type BasemapLook = { scheme: Scheme; tints: readonly TownTint[] | undefined }

/** A Leaflet layer of ground, and how to give it another look without loading a tile again. */
export type BuiltinBasemap = {
  layer: GridLayer
  tiles: View | undefined
  setLook: (look: BasemapLook) => void
}

/** The pane of a layer, and device pixels per CSS pixel. */
export type LayerSettings = { pane: string; pixelRatio: number }

// The finest zoom that scripts/basemap.ts bakes.
const BUILTIN_MAX_ZOOM = 9

/** What protomaps-leaflet makes, as far as it is used here. */
export type VectorLayer = GridLayer & {
  paintRules: PaintRule[]
  views: Map<string, View>
  rerenderTiles: () => void
}

/** The built-in map. Its attribution is shown separately, as another map may cover it. */
export function builtinBasemap({ pane, pixelRatio }: LayerSettings, look: BasemapLook): BuiltinBasemap {
  const options = { pane, maxDataZoom: BUILTIN_MAX_ZOOM, devicePixelRatio: pixelRatio, tileDelay: 1 }
  const layer = leafletLayer({ ...options, url: BUILTIN_URL, attribution: '' }) as unknown as VectorLayer
  let tints: BasemapLook['tints']
  let drawTiles = () => {}
  const mayDraw = new Promise<void>((resolve) => {
    drawTiles = resolve
  })
  const applyLook = (next: BasemapLook) => {
    layer.paintRules = paintRules(next.scheme)
    tints = next.tints
    if (tints) drawTiles()
  }
  onTiles(layer, async (tile) => {
    await mayDraw
    return withCover(withBuiltUp(tile, tints ?? []), 'water')
  })
  applyLook(look)
  return {
    layer,
    tiles: [...layer.views.values()][0],
    setLook: (next) => {
      const isDrawn = tints !== undefined
      applyLook(next)
      if (isDrawn) layer.rerenderTiles()
    },
  }
}

/** Passes every loaded tile through `onTile`. A tile that fails is blank and is reported to `onError`. */
export function onTiles(
  layer: VectorLayer,
  onTile: (tile: PreparedTile) => PreparedTile | Promise<PreparedTile>,
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

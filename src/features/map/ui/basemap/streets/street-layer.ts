import '../global-leaflet.ts'
import type { GridLayer } from 'leaflet'
import { leafletLayer } from 'protomaps-leaflet'
import { type LayerSettings, onTiles, type VectorLayer } from '../builtin-basemap.ts'
import type { Scheme } from '../palette.ts'
import type { LayerListener } from '../picture-layers.ts'
import { withCover } from '../tile-layers.ts'
import type { VectorTiles } from './remote-tiles.ts'
import { streetLabels } from './street-labels.ts'
import { streetPaint } from './street-paint.ts'
import { schemaOf } from './street-schemas.ts'

/** Vector tiles with the last zoom that they have, and the names of their layers. */
interface DescribedTiles {
  tiles: VectorTiles
  maxZoom: number
  layers: readonly string[]
}

/** A layer of streets in the app's style. Where there is no tile the map below shows. */
export function streetLayer(
  { tiles, maxZoom, layers }: DescribedTiles,
  scheme: Scheme,
  { pane, pixelRatio }: LayerSettings,
  listener: LayerListener,
): GridLayer {
  const schema = schemaOf(layers)
  const layer = leafletLayer({
    // Of an archive protomaps-leaflet calls this one method.
    url: tiles as never,
    pane,
    maxDataZoom: maxZoom,
    devicePixelRatio: pixelRatio,
    paintRules: streetPaint(scheme, schema),
    labelRules: streetLabels(scheme, schema),
    attribution: '',
  }) as unknown as VectorLayer
  onTiles(
    layer,
    (tile) => {
      listener(true)
      return schema.covered && tile.data.size > 0 ? withCover(tile, schema.land.layer) : tile
    },
    (reason) => {
      if ((reason as Error)?.name !== 'AbortError') listener(false)
    },
  )
  return layer
}

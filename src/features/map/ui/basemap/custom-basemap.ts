import './global-leaflet.ts'
import { type Coords, type GridLayer, type TileErrorEvent, TileLayer } from 'leaflet'
import { type Header, PMTiles, TileType } from 'pmtiles'
import { leafletLayer } from 'protomaps-leaflet'
import { type BaseSource, safeAttribution } from '#features/map/data/basemap-source.ts'
import { type LayerSettings, onTiles, type VectorLayer } from './builtin-basemap.ts'
import type { Scheme } from './palette.ts'

/** The layer of a custom map with its attribution as safe HTML. */
export interface CustomBasemap {
  layer: GridLayer
  attribution: string
  /** Whether its tiles are pictures, which cannot be drawn in the colors of the scheme. */
  pictures: boolean
}

/** Called for each tile that loaded or failed. */
export type LayerListener = (loaded: boolean) => void

/** Makes the layer of a source. Reads the header of a PMTiles file first; rejects when that fails. */
export async function customBasemap(
  source: BaseSource,
  scheme: Scheme,
  settings: LayerSettings,
  listener: LayerListener,
): Promise<CustomBasemap> {
  if (source.kind === 'tiles') {
    const layer = new TileLayer(source.url, {
      pane: settings.pane,
      maxZoom: 19,
      referrerPolicy: 'strict-origin',
    })
    layer.on('tileload', () => listener(true))
    layer.on('tileerror', (event: TileErrorEvent) => {
      event.tile.remove()
      listener(false)
    })
    return {
      layer,
      attribution: safeAttribution(source.attribution ?? new URL(source.url).host),
      pictures: true,
    }
  }
  const archive = new PMTiles(source.url)
  const header = await archive.getHeader()
  const metadata = (await archive.getMetadata()) as { attribution?: string }
  const attribution = safeAttribution(source.attribution ?? metadata.attribution ?? '')
  const pictures = header.tileType !== TileType.Mvt
  const make = pictures ? pictureLayer : vectorLayer
  return { layer: make(archive, header, scheme, settings, listener), attribution, pictures }
}

/** Tiles in the protomaps schema, drawn by the library's own rules for light and dark. */
function vectorLayer(
  archive: PMTiles,
  { maxZoom }: Header,
  scheme: Scheme,
  { pane, pixelRatio }: LayerSettings,
  listener: LayerListener,
): GridLayer {
  const layer = leafletLayer({
    // The archive's class is of a later release than the one protomaps-leaflet brings; what it calls is the same.
    url: archive as never,
    pane,
    maxDataZoom: maxZoom,
    devicePixelRatio: pixelRatio,
    flavor: scheme,
    attribution: '',
  }) as unknown as VectorLayer & { backgroundColor?: string | undefined }
  // Where the file has nothing the map below shows.
  layer.backgroundColor = undefined
  onTiles(
    layer,
    (tile) => {
      listener(true)
      return tile
    },
    (reason) => {
      if ((reason as Error)?.name !== 'AbortError') listener(false)
    },
  )
  return layer
}

const pictureTypes: Partial<Record<TileType, string>> = {
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
}

function pictureLayer(
  archive: PMTiles,
  { tileType, minZoom, maxZoom }: Header,
  _scheme: Scheme,
  { pane }: LayerSettings,
  listener: LayerListener,
): GridLayer {
  const type = pictureTypes[tileType] ?? ''
  return new ArchivePictures(archive, type, listener, {
    pane,
    minNativeZoom: minZoom,
    maxNativeZoom: maxZoom,
    maxZoom: 22,
  })
}

/** Picture tiles out of an archive. The layer that comes with pmtiles neither enlarges the last zoom nor says what failed. */
class ArchivePictures extends TileLayer {
  private readonly archive: PMTiles
  private readonly type: string
  private readonly listener: LayerListener

  constructor(archive: PMTiles, type: string, listener: LayerListener, options: object) {
    super('', options)
    this.archive = archive
    this.type = type
    this.listener = listener
  }

  override createTile({ z, x, y }: Coords, done: (error?: Error, tile?: HTMLElement) => void): HTMLElement {
    const picture = document.createElement('img')
    picture.alt = ''
    const finish = (loaded: boolean) => {
      this.listener(loaded)
      if (!loaded) picture.remove()
      done(undefined, picture)
    }
    picture.onload = () => {
      URL.revokeObjectURL(picture.src)
      finish(true)
    }
    picture.onerror = () => finish(false)
    this.archive.getZxy(z, x, y).then(
      (found) => {
        if (!found) return done(undefined, picture)
        picture.src = URL.createObjectURL(new Blob([found.data], { type: this.type }))
      },
      () => finish(false),
    )
    return picture
  }
}

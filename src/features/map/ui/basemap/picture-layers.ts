import { type Coords, type TileErrorEvent, TileLayer } from 'leaflet'
import { type Header, type PMTiles, TileType } from 'pmtiles'
import type { LayerSettings } from './builtin-basemap.ts'

/** Called for each tile that loaded or failed. */
export type LayerListener = (loaded: boolean) => void

/** Picture tiles of a server, by the template of their addresses. */
export function pictureTiles(template: string, { pane }: LayerSettings, listener: LayerListener): TileLayer {
  const layer = new TileLayer(template, { pane, maxZoom: 19, referrerPolicy: 'strict-origin' })
  layer.on('tileload', () => listener(true))
  layer.on('tileerror', (event: TileErrorEvent) => {
    event.tile.remove()
    listener(false)
  })
  return layer
}

const pictureTypes: Partial<Record<TileType, string>> = {
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
}

/** Picture tiles out of an archive. The layer that comes with pmtiles neither enlarges the last zoom nor says what failed. */
export class ArchivePictures extends TileLayer {
  private readonly archive: PMTiles
  private readonly type: string
  private readonly listener: LayerListener

  constructor(
    archive: PMTiles,
    { tileType, minZoom, maxZoom }: Header,
    { pane }: LayerSettings,
    listener: LayerListener,
  ) {
    super('', { pane, minNativeZoom: minZoom, maxNativeZoom: maxZoom, maxZoom: 22 })
    this.archive = archive
    this.type = pictureTypes[tileType] ?? ''
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

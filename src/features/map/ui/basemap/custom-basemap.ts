import type { GridLayer } from 'leaflet'
import { PMTiles, TileType } from 'pmtiles'
import { type BaseSource, type StreetsBox, safeAttribution } from '#features/map/data/basemap-source.ts'
import type { LayerSettings } from './builtin-basemap.ts'
import type { Scheme } from './palette.ts'
import { ArchivePictures, type LayerListener, pictureTiles } from './picture-layers.ts'
import { layerNames, remoteTiles } from './streets/remote-tiles.ts'
import { streetLayer } from './streets/street-layer.ts'

/** The layer of a custom map with its attribution as safe HTML. */
export interface CustomBasemap {
  layer: GridLayer
  attribution: string
  /** Where its streets have names; undefined for pictures, which cannot be drawn in the colors of the scheme. */
  streets: StreetsBox | undefined
}

/** Makes the layer of a source. Reads the description of its tiles first; rejects when that fails. */
export async function customBasemap(
  source: BaseSource,
  scheme: Scheme,
  settings: LayerSettings,
  listener: LayerListener,
): Promise<CustomBasemap> {
  if (source.kind === 'tiles') {
    const attribution = safeAttribution(source.attribution ?? new URL(source.url).host)
    return { layer: pictureTiles(source.url, settings, listener), attribution, streets: undefined }
  }
  if (source.kind === 'vector') {
    const { tiles, maxZoom, layers, attribution } = await remoteTiles(source.url)
    const layer = streetLayer({ tiles, maxZoom, layers }, scheme, settings, listener)
    return { layer, attribution: safeAttribution(source.attribution ?? attribution), streets: WORLD }
  }
  return ofArchive(source, scheme, settings, listener)
}

const WORLD: StreetsBox = [-180, -90, 180, 90]

async function ofArchive(
  source: BaseSource,
  scheme: Scheme,
  settings: LayerSettings,
  listener: LayerListener,
): Promise<CustomBasemap> {
  const archive = new PMTiles(source.url)
  const header = await archive.getHeader()
  const metadata = (await archive.getMetadata()) as { attribution?: string; vector_layers?: unknown }
  const attribution = safeAttribution(source.attribution ?? metadata.attribution ?? '')
  if (header.tileType !== TileType.Mvt)
    return {
      layer: new ArchivePictures(archive, header, settings, listener),
      attribution,
      streets: undefined,
    }
  const { maxZoom, minLon, minLat, maxLon, maxLat } = header
  const tiles = { tiles: archive, maxZoom, layers: layerNames(metadata.vector_layers) }
  const layer = streetLayer(tiles, scheme, settings, listener)
  return { layer, attribution, streets: [minLon, minLat, maxLon, maxLat] }
}

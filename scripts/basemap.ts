import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { baseLayers } from './basemap/atlas.ts'
import { sliceTiles } from './basemap/tiles.ts'
import { type ArchiveInfo, writePmtiles } from './pmtiles.ts'

/** Zoom of the finest tiles. Past it the map enlarges them; their steps are 20 m, and the shores have no more detail. */
const MAX_ZOOM = 9

const METADATA = {
  name: 'Catchment base map',
  attribution: 'US Census, via us-atlas; shores of GSHHG',
  vector_layers: ['land', 'abroad', 'country', 'state', 'county'].map((id) => ({ id, fields: {} })),
}

/** Writes the offline basemap into one PMTiles archive at `outFile`. Takes a few seconds; replaces the file in one step. */
export async function bakeBasemap(outFile: string, maxZoom = MAX_ZOOM): Promise<void> {
  const info: ArchiveInfo = { minZoom: 0, maxZoom, bounds: [-180, -85, 180, 85], metadata: METADATA }
  const part = `${outFile}.part`
  await mkdir(dirname(outFile), { recursive: true })
  await writePmtiles(part, sliceTiles(baseLayers(), maxZoom), info)
  await rename(part, outFile)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outFile = fileURLToPath(new URL('../public/basemap.pmtiles', import.meta.url))
  await bakeBasemap(outFile)
  console.log(`${outFile}: ${((await stat(outFile)).size / 1e6).toFixed(2)} MB`)
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zxyToTileId } from 'pmtiles'
import { z } from 'zod'
import type { ArchiveInfo, TileRun } from '../pmtiles.ts'

/** What tilemaker writes about its tiles beside them. */
const Metadata = z.object({
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  minzoom: z.number(),
  maxzoom: z.number(),
  vector_layers: z.array(z.unknown()),
})

const ATTRIBUTION = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>'

/** Reads the tiles that tilemaker wrote, `ZOOM/X/Y.pbf`, uncompressed. Raises an error when there are none. */
export async function readTileFolder(folder: string): Promise<{ runs: TileRun[]; info: ArchiveInfo }> {
  const paths = (await readdir(folder, { recursive: true })).toSorted()
  const runs: TileRun[] = []
  for (const path of paths) {
    const [, zoom, x, y] = /^(\d+)\D(\d+)\D(\d+)\.pbf$/.exec(path)?.map(Number) ?? []
    if (zoom === undefined || x === undefined || y === undefined) continue
    runs.push({ firstId: zxyToTileId(zoom, x, y), count: 1, data: await readFile(join(folder, path)) })
  }
  if (runs.length === 0) throw new Error('The extract has no streets: no tile was made.')
  const { bounds, minzoom, maxzoom, vector_layers } = Metadata.parse(
    JSON.parse(await readFile(join(folder, 'metadata.json'), 'utf8')),
  )
  const metadata = { name: 'Streets', attribution: ATTRIBUTION, vector_layers }
  return { runs, info: { minZoom: minzoom, maxZoom: maxzoom, bounds, metadata } }
}

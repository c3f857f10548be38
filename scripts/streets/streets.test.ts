import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PMTiles } from 'pmtiles'
import { PmtilesSource } from 'protomaps-leaflet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStreets } from '../map.ts'
import { fileSource } from '../pmtiles-file.testing.ts'
import { readTileFolder } from './tile-folder.ts'
import { runTilemaker } from './tilemaker.ts'

const extract = join(import.meta.dirname, '../../../shared/data/open/osm_baltimore.osm.pbf')
const hasTilemaker = () => {
  try {
    return execFileSync('tilemaker', ['--help'], { stdio: 'pipe' }).length > 0
  } catch {
    return false
  }
}
const missing = !existsSync(extract) ? 'the extract of Baltimore' : hasTilemaker() ? undefined : 'tilemaker'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'streets-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the tiles of a folder', () => {
  it('are read by zoom, column and row', async () => {
    const tiles = join(folder, 'tiles')
    for (const path of ['1/0', '1/1']) await mkdir(join(tiles, path), { recursive: true })
    await writeFile(join(tiles, '1/0/0.pbf'), 'a')
    await writeFile(join(tiles, '1/1/0.pbf'), 'b')
    const described = { bounds: [-77, 39, -76, 40], minzoom: 1, maxzoom: 1, vector_layers: [{ id: 'roads' }] }
    await writeFile(join(tiles, 'metadata.json'), JSON.stringify(described))
    const { runs, info } = await readTileFolder(tiles)
    expect(runs.map(({ firstId, data }) => [firstId, String(data)])).toEqual([
      [1, 'a'],
      [4, 'b'],
    ])
    expect(info).toMatchObject({ minZoom: 1, maxZoom: 1, bounds: described.bounds })
    expect(info.metadata.attribution).toContain('© OpenStreetMap contributors')
  })

  it('may not be none', async () => {
    const empty = await mkdtemp(join(folder, 'empty-'))
    await expect(readTileFolder(empty)).rejects.toThrow('The extract has no streets')
  })
})

it('without tilemaker the error says how to install it', async () => {
  const error = await runTilemaker('x.osm.pbf', folder, join(folder, 'no-such-tilemaker')).catch(String)
  for (const way of ['apt-get install tilemaker', 'brew install tilemaker', 'container'])
    expect(error).toContain(way)
})

describe.skipIf(missing)(`streets of Baltimore${missing ? ` (skipped: ${missing} is absent)` : ''}`, () => {
  let archive: PMTiles
  beforeAll(async () => {
    const out = join(folder, 'baltimore.pmtiles')
    await buildStreets({ input: extract, out })
    archive = new PMTiles(await fileSource(out))
  }, 60_000)

  it('are one file that credits OpenStreetMap, and nothing else is left', async () => {
    expect(await archive.getHeader()).toMatchObject({ minZoom: 6, maxZoom: 14 })
    expect(await archive.getMetadata()).toMatchObject({
      attribution: expect.stringContaining('© OpenStreetMap contributors'),
    })
    expect((await readdir(folder)).filter((name) => name.startsWith('.streets-'))).toEqual([])
  })

  it('have roads with names, parks, water, buildings, places, and the sea', async () => {
    // Patterson Park.
    const tile = await new PmtilesSource(archive as never, false).get({ z: 14, x: 4706, y: 6244 }, 512)
    expect([...tile.keys()].sort()).toEqual([
      'buildings',
      'earth',
      'landuse',
      'ocean',
      'places',
      'roads',
      'water',
    ])
    const names = (layer: string) => (tile.get(layer) ?? []).map(({ props }) => props.name)
    expect(names('roads')).toContain('Eastern Avenue')
    expect(names('places')).toContain('Patterson Park')
  })
})

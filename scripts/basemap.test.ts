import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PMTiles } from 'pmtiles'
import { PmtilesSource } from 'protomaps-leaflet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bakeBasemap } from './basemap.ts'
import { fileSource } from './pmtiles-file.testing.ts'

let folder: string
let archive: PMTiles

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basemap-'))
  await bakeBasemap(join(folder, 'basemap.pmtiles'))
  archive = new PMTiles(await fileSource(join(folder, 'basemap.pmtiles')))
}, 60_000)

afterAll(() => rm(folder, { recursive: true }))

describe('the baked archive', () => {
  it('says what it holds', async () => {
    const header = await archive.getHeader()
    expect(header).toMatchObject({ specVersion: 3, minZoom: 0, maxZoom: 9, clustered: true })
    expect(await archive.getMetadata()).toMatchObject({
      attribution: 'US Census, via us-atlas; shores of GSHHG',
    })
  })

  it.each([
    { place: 'Chicago', z: 9, lng: -87.75, lat: 41.85, layers: ['land', 'state', 'county'] },
    { place: 'the middle of Lake Michigan', z: 9, lng: -87.0, lat: 42.8, layers: [] },
    { place: 'Lake Ontario off Toronto', z: 9, lng: -78.6, lat: 43.6, layers: ['land', 'abroad'] },
    { place: 'the sea off Greenland', z: 9, lng: -58, lat: 66.5, layers: [] },
    { place: 'Kansas City', z: 9, lng: -94.6, lat: 39.1, layers: ['land', 'state', 'county'] },
    { place: 'inside one county of Nevada', z: 9, lng: -115.8, lat: 41.2, layers: ['land'] },
    {
      place: 'the 49th parallel',
      z: 9,
      lng: -105.1,
      lat: 48.999,
      layers: ['land', 'abroad', 'country', 'county'],
    },
    {
      place: 'Chicago without county lines',
      z: 4,
      lng: -87.75,
      lat: 41.85,
      layers: ['land', 'country', 'state'],
    },
  ])('at $place, zoom $z, has $layers', async ({ z, lng, lat, layers }) => {
    expect([...(await tileAt(z, lng, lat)).keys()].sort()).toEqual(layers.sort())
  })

  it('has whole tiles of land where nothing else is, without a gap', async () => {
    const [shape] = (await tileAt(9, -115.8, 41.2)).get('land') ?? []
    expect(shape?.geom).toHaveLength(1)
    expect(shape?.bbox).toEqual({ minX: -4, minY: -4, maxX: 260, maxY: 260 })
  })
})

async function tileAt(z: number, lng: number, lat: number) {
  const side = 2 ** z
  const phi = (lat * Math.PI) / 180
  const x = Math.floor(((lng + 180) / 360) * side)
  const y = Math.floor(((1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2) * side)
  return new PmtilesSource(archive as never, false).get({ z, x, y }, 256)
}

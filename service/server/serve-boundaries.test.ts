import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { BOUNDARY_UNITS, BOUNDARY_ZOOM, Boundaries, BoundarySets } from '#contract/boundaries.ts'
import { tileAt } from '#shared/geo/tiles.ts'
import { randomFromNumber } from '#shared/random.ts'
import { geoJsonOf, square } from '../data/boundaries/files.testing.ts'
import { importBoundaries } from '../data/boundaries/import-boundaries.ts'
import { removeBoundaries } from '../data/boundaries/stored.ts'
import { openLog } from '../http/log.ts'
import { tinyKeys } from '../testing/tiny-app.ts'
import { tinyStores } from '../testing/tiny-store.ts'
import { buildApp } from './app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'serve-boundaries-'))
const app = await buildApp({
  source: { stores: tinyStores, keys: tinyKeys },
  dataDir,
  log: openLog('silent'),
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true })
})

const host = 'localhost:8080'
const get = (url: string, headers = {}) => app.inject({ url, headers: { host, ...headers } })

const next = randomFromNumber(7)
/** Squares around the country, some over several squares of the map. */
const zips = Array.from({ length: 300 }, (_, i) => ({
  fields: { ZIP: String(10_000 + i) },
  polygons: Array.from({ length: 1 + (i % 2) }, () => [
    square(-125 + 55 * next(), 25 + 23 * next(), i % 10 === 0 ? 4 : 0.1),
  ]),
}))

async function importZips(name: string, shapes = zips) {
  const file = join(dataDir, `${name}.geojson`)
  writeFileSync(file, geoJsonOf(shapes))
  await importBoundaries({ files: [file], dataDir })
}

const keysOf = (body: string) => Boundaries.parse(JSON.parse(body)).map(({ key }) => key)

describe('without outlines', () => {
  it('says that there are none', async () => {
    expect((await get('/boundaries')).json()).toEqual({})
    expect((await get('/boundaries/zip/60/95')).statusCode).toBe(404)
  })
})

describe('with outlines', () => {
  beforeAll(async () => {
    await importZips('first')
    await vi.waitFor(async () => expect((await get('/boundaries')).json()).toHaveProperty('zip'), 10_000)
  })

  it('says which there are', async () => {
    const sets = BoundarySets.parse((await get('/boundaries')).json())
    expect(sets).toEqual({
      zip: {
        name: 'first',
        version: expect.stringMatching(/^first@/),
        date: expect.any(String),
        outlines: 300,
      },
    })
  })

  it('gives in each square the outlines that a scan of all finds there', async () => {
    const size = 2 ** BOUNDARY_ZOOM
    const longitudeOf = (x: number) => (x / size) * 360 - 180
    const latitudeOf = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI
    const touching = (x: number, y: number) =>
      zips.filter(({ polygons }) =>
        polygons.flat().some(([[west, south] = [0, 0], , [east, north] = [0, 0]]) => {
          const isBeside = east < longitudeOf(x) || west >= longitudeOf(x + 1)
          return !(isBeside || north <= latitudeOf(y + 1) || south > latitudeOf(y))
        }),
      )
    let found = 0
    for (const [longitude, latitude] of [...Array(40)].map(
      () => [-125 + 55 * next(), 25 + 23 * next()] as const,
    )) {
      const { x, y } = tileAt(longitude, latitude, BOUNDARY_ZOOM)
      const expected = touching(x, y).map(({ fields }) => fields.ZIP)
      expect(keysOf((await get(`/boundaries/zip/${x}/${y}`)).body).toSorted()).toEqual(expected.toSorted())
      found += expected.length
    }
    expect(found).toBeGreaterThan(20)
  })

  it('gives outlines by their keys, without the unknown ones', async () => {
    const { body } = await get('/boundaries/zip?key=10007&key=99999&key=10003&key=toString')
    expect(keysOf(body).toSorted()).toEqual(['10003', '10007'])
    const [{ polygons } = { polygons: [] }] = Boundaries.parse(
      JSON.parse((await get('/boundaries/zip?key=10002')).body),
    )
    const [x = 0, y = 0] = zips[2]?.polygons[0]?.[0]?.[0] ?? []
    expect(polygons[0]?.[0]?.slice(0, 2)).toEqual([x, y].map((n) => Math.round(n * BOUNDARY_UNITS)))
  })

  it.each([
    ['/boundaries/county/60/95', 404],
    ['/boundaries/zip/256/0', 404],
    ['/boundaries/zip/-1/0', 404],
    ['/boundaries/zip/1/..%2f..', 404],
    ['/boundaries/zip', 400],
    [`/boundaries/zip?${'key=1&'.repeat(201)}`, 400],
    [`/boundaries/zip?key=${'1'.repeat(500)}`, 400],
  ])('%.40s is answered with %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status)
  })

  it('is for the own pages only', async () => {
    const other = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }
    for (const url of ['/boundaries', '/boundaries/zip/60/95', '/boundaries/zip?key=10002'])
      expect((await get(url, other)).statusCode).toBe(403)
  })

  it('sends what a page has only after an import, and uses that without a restart', async () => {
    const url = '/boundaries/zip?key=10002'
    const { etag } = (await get(url)).headers
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304)
    await importZips('second', zips.slice(0, 5))
    await vi.waitFor(
      async () => expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200),
      10_000,
    )
    expect((await get('/boundaries')).json().zip).toMatchObject({ name: 'second', outlines: 5 })
  })

  it('does not serve damaged outlines', async () => {
    await importZips('third')
    const [version = ''] = readdirSync(join(dataDir, 'boundaries/zip/versions')).filter((name) =>
      name.startsWith('third'),
    )
    const file = join(dataDir, 'boundaries/zip/versions', version, 'outlines.jsonl')
    writeFileSync(file, readFileSync(file, 'utf8').replace('10007', '10008'))
    await vi.waitFor(async () => expect((await get('/boundaries')).json()).toEqual({}), 10_000)
    await removeBoundaries(dataDir, 'third')
    expect((await get('/boundaries/zip/60/95')).statusCode).toBe(404)
  })
})

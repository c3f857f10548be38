import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Polygon } from 'geojson'
import type { Page } from 'playwright'
import { TileType } from 'pmtiles'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sliceTiles } from '#scripts/basemap/tiles.ts'
import { descendants, writePmtiles } from '#scripts/pmtiles.ts'
import { openLog } from '#service/http/log.ts'
import { buildApp } from '#service/server/app.ts'
import type { BaseMap } from '#service/server/base-map.ts'
import { pagesFolder } from '#service/server/project-folder.ts'
import { tinyKeys } from '#service/testing/tiny-app.ts'
import { tinyStores } from '#service/testing/tiny-store.ts'
import { axeFindings } from './axe.ts'
import { eventually } from './eventually.ts'
import { mapOf, tool } from './map.ts'
import { emptyPage, failedToLoad, type Visit } from './visit.ts'

const SIDE = 256

/** A PNG of one color. */
function picture(red: number, green: number, blue: number): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(3 * SIDE, Buffer.from([red, green, blue]))])
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIDE, 0)
  head.writeUInt32BE(SIDE, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(SIDE).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const folder = mkdtempSync(join(tmpdir(), 'catchment-maps-'))
const drawn = join(folder, 'drawn.pmtiles')
const photographed = join(folder, 'photographed.pmtiles')
const bounds: [number, number, number, number] = [-180, -85, 180, 85]
const LAST_ZOOM = 4

let tiles: Server
let tilesAnswer = true
let streetTile: Uint8Array
const requestedTiles: string[] = []
const apps: FastifyInstance[] = []

beforeAll(async () => {
  const whole: Polygon = {
    type: 'Polygon',
    coordinates: [
      [
        [-179, -84],
        [179, -84],
        [179, 84],
        [-179, 84],
        [-179, -84],
      ],
    ],
  }
  const feature = { type: 'Feature' as const, properties: { kind: 'earth' }, geometry: whole }
  const metadata = {
    attribution: '<a href="https://example.org/data">The makers</a><script>alert(1)</script>',
  }
  const info = { minZoom: 0, maxZoom: LAST_ZOOM, bounds, metadata }
  const road = {
    type: 'Feature' as const,
    properties: { class: 'motorway' },
    geometry: {
      type: 'LineString' as const,
      coordinates: [
        [-179, 0],
        [179, 0],
      ],
    },
  }
  const [streets] = sliceTiles([{ name: 'transportation', features: [road] }], 0)
  streetTile = streets?.data ?? new Uint8Array()
  await writePmtiles(drawn, sliceTiles([{ name: 'earth', features: [feature] }], LAST_ZOOM), info)
  const data = picture(200, 60, 40)
  const runs = Array.from({ length: LAST_ZOOM + 1 }, (_, zoom) => ({ ...descendants(0, 0, 0, zoom), data }))
  await writePmtiles(photographed, runs, { ...info, tileType: TileType.Png })
  tiles = createServer((request, response) => {
    const path = request.url ?? ''
    if (path.startsWith('/planet')) return answerVector(path, response)
    requestedTiles.push(path)
    response.writeHead(tilesAnswer ? 200 : 503, { 'content-type': 'image/png' })
    response.end(tilesAnswer ? picture(60, 120, 60) : '')
  })
  await new Promise<void>((done) => tiles.listen(0, '127.0.0.1', done))
})
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})
afterAll(() => {
  tiles.close()
  rmSync(folder, { recursive: true })
})

const tileServer = () => `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`

/** A set of vector tiles in the OpenMapTiles schema: its description, and one tile that is the same everywhere. */
function answerVector(path: string, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  if (path === '/planet') {
    const description = {
      tiles: [`${tileServer()}/planet/1/{z}/{x}/{y}.pbf`],
      maxzoom: LAST_ZOOM,
      vector_layers: [{ id: 'water' }, { id: 'transportation' }],
    }
    response.end(JSON.stringify(description))
    return
  }
  requestedTiles.push(path)
  response.end(streetTile)
}

/** Opens the app of a service with this basemap. Requests may only go to that service and the tile server. */
async function visitWith(
  baseMaps: BaseMap | readonly BaseMap[],
  scheme: 'light' | 'dark' = 'light',
): Promise<Visit> {
  const maps = [baseMaps].flat()
  const source = { stores: tinyStores, keys: tinyKeys }
  const app = await buildApp({ source, pages: pagesFolder, baseMaps: maps, log: openLog('silent') })
  apps.push(app)
  const own = await app.listen({ port: 0, host: '127.0.0.1' })
  const it = await emptyPage(
    { colorScheme: scheme },
    maps.some(({ kind }) => kind === 'tiles' || kind === 'vector') ? [own, tileServer()] : [own],
  )
  await it.page.goto(`${own}/?at=41.8,-71.4,5`)
  await mapOf(it.page).waitFor()
  return it
}

const credit = (page: Page) => page.locator('.leaflet-control-attribution')
const customTiles = (page: Page) => page.locator('.leaflet-tiles-pane')

test('a PMTiles file in the protomaps schema is drawn in place of the built-in one, and its makers are named', async () => {
  const it = await visitWith({ name: 'own', kind: 'pmtiles', file: drawn })
  const { page } = it
  // The test itself reads pixels back.
  it.forgiven.push(/willReadFrequently/)
  await eventually(() => credit(page).textContent()).toBe('The makers')
  expect(await credit(page).getByRole('link').getAttribute('href')).toBe('https://example.org/data')
  const pixel = () =>
    customTiles(page).evaluate((pane) => {
      const canvas = pane.querySelector('canvas')
      const data = canvas?.width ? canvas.getContext('2d')?.getImageData(128, 128, 1, 1).data : undefined
      return data ? [...data].join() : ''
    })
  await eventually(pixel).toMatch(/^\d+,\d+,\d+,255$/)
  const light = await pixel()
  await page.getByRole('button', { name: /dark/i }).first().click()
  await eventually(async () => /255$/.test(await pixel()) && (await pixel()) !== light).toBe(true)
  expect(await axeFindings(page)).toEqual([])
})

test('a PMTiles file of pictures is shown, also beyond its last zoom, dimmed at night', async () => {
  const { page } = await visitWith(
    { name: 'own', kind: 'pmtiles', file: photographed, attribution: 'Aerial & Co' },
    'dark',
  )
  await eventually(() => credit(page).textContent()).toBe('Aerial & Co')
  await eventually(() => customTiles(page).locator('img.leaflet-tile-loaded').count()).toBeGreaterThan(3)
  const filter = await customTiles(page).evaluate((pane) => getComputedStyle(pane).filter)
  expect(filter).toContain('brightness(0.55)')
  expect(await axeFindings(page)).toEqual([])
})

test('tiles of a server replace the map; when they fail the built-in one shows, and the rest works', async () => {
  tilesAnswer = true
  const url = `${tileServer()}/{z}/{x}/{y}.png`
  const attribution = '<a href="javascript:alert(1)">Map</a> of <a href="https://example.org/">Them</a>'
  const it = await visitWith({ name: 'own', kind: 'tiles', url, attribution })
  const { page } = it
  await eventually(() => customTiles(page).locator('img.leaflet-tile-loaded').count()).toBeGreaterThan(3)
  expect(await credit(page).textContent()).toBe('Map of Them')
  expect(await credit(page).getByRole('link').count()).toBe(1)
  expect(requestedTiles.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true)

  it.forgiven.push(failedToLoad, /blocked by CORS policy/)
  await page.getByRole('button', { name: 'Save picture' }).click()
  await page.getByRole('menuitem', { name: 'PNG' }).click()
  await page.getByText('does not let its tiles be saved').waitFor()
  tilesAnswer = false
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByText('Base map tiles failed to load.').waitFor()
  await eventually(() => credit(page).textContent()).toBe('US Census, via us-atlas; shores of GSHHG')
  await tool(page, 'Draw a circle').click()
  await mapOf(page).focus()
  for (const key of ['Space', 'Enter']) await page.keyboard.press(key)
  await eventually(() => new URL(page.url()).searchParams.get('RadiusCenterPointList')).toMatch(/RadiusMiles/)
  await page.getByRole('grid', { name: 'Companies' }).waitFor()
})

/** Tiles requested from the tile server by this test so far. */
const tilesSince = (from: number) => requestedTiles.slice(from)

test('the map is switched among those that the operator allows; no request goes to another host before', async () => {
  tilesAnswer = true
  const from = requestedTiles.length
  const credited = { attribution: '© OpenStreetMap contributors' }
  const { page } = await visitWith([
    { name: 'built-in', kind: 'built-in' },
    { name: 'openfreemap', kind: 'vector', url: `${tileServer()}/planet`, ...credited },
    { name: 'osm', kind: 'tiles', url: `${tileServer()}/{z}/{x}/{y}.png`, attribution: 'Pictures' },
  ])
  await eventually(() => credit(page).textContent()).toBe('US Census, via us-atlas; shores of GSHHG')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Base map' }).click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  expect(tilesSince(from)).toEqual([])

  await choose('OpenFreeMap')
  await eventually(() => credit(page).textContent()).toBe('© OpenStreetMap contributors')
  await eventually(() => customTiles(page).locator('canvas').count()).toBeGreaterThan(3)
  await eventually(() => tilesSince(from).length).toBeGreaterThan(0)
  expect(tilesSince(from).every((path) => /^\/planet\/1\/\d+\/\d+\/\d+\.pbf$/.test(path))).toBe(true)

  await page.reload()
  await eventually(() => credit(page).textContent()).toBe('© OpenStreetMap contributors')
  await choose('OpenStreetMap')
  await eventually(() => customTiles(page).locator('img.leaflet-tile-loaded').count()).toBeGreaterThan(3)
  expect(await credit(page).textContent()).toBe('Pictures')
  await choose('Built-in map')
  await eventually(() => credit(page).textContent()).toBe('US Census, via us-atlas; shores of GSHHG')
  await eventually(() => customTiles(page).locator('img, canvas').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})

test('one map needs no switch', async () => {
  const { page } = await visitWith({ name: 'built-in', kind: 'built-in' })
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  expect(await page.getByRole('button', { name: 'Base map' }).count()).toBe(0)
})

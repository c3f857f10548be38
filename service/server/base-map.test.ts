import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openLog } from '../http/log.ts'
import { tinyKeys } from '../testing/tiny-app.ts'
import { tinyStores } from '../testing/tiny-store.ts'
import { buildApp } from './app.ts'
import { type BaseMap, baseMapsOf } from './base-map.ts'

const folder = mkdtempSync(join(tmpdir(), 'base-map-'))
const file = join(folder, 'my map.pmtiles')
writeFileSync(file, 'PMTiles\x03 and the rest of it')
writeFileSync(join(folder, 'secret.txt'), 'secret')
afterAll(() => rmSync(folder, { recursive: true }))

const host = 'localhost:8080'
const appWith = (baseMaps?: readonly BaseMap[]) =>
  buildApp({ source: { stores: tinyStores, keys: tinyKeys }, baseMaps, log: openLog('silent') })
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy'])

describe('a PMTiles file', async () => {
  const app = await appWith([{ name: 'own', kind: 'pmtiles', file, attribution: 'Us' }])
  afterAll(() => app.close())

  it('is described to the app without its path on the disk', async () => {
    const { maps } = (await app.inject({ url: '/config.json', headers: { host } })).json()
    expect(maps).toEqual([{ name: 'own', kind: 'pmtiles', url: '/map.pmtiles', attribution: 'Us' }])
  })

  it.each([
    ['whole', {}, 200, 'PMTiles\x03 and the rest of it'],
    ['by its first bytes', { range: 'bytes=0-6' }, 206, 'PMTiles'],
    ['by bytes from within', { range: 'bytes=9-11' }, 206, 'and'],
  ])('is read %s', async (_, headers, status, body) => {
    const answer = await app.inject({ url: '/map.pmtiles', headers: { host, ...headers } })
    expect([answer.statusCode, answer.body]).toEqual([status, body])
  })

  it('is not read beyond its end, nor by the pages of others', async () => {
    const beyond = { host, range: 'bytes=5000-5010' }
    expect((await app.inject({ url: '/map.pmtiles', headers: beyond })).statusCode).toBe(416)
    const other = { host, origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }
    expect((await app.inject({ url: '/map.pmtiles', headers: other })).statusCode).toBe(403)
  })

  it.each([
    '/secret.txt',
    '/map.pmtiles/secret.txt',
    '/map.pmtiles/../secret.txt',
    '/map.pmtiles%2f..%2fsecret.txt',
    '/my%20map.pmtiles',
  ])('opens no way to %s', async (url) => {
    const answer = await app.inject({ url, headers: { host } })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain('secret"')
  })

  it('needs no other origin', async () => {
    const { headers } = await app.inject({ url: '/health' })
    expect(policyOf(headers)).not.toContain('http')
  })
})

/** The directives of the policy that name another origin. */
const othersIn = (headers: Record<string, unknown>) =>
  policyOf(headers)
    .split(';')
    .filter((directive) => directive.includes('http'))

it('a server of tiles is the one other origin, for pictures only', async () => {
  const url = 'https://tiles.example:8443/{z}/{x}/{y}.png?key=k'
  const app = await appWith([{ name: 'own', kind: 'tiles', url }])
  const answer = await app.inject({ url: '/config.json', headers: { host } })
  expect(answer.json().maps).toEqual([{ name: 'own', kind: 'tiles', url }])
  expect(othersIn(answer.headers)).toEqual(["img-src 'self' data: blob: https://tiles.example:8443"])
  expect((await app.inject({ url: '/map.pmtiles', headers: { host } })).statusCode).toBe(404)
  await app.close()
})

it.each([
  ['openfreemap', ["connect-src 'self' https://tiles.openfreemap.org"]],
  ['osm', ["img-src 'self' data: blob: https://tile.openstreetmap.org"]],
  [
    'built-in, osm, openfreemap',
    [
      "img-src 'self' data: blob: https://tile.openstreetmap.org",
      "connect-src 'self' https://tiles.openfreemap.org",
    ],
  ],
  ['built-in', []],
])('the policy of MAP=%s names its hosts and no others', async (MAP, others) => {
  const app = await appWith(baseMapsOf({ MAP }))
  const answer = await app.inject({ url: '/config.json', headers: { host } })
  expect(othersIn(answer.headers)).toEqual(others)
  const names = (answer.json().maps as BaseMap[]).map(({ name }) => name)
  expect(names).toEqual(MAP.split(', '))
  await app.close()
})

it('every preset credits OpenStreetMap', () => {
  for (const map of baseMapsOf({ MAP: 'openfreemap,osm' }))
    expect(map).toMatchObject({ attribution: expect.stringContaining('© OpenStreetMap contributors') })
})

it('without a setting there is only the built-in map, and nothing to read', async () => {
  const app = await appWith()
  const answer = await app.inject({ url: '/config.json', headers: { host } })
  expect(answer.json().maps).toEqual([{ name: 'built-in', kind: 'built-in' }])
  expect(othersIn(answer.headers)).toEqual([])
  expect((await app.inject({ url: '/map.pmtiles', headers: { host } })).statusCode).toBe(404)
  await app.close()
})

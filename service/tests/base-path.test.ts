import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLog } from '../http/log.ts'
import { buildApp } from '../server/app.ts'
import { plainKey, tinyKeys } from '../testing/tiny-app.ts'
import { tinyStores } from '../testing/tiny-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'base-path-'))
const archive = join(folder, 'map.pmtiles')
let app: FastifyInstance

beforeAll(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<link href="./logo.svg"><script type="module" src="./assets/app.js"></script><style>a{}</style>',
  )
  writeFileSync(join(folder, 'logo.svg'), '<svg/>')
  writeFileSync(archive, 'PMTiles\x03')
  app = await buildApp({
    source: { stores: tinyStores, keys: tinyKeys },
    pages: folder,
    dataDir: folder,
    baseMaps: [{ name: 'own', kind: 'pmtiles', file: archive }],
    basePath: '/tools/catchment',
    log: openLog('silent'),
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const headers = { apikey: plainKey, accept: 'text/html, application/json', host: 'localhost:8080' }

it.each([
  ['/v1/companies/?limit=1', 200],
  ['/api/v1/companies/?limit=1', 200],
  ['/config.json', 200],
  ['/health', 200],
  ['/openapi.json', 200],
  ['/docs', 200],
  ['/docs/run.js', 200],
  ['/map.pmtiles', 200],
  ['/boundaries', 200],
  ['/operator/data-sets', 200],
  ['/reconcile', 200],
  ['/logo.svg', 200],
  ['/', 200],
  ['/companies/100000001', 200],
])('%s is below the base path, and nowhere else', async (path, status) => {
  const statusOf = async (url: string) => (await app.inject({ url, headers })).statusCode
  expect(await statusOf(`/tools/catchment${path}`)).toBe(status)
  for (const base of [
    '',
    '/tools',
    '/catchment',
    '/tools/catchments',
    '/Tools/Catchment',
    '//tools/catchment',
  ])
    expect([base, await statusOf(base + path)]).toEqual([base, 404])
})

it.each([
  ['/tools/catchment', '/tools/catchment/'],
  ['/tools/catchment?a=%2F/b?c', '/tools/catchment/?a=%2F/b?c'],
])('%s leads to the page', async (url, location) => {
  for (const host of ['localhost:8080', 'evil.example']) {
    const answer = await app.inject({ url, headers: { ...headers, host } })
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
  }
})

it('the page names its files below the base path, whatever its own address', async () => {
  for (const url of ['/tools/catchment/', '/tools/catchment/companies/100000001']) {
    const { body } = await app.inject({ url, headers })
    expect(body).toContain('<link href="/tools/catchment/logo.svg">')
    expect(body).toContain('src="/tools/catchment/assets/app.js"')
  }
})

it('the reference, the map, OpenRefine and links of the API are below the base path', async () => {
  const get = (url: string) => app.inject({ url: `/tools/catchment${url}`, headers })
  const docs = (await get('/docs')).body
  const links = [...docs.matchAll(/(?:href|src)="(?!#|https?:)([^"]*)"/g)].map(([, link]) => link)
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) expect(link).toMatch(/^\/tools\/catchment\//)
  const { servers } = (await get('/openapi.json')).json()
  expect(new URL(servers[0].url, 'https://app.example/tools/catchment/openapi.json').href).toBe(
    'https://app.example/tools/catchment/',
  )
  expect((await get('/config.json')).json().maps[0].url).toBe('/tools/catchment/map.pmtiles')
  expect((await get('/reconcile')).json()).toMatchObject({
    identifierSpace: 'http://localhost:8080/tools/catchment/v1/companies/',
    suggest: { entity: { service_url: 'http://localhost:8080/tools/catchment' } },
  })
  const deprecated = await app.inject({
    method: 'POST',
    url: '/tools/catchment/v1/people/counts',
    headers,
    payload: {},
  })
  expect(deprecated.headers.link).toMatch(/^<\/tools\/catchment\/v1\//)
})

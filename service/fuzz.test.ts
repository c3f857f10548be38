import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { criterionNames } from '#contract/criteria'
import { Faults, Problem } from '#contract/problem'
import { companyTallyFields } from '#contract/tally'
import { buildVersion } from './data/build.ts'
import { openStore } from './store/duckdb/open.ts'
import type { Store } from './store/store.ts'
import { area, orderedCriteria, point } from './testing/ordered-criteria.ts'
import { emailKey, tinyApp } from './testing/tiny-app.ts'
import { companies } from './testing/tiny-store.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'))
let store: Store<'companies'>
let app: FastifyInstance

async function* rows() {
  yield companies.map(({ ETag, Links, RecordStatus, ...row }) => row)
}

beforeAll(async () => {
  const { version } = await buildVersion({
    kind: 'companies',
    dataDir,
    name: 'tiny',
    date: '2026-01-31',
    rows: rows(),
  })
  store = await openStore('companies', join(dataDir, 'versions', version))
  app = await tinyApp({ companies: store })
}, 60_000)
afterAll(async () => {
  await app.close()
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const paths = ['search', 'count', 'tallies'].map((name) => `/v1/companies/${name}`)
const names = [
  ...criterionNames,
  'Fields',
  'Limit',
  'Offset',
  'ResourceType',
  'NthRecord',
  '__proto__',
  'Nope',
]

const oddValue = fc.oneof(
  fc.constantFrom(
    'RI',
    '02903',
    'Providence',
    '5812',
    'true',
    '1-4',
    'A',
    'Core',
    '\ud800',
    "'; drop table",
    '%',
    '\u0000',
  ),
  fc.constantFrom(0, -1, 1, 41.8, -71.4, 1e308, 2 ** 53, true, false, null),
  fc.constantFrom(...Object.keys(companyTallyFields)),
  fc.string({ unit: 'binary' }),
  fc.double(),
)
const nestedValue = fc.oneof(
  oddValue,
  fc.array(oddValue, { maxLength: 3 }),
  fc.array(fc.oneof(area, point, fc.record({ Points: fc.array(point, { maxLength: 8 }) })), { maxLength: 3 }),
  fc.array(fc.dictionary(fc.constantFrom(...names), oddValue, { maxKeys: 3 }), { maxLength: 3 }),
  fc.jsonValue(),
)
const body = fc.dictionary(fc.constantFrom(...names), nestedValue, { maxKeys: 4 })

/** The service may refuse anything, in the reference's shapes, but nothing is unexpected to it. */
function sound(response: LightMyRequestResponse): void {
  expect(response.statusCode, response.body).toBeLessThan(500)
  if (response.statusCode === 400) Faults.parse(response.json())
  else if (response.statusCode >= 400) Problem.parse(response.json())
}

const headers = { apikey: emailKey, 'content-type': 'application/json' }

it('answers any bytes', async () => {
  const bytes = fc.oneof(
    fc.uint8Array(),
    fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
  )
  const property = fc.asyncProperty(fc.constantFrom(...paths), bytes, async (url, payload) =>
    sound(await app.inject({ method: 'POST', url, headers, payload: Buffer.from(payload) })),
  )
  await fc.assert(property, { numRuns: 300 })
}, 60_000)

it('answers any criteria, known and odd', async () => {
  const property = fc.asyncProperty(fc.constantFrom(...paths), body, async (url, payload) =>
    sound(await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) })),
  )
  await fc.assert(property, { numRuns: 700 })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
}, 120_000)

it('answers criteria in order, in any combination', async () => {
  let answered = 0
  const property = fc.asyncProperty(fc.constantFrom(...paths), orderedCriteria, async (url, criteria) => {
    const payload = JSON.stringify({ ...criteria, Fields: ['city'] })
    const response = await app.inject({ method: 'POST', url, headers, payload })
    sound(response)
    if (response.statusCode === 200) answered += 1
  })
  await fc.assert(property, { numRuns: 300 })
  expect(answered).toBeGreaterThan(100)
}, 120_000)

it('answers any path and query', async () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
    fc
      .string({ unit: fc.constantFrom(...'%2fFzé0.,-_~;:=@!$()*+/&') })
      .map((text) => text.replace('é', '%C3')),
  )
  const query = fc.dictionary(fc.constantFrom('city', 'postalcode', 'limit', 'keyword', 'apikey', 'x'), part)
  const start = fc.constantFrom('/v1/companies/', '/v1/sics/', '/v1/sics', '/api/v1/companies/', '/v1/')
  const property = fc.asyncProperty(start, part, query, async (path, rest, pairs) => {
    const search = Object.entries(pairs).map(([name, value]) => `${name}=${value}`)
    sound(await app.inject({ url: `${path}${rest}?${search.join('&')}`, headers: { apikey: emailKey } }))
  })
  await fc.assert(property, { numRuns: 500 })
}, 60_000)

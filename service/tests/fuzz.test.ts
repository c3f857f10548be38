import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { criterionNames } from '#contract/criteria.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { companyTallyFields, personTallyFields } from '#contract/tally.ts'
import { anyCall, brokenCall, type CallInput, type Format, written } from '../testing/any-call.ts'
import { area, orderedCriteria, point } from '../testing/ordered-criteria.ts'
import { sharedService } from './conformance/shared-service.testing.ts'

const service = sharedService()

/** Calls the service and checks every answer against the description. `npm run bench -- fuzz` measures how long answers take. */
async function send(call: InjectOptions): Promise<LightMyRequestResponse> {
  const response = await service.app.inject(call)
  expect(response.statusCode, response.body).toBeLessThan(500)
  return response
}

const format = fc.constantFrom<Format>('json', 'xml')

describe.each(Object.keys(endpoints) as EndpointName[])('%s', (name) => {
  const description = (input: CallInput, response: LightMyRequestResponse) =>
    `${JSON.stringify(input).slice(0, 800)}: ${response.body.slice(0, 400)}`

  it('answers whatever is in order', async () => {
    const property = fc.asyncProperty(anyCall(name), format, async (input, inFormat) => {
      const response = await send(written(name, input, inFormat, service.apikey))
      expect('id' in input.params ? [200, 404] : [200], description(input, response)).toContain(
        response.statusCode,
      )
    })
    await fc.assert(property, { numRuns: 60 })
  })

  it('refuses whatever is not', async () => {
    const property = fc.asyncProperty(brokenCall(name), async (input) => {
      const response = await send(written(name, input, 'json', service.apikey))
      expect(response.statusCode, description(input, response)).toBe(400)
    })
    await fc.assert(property, { numRuns: 60 })
  })
})

const paths = Object.values(endpoints)
  .filter(({ method }) => method === 'POST')
  .map(({ path }) => path)
const names = [
  ...criterionNames,
  'Fields',
  'Limit',
  'Offset',
  'ResourceType',
  'NthRecord',
  'Sort',
  'RequestType',
  'Name',
  'Confidence',
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
    'Any',
    '\ud800',
    "'; drop table",
    '%',
    '\u0000',
  ),
  fc.constantFrom(0, -1, 1, 41.8, -71.4, 1e308, 2 ** 53, true, false, null),
  fc.constantFrom(...Object.keys(companyTallyFields), ...Object.keys(personTallyFields)),
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

const posted = (url: string, payload: string | Buffer, type: Format = 'json'): InjectOptions => ({
  method: 'POST',
  url,
  headers: { apikey: service.apikey, accept: 'application/json', 'content-type': `application/${type}` },
  payload,
})

it('answers any bytes', async () => {
  const bytes = fc.oneof(
    fc.uint8Array(),
    fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
    fc
      .array(
        fc.constantFrom('<a>', '</a>', '<City>', '</City>', 'x', '&amp;', '<![CDATA[', ']]>', '<!--', '-->'),
      )
      .map((parts) => new TextEncoder().encode(parts.join(''))),
  )
  const property = fc.asyncProperty(fc.constantFrom(...paths), bytes, format, (url, payload, type) =>
    send(posted(url, Buffer.from(payload), type)).then(() => {}),
  )
  await fc.assert(property, { numRuns: 500 })
}, 60_000)

it('answers any criteria, known and odd', async () => {
  const property = fc.asyncProperty(fc.constantFrom(...paths), body, (url, payload) =>
    send(posted(url, JSON.stringify(payload))).then(() => {}),
  )
  await fc.assert(property, { numRuns: 700 })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
}, 120_000)

it('answers criteria in order, in any combination', async () => {
  const counted = fc.constantFrom('search', 'count', 'tallies').map((name) => `/v1/companies/${name}`)
  let answered = 0
  const property = fc.asyncProperty(counted, orderedCriteria, async (url, criteria) => {
    const response = await send(posted(url, JSON.stringify({ ...criteria, Fields: ['city'] })))
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
  const starts = ['companies/', 'people/', 'people/vehicles/', 'sics/', 'sics', ''].map(
    (path) => `/v1/${path}`,
  )
  const start = fc.constantFrom(...starts, '/api/v1/companies/')
  const property = fc.asyncProperty(start, part, query, async (path, rest, pairs) => {
    const search = Object.entries(pairs).map(([name, value]) => `${name}=${value}`)
    await send({ url: `${path}${rest}?${search.join('&')}`, headers: { apikey: service.apikey } })
  })
  await fc.assert(property, { numRuns: 500 })
}, 60_000)

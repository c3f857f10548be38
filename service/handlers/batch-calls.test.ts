import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { anyCall, type Format, written } from '../testing/any-call.ts'
import { readAnswer } from '../testing/call-formats.ts'
import { sharedService } from '../tests/conformance/shared-service.testing.ts'

const service = sharedService()

type Body = Record<string, unknown>

async function answer(name: EndpointName, body: unknown, format: Format): Promise<unknown> {
  const call = written(name, { params: {}, query: {}, body }, format, service.apikey)
  const response: LightMyRequestResponse = await service.app.inject(call)
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  return readAnswer(response, endpoints[name].response)
}

const formats: readonly Format[] = ['json', 'xml']
const both = (format: Format) => formats.map((other) => [format, other] as const)

/** Some bodies of a call; some are in the list twice. */
const severalBodies = (name: EndpointName) =>
  fc
    .array(
      anyCall(name).map(({ body }) => body as Body),
      { minLength: 1, maxLength: 4 },
    )
    .map((bodies) => [...bodies, ...bodies.slice(0, 2)])

const numbered = (bodies: readonly Body[]) => bodies.map((body, i) => ({ RequestId: `no ${i}`, ...body }))

describe.each(formats.flatMap(both))('together in %s, each by itself in %s', (format, other) => {
  it.each([
    ['multipleCountCompanies', 'countCompanies'],
    ['multipleCountPeople', 'countPeople'],
  ] as const)('%s counts as %s', async (name, single) => {
    const property = fc.asyncProperty(severalBodies(single), async (bodies) => {
      const criteria = bodies.map(({ Fields, Limit, Offset, NthRecord, Sort, ResourceType, ...body }) => body)
      const separate = await Promise.all(criteria.map((body) => answer(single, body, other)))
      const expected = separate.map((count, i) => ({ RequestId: `no ${i}`, ...(count as object) }))
      expect(await answer(name, numbered(criteria), format)).toEqual(expected)
    })
    await fc.assert(property, { numRuns: 30 })
  })

  it.each([
    ['multipleTallyCompanies', 'tallyCompanies'],
    ['multipleTallyPeople', 'tallyPeople'],
  ] as const)('%s tallies as %s', async (name, single) => {
    const property = fc.asyncProperty(severalBodies(single), anyCall(single), async (bodies, { body }) => {
      // One criteria is tallied by several sets of fields, as the panels of one search are.
      const { Fields } = body as Body
      const all = [...bodies, { ...bodies[0], Fields, ResourceType: undefined }]
      const separate = await Promise.all(all.map((body) => answer(single, body, other)))
      const expected = separate.map((Tallies, i) => ({ RequestId: `no ${i}`, Tallies }))
      expect(textNumbers(await answer(name, numbered(all), format))).toEqual(textNumbers(expected))
    })
    await fc.assert(property, { numRuns: 30 })
  })
})

/** In XML a number of a tally is a text, as no schema says which of its fields are numbers. */
const textNumbers = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (_, inner) => (typeof inner === 'number' ? String(inner) : inner))

it.each(['companies', 'people'] as const)('%s: says which item the store refuses', async (kind) => {
  const unknown = { RadiusPostalCodeList: [{ PostalCode: '00000', RadiusMiles: 1 }] }
  const items = [{ RequestId: 'a' }, { RequestId: 'b', ...unknown }]
  const calls: [string, object[]][] = [
    ['multiplecount', items],
    ['multipletallies', items.map((item) => ({ ...item, Fields: ['city'] }))],
  ]
  for (const [path, payload] of calls) {
    const url = `/v1/${kind}/${path}`
    const response = await service.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { apikey: service.apikey },
    })
    expect(response.json()).toEqual([
      { Item: 'RadiusPostalCodeList', Description: '[1] Postal code 00000 is not known' },
    ])
    expect(response.statusCode).toBe(400)
  }
})

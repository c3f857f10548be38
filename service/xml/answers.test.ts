import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { problem } from '../http/problem.ts'
import { type CallFormat, inFormat, problemOf, readAnswer } from '../testing/call-formats.ts'
import { plainKey, tinyApp } from '../testing/tiny-app.ts'
import { tinyStores } from '../testing/tiny-store.ts'
import { hasXmllint, schemaErrors } from '../testing/xmllint.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await tinyApp()
})
afterAll(() => app.close())

const apikey = plainKey
const get = (url: string): InjectOptions => ({ url, headers: { apikey } })
const post = (url: string, payload: object): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { apikey, 'content-type': 'application/json' },
})
const either = { AnyOf: [{ PostalCode: ['02903'] }, { City: 'Boston', StatesProvinces: ['MA'] }] }
const matchRequest = { RequestType: 'Any', Name: 'Tiny Company 1' }

/** A call of every endpoint, and the root element of its answer by the reference. */
const calls: Record<EndpointName, [root: string, call: InjectOptions]> = {
  getCompanies: ['ArrayOfCompany', get('/v1/companies/?resourcetype=Enhanced')],
  searchCompaniesByQuery: ['ArrayOfCompany', get('/v1/companies/search?limit=2')],
  getCompany: ['Company', get('/v1/companies/100000002')],
  searchCompanies: ['ArrayOfCompany', post('/v1/companies/search', { ...either, ResourceType: 'Enhanced' })],
  countCompanies: ['Counts', post('/v1/companies/count', { City: 'Boston' })],
  tallyCompanies: ['ArrayOfTally', post('/v1/companies/tallies', { Fields: ['city'] })],
  multipleCountCompanies: [
    'ArrayOfCountOfRequest',
    post('/v1/companies/multiplecount', [
      { ...either, RequestId: '<1>' },
      { City: 'Boston', RequestId: '2' },
    ]),
  ],
  multipleTallyCompanies: [
    'ArrayOfTalliesOfRequest',
    post('/v1/companies/multipletallies', [
      { ...either, RequestId: '<1>', Fields: ['city'] },
      { City: 'Nowhere', RequestId: '2', Fields: ['city'] },
    ]),
  ],
  getPeople: ['ArrayOfPerson', get('/v1/people/?resourcetype=Enhanced')],
  searchPeopleByQuery: ['ArrayOfPerson', get('/v1/people/search?resourcetype=LifeStyle&limit=2')],
  getPerson: ['Person', get('/v1/people/100000000002?resourcetype=TargetReady')],
  searchPeople: ['ArrayOfPerson', post('/v1/people/search', { PostalCode: ['02903'], IsHomeowner: true })],
  countPeople: ['Counts', post('/v1/people/count', { LifeStyle: { Books: true } })],
  tallyPeople: ['ArrayOfTally', post('/v1/people/tallies', { Fields: ['city'] })],
  multipleCountPeople: [
    'ArrayOfCountOfRequest',
    post('/v1/people/multiplecount', [{ RequestId: 'a' }, { RequestId: 'b', PostalCode: ['02903'] }]),
  ],
  multipleTallyPeople: [
    'ArrayOfTalliesOfRequest',
    post('/v1/people/multipletallies', [{ RequestId: 'a', Fields: ['city'], Limit: 2 }]),
  ],
  searchPeopleFormerly: ['ArrayOfPerson', post('/v1/people/', { ResourceType: 'Core' })],
  countPeopleFormerly: ['Counts', post('/v1/people/counts', {})],
  getVehicles: ['ArrayOfVehicle', get('/v1/people/vehicles/makesandmodels')],
  match: ['MatchResponse', post('/v3/match', { ...matchRequest, Limit: 3 })],
  multipleMatch: [
    'ArrayOfMatchResponse',
    post('/v3/multiplematch', [
      { ...matchRequest, RequestId: '<1>' },
      { ...matchRequest, RequestId: '2', ResourceType: 'Enhanced' },
    ]),
  ],
  geocode: ['Geocode', get('/v1/geocode?text=12+Main+St,+Providence+RI+02903')],
  multipleGeocode: [
    'ArrayOfGeocode',
    post('/v1/geocode', [
      { RequestId: 'a & <b>', Text: 'Providence RI' },
      { RequestId: 'c', Text: 'nowhere' },
    ]),
  ],
  isochrones: [
    'Isochrones',
    post('/v1/isochrones', { Latitude: 41, Longitude: -96, Mode: 'Car', Unit: 'Minutes', Bands: [5, 10] }),
  ],
  findSics: ['Sics', get('/v1/sics?keyword=restaurant')],
  getSic: ['Sic', get('/v1/sics/5812')],
}

const names = Object.keys(endpoints) as EndpointName[]

describe('the same call in JSON and in XML', () => {
  const send = async (name: EndpointName, way: CallFormat) => app.inject(inFormat(calls[name][1], way))

  it.each(names)('carries equal data: %s', async (name) => {
    const [root] = calls[name]
    const { response }: Endpoint = endpoints[name]
    const [inJson, inXml] = await Promise.all([send(name, 'JSON'), send(name, 'XML')])
    expect([inJson.statusCode, inXml.statusCode], inJson.body.slice(0, 300)).toEqual([200, 200])
    expect(inXml.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(inXml.body).toMatch(new RegExp(`^<\\?xml .*\\?>\\n<${root} xmlns="urn:[^"]+">`))
    expect(inJson.body.length).toBeGreaterThan(10)
    expect(readAnswer(inXml, response)).toEqual(inJson.json())
  })

  it.skipIf(!hasXmllint())('is valid by the schema', async () => {
    const answers = await Promise.all(names.map((name) => send(name, 'XML')))
    expect(schemaErrors(answers.map(({ body }) => body))).toBe('')
  })
})

/** Failures in XML, besides the rows of the test plan: the call, its status and a part of its message. */
const failures: [name: string, call: InjectOptions, status: number, words: RegExp][] = [
  ['an error of its own', get('/v1/companies/'), 500, /^The service met an unexpected condition\.$/],
  ['a wait', get('/v1/people/'), 429, /^Try again in 7 seconds\.$/],
  [
    'a page of another site',
    { url: '/api/v1/sics/58', headers: { origin: 'http://evil.example' } },
    403,
    /./,
  ],
  ['an unknown path without a key', { url: '/nothing' }, 404, /path/],
  ['a body without end', post('/v1/companies/count', { City: 'x'.repeat(3_000_000) }), 413, /2 MB/],
]

it.each(failures)('reports %s in XML', async (_name, call, status, words) => {
  const failing = await tinyApp({
    companies: {
      ...tinyStores.companies,
      search: () => Promise.reject(new Error('select <secret> from /x')),
    },
    people: {
      ...tinyStores.people,
      search: () => Promise.reject(problem(429, 'Try again in 7 seconds.', { 'retry-after': '7' })),
    },
  })
  const response = await failing.inject(inFormat(call, 'XML'))
  await failing.close()
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(response.headers['retry-after']).toBe(status === 429 ? '7' : undefined)
  expect(response.statusCode).toBe(status)
  expect(problemOf(response)).toEqual({ statusCode: status, message: expect.stringMatching(words) })
  expect(response.body).not.toMatch(/secret/)
})

import { expect } from 'vitest'
import type { Plan } from '#service/keys/keys.ts'
import { defaultPlans } from '#service/limits/plans.ts'
import { type ConformanceCheck, failedWith, recordsOf, refusedFor } from './row.testing.ts'
import type { TestClient } from './service.testing.ts'

const search = (client: TestClient, body: unknown, headers = {}) =>
  client.post('/v1/companies/search', body, headers)
const list = '/v1/companies/?limit=1'

const missing = /key must be supplied/
const invalid = /valid key for an active subscription/

const keys: ConformanceCheck[] = [
  [
    'Authentication, 2',
    'The key is accepted in the query or in the header',
    async (client) => {
      const apikey = await client.keys.newOf('trial')
      expect((await client.get(list, { apikey })).status).toBe(200)
      expect((await client.send({ url: `${list}&apikey=${apikey}` })).status).toBe(200)
    },
  ],
  [
    'Authentication, 1',
    'A key has 32 characters',
    async (client) => expect(await client.keys.newOf('trial')).toMatch(/^\w{32}$/),
  ],
  [
    'Authentication, 3',
    'A missing key gives 401',
    async (client) => failedWith(await client.send({ url: list }), 401, missing),
  ],
  [
    'Authentication, 3',
    'An invalid key gives 401',
    async (client) => failedWith(await client.get(list, { apikey: 'x'.repeat(32) }), 401, invalid),
  ],
  [
    'Authentication, 3',
    'A key without an active subscription gives 401',
    async (client) => failedWith(await client.get(list, { apikey: client.keys.revoked }), 401, invalid),
  ],
  ...['/v1/companies/', '/v1/people/', '/v1/sics?keyword=a', '/v1/people/vehicles/makes'].map(
    (url): ConformanceCheck => [
      'Authentication, 1',
      `GET ${url} needs a key`,
      async (client) => failedWith(await client.send({ url }), 401, missing),
    ],
  ),
  ...['/v1/companies/search', '/v1/people/count', '/v3/match', '/v3/multiplematch'].map(
    (url): ConformanceCheck => [
      'Authentication, 1',
      `POST ${url} needs a key`,
      async (client) => failedWith(await client.send({ url, method: 'POST', payload: {} }), 401, missing),
    ],
  ),
  [
    'Open points, One key, one order of checks',
    'A key that comes twice with different values is a 401',
    async (client) => failedWith(await client.get(`${list}&apikey=${'x'.repeat(32)}`), 401, invalid),
  ],
]

const statuses: ConformanceCheck[] = [
  [
    'Errors',
    '200: processed; the result may be empty',
    async (client) => expect(recordsOf(await search(client, { City: 'Nowhere' }))).toEqual([]),
  ],
  [
    'Errors',
    '400: an array of {Description, Item}, several entries possible',
    async (client) => {
      const { value } = await search(client, { Limit: -1, StateProvince: 'ZZ' })
      expect(value).toEqual([
        { Description: expect.any(String), Item: 'StateProvince' },
        { Description: expect.any(String), Item: 'limit' },
      ])
    },
  ],
  [
    'Errors',
    '404: {statusCode, message}, the id was not found',
    async (client) => failedWith(await client.get('/v1/companies/999999999'), 404, /id was not found/),
  ],
  [
    'Errors',
    '405: badly formed JSON',
    async (client) => failedWith(await search(client, '{"City":'), 405, /JSON/),
  ],
  [
    'Errors',
    '405: badly formed XML',
    async (client) =>
      failedWith(await search(client, '<a><City></a>', { 'content-type': 'application/xml' }), 405, /XML/),
  ],
  [
    'Errors',
    '405: a body not matching Content-Type',
    async (client) => {
      failedWith(await search(client, '<a/>'), 405)
      failedWith(await search(client, '{}', { 'content-type': 'application/xml' }), 405)
    },
  ],
  [
    'Errors',
    '415: unsupported body',
    async (client) => failedWith(await search(client, 'City=Boston', { 'content-type': 'text/plain' }), 415),
  ],
  [
    'Errors',
    '415: unsupported output format',
    async (client) => failedWith(await client.get(list, { accept: 'text/html' }), 415),
  ],
  [
    'Endpoints, Match',
    'The same rule is stated for other POST calls that take Accept',
    async (client) => {
      for (const path of ['companies/search', 'companies/count', 'people/search', 'people/tallies'])
        failedWith(await client.post(`/v1/${path}`, {}, { accept: 'text/html' }), 415)
    },
  ],
  [
    'Versioning, 1',
    '/v1/ for companies, people and SIC; /v3/ for match and multiple match; nothing elsewhere',
    async (client) => {
      for (const path of [
        '/v3/companies/',
        '/v3/people/',
        '/v3/sics/58',
        '/v2/match',
        '/v1/match',
        '/companies/',
      ])
        failedWith(await client.get(path), 404)
    },
  ],
  [
    'Errors',
    'The format follows Accept',
    async (client) => {
      const { headers, text } = await client.get('/v1/companies/999999999', { accept: 'application/xml' })
      expect(headers['content-type']).toMatch(/^application\/xml/)
      expect(text).toMatch(
        /<Error xmlns="[^"]+"><StatusCode>404<\/StatusCode><Message>[^<]+<\/Message><\/Error>$/,
      )
    },
  ],
  [
    '400 conditions',
    'resourcetype: value is not a valid record format',
    async (client) => refusedFor(await client.get('/v1/companies/?resourcetype=x'), 'resourcetype'),
  ],
  [
    '400 conditions',
    'fields: Fields given together with any ResourceType (search calls)',
    async (client) => refusedFor(await search(client, { Fields: ['City'], ResourceType: 'Basic' }), 'fields'),
  ],
  [
    '400 conditions',
    'fields: Fields given together with a resourcetype other than Tally (tally calls)',
    async (client) => {
      const body = { Fields: ['city'], ResourceType: 'Core' }
      for (const kind of ['companies', 'people'])
        refusedFor(await client.post(`/v1/${kind}/tallies`, body), 'fields')
    },
  ],
  [
    '400 conditions',
    'requesttype: not Company, Person or Any',
    async (client) => {
      refusedFor(await client.post('/v3/match', { requesttype: 'Both', name: 'x' }), 'requesttype')
    },
  ],
  [
    'Open points, Errors and limits',
    'An unknown path is a 404 in the asked format',
    async (client) => {
      failedWith(await client.get('/v1/nothing'), 404)
      expect((await client.get('/v1/nothing', { accept: 'application/xml' })).text).toMatch(
        /<StatusCode>404</,
      )
    },
  ],
  [
    'Open points, Errors and limits',
    '405 with Allow for a wrong method',
    async (client) => {
      const answer = await client.get('/v1/companies/count')
      failedWith(answer, 405)
      expect(answer.headers.allow).toMatch(/POST/)
    },
  ],
  [
    'Open points, One key, one order of checks',
    'The key is looked at before media types, body, values and look-up',
    async (client) => {
      const bad = { apikey: '', accept: 'text/html' }
      failedWith(await client.get('/v1/companies/999999999', bad), 401)
      failedWith(await search(client, '{', { apikey: '' }), 401)
    },
  ],
  [
    'Open points, One key, one order of checks',
    'Media types are looked at before the body, the body before values',
    async (client) => {
      expect((await search(client, '{', { accept: 'text/html' })).status).toBe(415)
      expect((await client.post('/v1/companies/search?x=1', '{')).status).toBe(405)
    },
  ],
  [
    'Open points, One key, one order of checks',
    'Values are looked at before the look-up',
    async (client) => refusedFor(await client.get('/v1/companies/999999999?resourcetype=x'), 'resourcetype'),
  ],
  [
    'Open points, One key, one order of checks',
    'A query parameter given twice is a 400',
    async (client) => refusedFor(await client.get('/v1/companies/?city=a&city=b'), 'city'),
  ],
  [
    'Open points, One key, one order of checks',
    'OPTIONS needs no key',
    async (client) =>
      expect((await client.send({ url: '/v1/companies/', method: 'OPTIONS' })).status).toBe(204),
  ],
  [
    'Open points, One key, one order of checks',
    'HEAD answers as GET',
    async (client) => {
      const apikey = await client.keys.newOf('trial')
      const { status } = await client.send({ url: list, method: 'HEAD', headers: { apikey } })
      expect(status).toBe(200)
    },
  ],
]

/** A row of the reference's table of limits, as the policy header of every answer. */
const planned = (customer: string, plan: Plan, policy: string): ConformanceCheck => [
  'Limits',
  `${customer}: ${policy}`,
  async (client) => {
    const { headers } = await client.get(list, { apikey: await client.keys.newOf(plan) })
    expect(headers['ratelimit-policy']).toBe(policy)
  },
]

const limits: ConformanceCheck[] = [
  planned('Free trial (sandbox)', 'trial', '"throttle";q=30;w=60, "quota";q=2500'),
  planned('Periodic billing, level A', 'a', '"throttle";q=600;w=60, "quota";q=75000;w=604800'),
  planned('Periodic billing, level B', 'b', '"throttle";q=600;w=60, "quota";q=400000;w=604800'),
  planned('Periodic billing, level C', 'c', '"throttle";q=600;w=60, "quota";q=1000000;w=604800'),
  [
    'Limits',
    'Credit card: 600 per minute, 12,500 per week',
    async () => expect(defaultPlans.limits.credit).toEqual({ perMinute: 600, calls: 12_500, per: 'week' }),
  ],
  [
    'Limits, 1',
    'Exactly the limit passes, even in parallel',
    async (client) => {
      const apikey = await client.keys.newOf('trial')
      const answers = await Promise.all(Array.from({ length: 50 }, () => client.get(list, { apikey })))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    },
  ],
  [
    'Open points, Errors and limits',
    'Weekly caps roll over at Monday 00:00 UTC',
    async (client) => {
      const apikey = await client.keys.newCapped()
      await client.get(list, { apikey })
      const [, at = ''] = /at (\S+Z)/.exec((await client.get(list, { apikey })).text) ?? []
      const date = new Date(at)
      expect([date.getUTCDay(), date.toISOString().slice(11)]).toEqual([1, '00:00:00.000Z'])
    },
  ],
  [
    'Limits, 1',
    'A trial key makes 30 calls a minute; the 31st is a 429 with the seconds to wait',
    async (client) => {
      const apikey = await client.keys.newOf('trial')
      for (let i = 0; i < 30; i++) expect((await client.get(list, { apikey })).status).toBe(200)
      const answer = await client.get(list, { apikey })
      failedWith(answer, 429, /try again in \d+ seconds?/i)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.text).toContain(` ${answer.headers['retry-after']} second`)
    },
  ],
  [
    'Limits, 2',
    'Exceeding the periodic cap gives 403, which says when the quota is replenished',
    async (client) => {
      const apikey = await client.keys.newCapped()
      expect((await client.get(list, { apikey })).status).toBe(200)
      const answer = await client.get(list, { apikey })
      failedWith(answer, 403, /out of call volume quota.*replenished/i)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    },
  ],
  [
    'Open points, Errors and limits',
    'Caps count every call that was answered 200, and no other',
    async (client) => {
      const apikey = await client.keys.newCapped()
      for (const path of ['/v1/companies/999999999', '/v1/companies/?limit=0', '/v1/nothing'])
        expect((await client.get(path, { apikey })).status).not.toBe(403)
      expect((await client.get(list, { apikey })).status).toBe(200)
      expect((await client.get(list, { apikey })).status).toBe(403)
    },
  ],
  [
    'Open points, Errors and limits',
    'Every answer carries RateLimit and RateLimit-Policy',
    async (client) => {
      for (const path of [list, '/v1/companies/999999999', '/v1/companies/?limit=0']) {
        const { headers } = await client.get(path)
        expect([headers.ratelimit, headers['ratelimit-policy']]).toEqual([
          expect.stringMatching(/;r=\d+/),
          expect.stringMatching(/;q=\d+/),
        ])
      }
    },
  ],
  [
    'Limits, 4',
    'Record count per call: default 10',
    async (client) => expect(recordsOf(await search(client, {}))).toHaveLength(10),
  ],
  [
    'Open points, One key, one order of checks',
    'The throttle and the quota are looked at before media types and values',
    async (client) => {
      const apikey = await client.keys.newCapped()
      await client.get(list, { apikey })
      expect((await client.get('/v1/companies/?limit=0', { apikey, accept: 'text/html' })).status).toBe(403)
    },
  ],
]

export const errorRows: readonly ConformanceCheck[] = [...keys, ...statuses, ...limits]

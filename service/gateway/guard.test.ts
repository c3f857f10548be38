import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../http/log.ts'
import { trustedProxiesIn } from '../http/trusted-proxies.ts'
import { buildApp } from '../server/app.ts'
import { emptyStore } from '../store/empty-store.ts'
import { plainKey, tinyApp, tinyKeys } from '../testing/tiny-app.ts'
import { tinyStores } from '../testing/tiny-store.ts'
import type { Gateway } from './guard.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await tinyApp()
})
afterAll(() => app.close())

const own = 'localhost:8080'

/** Row 68 of the test plan: which pages may call the gateway. */
const pages: [name: string, headers: Record<string, string>, status: number][] = [
  ['no page at all', { host: own }, 200],
  ['the own page', { host: own, origin: `http://${own}`, 'sec-fetch-site': 'same-origin' }, 200],
  ['typed into the address bar', { host: own, 'sec-fetch-site': 'none' }, 200],
  ['loopback by number', { host: '127.0.0.1:8080', origin: 'http://127.0.0.1:8080' }, 200],
  ['loopback in IPv6', { host: '[::1]:8080', origin: 'http://[::1]:8080' }, 200],
  ['own name in capitals', { host: 'LOCALHOST', origin: 'http://localhost' }, 200],
  ['the default port', { host: 'localhost:80', origin: 'http://localhost' }, 200],
  ['a name allowed by the operator', { host: 'prospects.example', origin: 'https://prospects.example' }, 200],
  ['another site', { host: own, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site that hides its origin', { host: own, origin: 'null' }, 403],
  [
    'another port of this machine',
    { host: own, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    403,
  ],
  ['another site without Origin', { host: own, 'sec-fetch-site': 'cross-site' }, 403],
  ['the same site', { host: own, 'sec-fetch-site': 'same-site' }, 403],
  ['a name pointed at this machine', { host: 'evil.example:8080', origin: 'http://evil.example:8080' }, 403],
  ['a name that looks like loopback', { host: '127.0.0.1.evil.example' }, 403],
  ['a name ending in localhost', { host: 'evil-localhost' }, 403],
  ['a number that is no address', { host: '127.999.999.999' }, 403],
  ['a Host that is none', { host: '/' }, 403],
  ['a file', { host: own, origin: 'file://localhost:8080' }, 403],
]

describe('gateway', () => {
  it.each(pages)('for %s', async (_name, headers, status) => {
    const guarded = await buildApp({
      source: { stores: tinyStores, keys: {} as never },
      ownHosts: ['prospects.example'],
      log: openLog('silent'),
    })
    for (const url of ['/api/v1/companies/?limit=1', '/config.json']) {
      const response = await guarded.inject({ url, headers })
      expect(response.statusCode).toBe(status)
      if (status === 403) expect(response.json()).toEqual({ statusCode: 403, message: expect.any(String) })
    }
  })

  it.each<[Gateway, remoteAddress: string, status: number, reconcile: number]>([
    ['local', '127.0.0.1', 200, 200],
    ['local', '::1', 200, 200],
    ['local', '::ffff:127.0.0.1', 200, 200],
    ['local', '192.168.1.5', 403, 401],
    ['local', '::ffff:192.168.1.5', 403, 401],
    ['open', '192.168.1.5', 200, 401],
    ['off', '127.0.0.1', 403, 401],
    ['off', '192.168.1.5', 403, 401],
  ])(
    '%s, called from %s with the Host of this machine',
    async (gateway, remoteAddress, status, reconcile) => {
      const guarded = await buildApp({
        source: { stores: tinyStores, keys: tinyKeys },
        gateway,
        log: openLog('silent'),
      })
      const headers = { host: 'localhost:8080' }
      const statusOf = async (url: string) =>
        (await guarded.inject({ url, headers, remoteAddress })).statusCode
      expect(await statusOf('/api/v1/companies/?limit=1')).toBe(status)
      expect(await statusOf('/config.json')).toBe(status)
      expect(await statusOf('/reconcile/suggest/entity?prefix=a')).toBe(reconcile)
      expect(await statusOf(`/v1/companies/?limit=1&apikey=${plainKey}`)).toBe(200)
    },
  )

  const proxied = { host: 'app.example', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }
  const renamed = { ...proxied, host: '127.0.0.1:8080', 'x-forwarded-host': 'app.example' }
  const page = { origin: 'https://app.example', 'sec-fetch-site': 'same-origin' }
  const loopback = '127.0.0.1'
  it.each<
    [
      name: string,
      gateway: Gateway,
      headers: Record<string, string>,
      trust: string | undefined,
      status: number,
    ]
  >([
    ['is not this machine', 'local', { ...proxied, ...page }, 'loopback', 403],
    [
      'is not this machine, for a client that claims to be',
      'local',
      { host: 'localhost', 'x-forwarded-for': loopback },
      'loopback',
      403,
    ],
    ['is not this machine where it adds no header', 'local', { host: 'localhost' }, 'loopback', 403],
    [
      'is not this machine where it is not trusted',
      'local',
      { host: 'localhost', 'x-forwarded-for': loopback },
      undefined,
      403,
    ],
    [
      'is not this machine with Forwarded',
      'local',
      { host: 'localhost', forwarded: 'for=127.0.0.1' },
      undefined,
      403,
    ],
    ['may be another one', 'local', { host: 'localhost' }, '10.0.0.1', 200],
    ['passes pages on', 'open', { ...proxied, ...page }, 'loopback', 200],
    ['passes pages on under its own name', 'open', { ...renamed, ...page }, 'loopback', 200],
    ['that is not trusted has no name of its own', 'open', { ...renamed, ...page }, undefined, 403],
    ['passes on another site', 'open', { ...proxied, origin: 'https://evil.example' }, 'loopback', 403],
    [
      'passes on the same name without encryption',
      'open',
      { ...proxied, origin: 'http://app.example' },
      'loopback',
      403,
    ],
    ['passes on a name pointed at it', 'open', { ...proxied, host: 'evil.example' }, 'loopback', 403],
    [
      'passes on a name pointed at it, and a header that hides that',
      'open',
      { ...proxied, host: 'evil.example', 'x-forwarded-host': 'app.example' },
      'loopback',
      403,
    ],
    [
      'passes on a host that is none of its names',
      'open',
      { ...renamed, 'x-forwarded-host': 'evil.example' },
      'loopback',
      403,
    ],
  ])('a proxy on this machine %s', async (_name, gateway, headers, trust, status) => {
    const guarded = await buildApp({
      source: { stores: tinyStores, keys: tinyKeys },
      gateway,
      ownHosts: ['app.example'],
      isTrustedProxy: trust ? trustedProxiesIn(trust) : undefined,
      log: openLog('silent'),
    })
    const statusOf = async (url: string) => (await guarded.inject({ url, headers })).statusCode
    expect(await statusOf('/api/v1/companies/?limit=1')).toBe(status)
    expect(await statusOf('/config.json')).toBe(status)
    const { isOperator = false } = (await guarded.inject({ url: '/config.json', headers })).json()
    expect(isOperator).toBe(gateway === 'local' && status === 200)
  })

  it('answers without a key what the API answers with one, and nothing else', async () => {
    const call = { method: 'POST', url: '/api/v1/companies/count', payload: {} } as const
    expect((await app.inject(call)).json()).toEqual({ MatchCount: 12 })
    for (const url of [
      '/api',
      '/api/',
      '/api/health',
      '/api/v2/x',
      '/api//v1/companies',
      '/api/api/v1/companies',
    ])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404])
    expect((await app.inject({ url: '/api/v1/companies/?email=a' })).statusCode).toBe(400)
  })

  it.each(['/v1/companies/', '/api/v1/companies/', '/health', '/config.json', '/nothing'])(
    'sends the headers that protect pages with %s',
    async (url) => {
      const { headers } = await app.inject({ url, headers: { apikey: plainKey } })
      expect(headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
    },
  )
})

describe('about', () => {
  it('reports the health of the data', async () => {
    const response = await app.inject({ url: '/health' })
    expect(response.json()).toEqual({
      status: 'ok',
      data: {
        companies: { name: 'tiny', version: '1', records: 12, date: '2026-01-31' },
        people: { name: 'tiny', version: '1', records: 6, date: '2026-01-31' },
      },
    })
  })

  it('describes the service to the app', async () => {
    const response = await app.inject({ url: '/config.json' })
    const info = { name: 'tiny', version: '1', date: '2026-01-31', sample: false }
    expect(response.json()).toEqual({
      name: 'tiny',
      kind: 'local',
      alternatives: true,
      sort: {
        companies: expect.arrayContaining(['City', 'Distance']),
        people: expect.arrayContaining(['Age']),
      },
      fields: { companies: [], people: [] },
      multiple: true,
      matchFile: true,
      driveTimes: true,
      version: expect.any(String),
      data: { companies: { ...info, records: 12 }, people: { ...info, records: 6 } },
      maps: [{ name: 'built-in', kind: 'built-in' }],
      isOperator: true,
    })
  })

  it('offers the ids of merged sources where no record has one of its own', async () => {
    const empty = emptyStore('people')
    const people = { ...empty, info: { ...empty.info, version: '1', merged: 2, mergedIds: 1 } }
    const { fields } = (await (await tinyApp({ people })).inject({ url: '/config.json' })).json()
    expect(fields.people).toEqual(['SourceId', 'MergedSources'])
  })

  it('has no description of a kind without data', async () => {
    const half = await tinyApp({ people: emptyStore('people') })
    const info = async (url: string) => Object.keys((await half.inject({ url })).json().data)
    expect([await info('/health'), await info('/config.json')]).toEqual([['companies'], ['companies']])
  })
})

import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { openLog } from '../http/log.ts'
import { buildApp } from '../server/app.ts'
import { makeCertificate } from '../testing/certificates.ts'
import { type HostileUpstream, hostileUpstream, answerJson as json } from '../testing/hostile-upstream.ts'

const key = 'UpstreamKeyUpstreamKeyUpstream01'

let upstream: HostileUpstream
const logged: string[] = []
let base: string
let app: FastifyInstance
let hasty: FastifyInstance
const gatewayTo = (url: string, milliseconds = 30_000) =>
  buildApp({
    source: { upstream: { url, key }, bounds: { milliseconds, bytes: 100_000 } },
    // Through a proxy on this machine no caller is local.
    gateway: 'open',
    log: openLog('trace', { write: (line) => void logged.push(line) }),
  })

beforeAll(async () => {
  upstream = await hostileUpstream()
  base = upstream.url
  app = await gatewayTo(base)
  hasty = await gatewayTo(base, 300)
})
afterAll(async () => {
  await Promise.all([app.close(), hasty.close(), upstream.close()])
})
afterEach(() => {
  upstream.behave()
  expect(logged.join('\n')).not.toContain(key)
})

const list: InjectOptions = { url: '/api/v1/companies/' }

describe('what goes to the service', () => {
  it('is the call with the key of the installation and none of the client (row 65)', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/companies/search?apikey=ofTheClient&Extra=1',
      payload: { Limit: 1 },
      headers: {
        apikey: 'ofTheClient',
        cookie: 'a=b',
        'x-forwarded-for': '10.0.0.1',
        forwarded: 'for=10.0.0.1',
        connection: 'apikey',
      },
    })
    expect(response.statusCode).toBe(200)
    const [{ method, url, headers, body } = { headers: {}, body: '' }] = upstream.received()
    expect([method, url, body]).toEqual(['POST', '/data/v1/companies/search?Extra=1', '{"Limit":1}'])
    expect(headers).toMatchObject({ apikey: key, accept: 'application/json', host: new URL(base).host })
    expect(JSON.stringify(headers)).not.toMatch(/ofTheClient|cookie|forwarded/)
  })

  it('keeps the query and sends HEAD as GET', async () => {
    await app.inject({ method: 'HEAD', url: '/api/v1/companies/?city=New%20York&limit=5' })
    expect(upstream.received().map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/data/v1/companies/?city=New+York&limit=5'],
    ])
  })

  it.each([
    ['..%2f..%2fsecret', '/data/v1/companies/..%2F..%2Fsecret'],
    ['%40evil.example', '/data/v1/companies/%40evil.example'],
    ['%5Cevil.example', '/data/v1/companies/%5Cevil.example'],
    ['a%3Fb%23c', '/data/v1/companies/a%3Fb%23c'],
    ['%zz', '/data/v1/companies/%25zz'],
  ])('remains one id: %s (row 66)', async (id, url) => {
    await app.inject({ url: `/api/v1/companies/${id}` })
    expect(upstream.received().map((call) => call.url)).toEqual([url])
  })

  it.each([
    '/api//evil.example/v1/companies',
    '/api/v1/companies/../../secret',
    '/api/v1/companies/x/..%2f..%2f/y',
    '/api/admin',
    '/api/v1/companies/search/x',
    '/v1/companies/',
    '/api/@evil.example',
    '/api/%5Cevil.example',
  ])('is nothing for %s (row 66)', async (url) => {
    expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(403)
    expect(upstream.received()).toEqual([])
  })

  it.each([
    ['an answer in XML', { ...list, headers: { accept: 'application/xml' } }, /answers in JSON,/],
    [
      'a body in XML',
      {
        method: 'POST',
        url: '/api/v1/companies/search',
        payload: '<a/>',
        headers: { 'content-type': 'application/xml' },
      },
      /JSON/,
    ],
  ] as const)('is in JSON: %s is refused', async (_name, call, words) => {
    const response = await app.inject(call)
    expect(response.json()).toEqual({ statusCode: 415, message: expect.stringMatching(words) })
    expect(upstream.received()).toEqual([])
  })

  it('is nothing for other methods and other sites', async () => {
    const [remove, foreign] = await Promise.all([
      app.inject({ ...list, method: 'DELETE' }),
      app.inject({ ...list, headers: { origin: 'https://evil.example' } }),
    ])
    expect([remove.statusCode, foreign.statusCode, upstream.received()]).toEqual([405, 403, []])
  })
})

type UpstreamError = [name: string, behave: RequestListener, status: number, words: RegExp]

/** Rows 67 and 69 of the test plan: errors of the service, and what the app receives. */
const upstreamErrors: UpstreamError[] = [
  [
    'another address',
    (_, r) => r.writeHead(302, { location: 'http://evil.example/' }).end(),
    502,
    /another address/,
  ],
  ['moved for good', (_, r) => r.writeHead(301, { location: '/data/other' }).end(), 502, /another address/],
  ['a page', (_, r) => r.setHeader('content-type', 'text/html').end('<html>'), 502, /not the data service/],
  ['nothing', (_, r) => r.end(), 502, /not the data service/],
  ['no content', (_, r) => r.writeHead(204).end(), 502, /not the data service/],
  ['half a list', (_, r) => json(r, '[{"Id":"1"'), 502, /not the data service/],
  ['a text', (_, r) => json(r, '"hello"'), 502, /not the data service/],
  [
    'a page for an error',
    (_, r) => r.writeHead(500).end('<html>'),
    502,
    /not the data service \(status 500\)/,
  ],
  ['an encoding it does not hold', (_, r) => r.end(Buffer.from([0x5b, 0xff, 0x5d])), 502, /encoding/],
  [
    'an unknown encoding',
    (_, r) => json(r, '[]', 200, { 'content-type': 'a/b; charset=nope' }),
    502,
    /encoding/,
  ],
  ['too much', (_, r) => json(r, `["${'x'.repeat(200_000)}"]`), 502, /more than/],
  [
    'a little that unpacks to much',
    (_, r) => r.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(5_000_000, ' '))),
    502,
    /more than/,
  ],
  [
    'garbage for gzip',
    (_, r) => r.setHeader('content-encoding', 'gzip').end('garbage'),
    502,
    /closed the connection/,
  ],
  ['silence', () => {}, 504, /did not answer/],
  ['silence in the middle', (_, r) => void r.write('['), 504, /did not answer/],
  ['a cut connection', (_, r) => void r.socket?.destroy(), 502, /closed the connection/],
  [
    'a cut answer',
    (_, r) => void r.writeHead(200, { 'content-length': 10 }).write('[', () => r.socket?.destroy()),
    502,
    /closed the connection/,
  ],
  [
    'a refused key',
    (_, r) => json(r, `{"statusCode":401,"message":"${key} is bad"}`, 401),
    401,
    /refused the key/,
  ],
  [
    'too many calls, as a page',
    (_, r) => r.writeHead(429, { 'retry-after': '7' }).end('<html>'),
    429,
    /wait/,
  ],
  ['no volume left, as a page', (_, r) => r.writeHead(403).end('<html>'), 403, /volume/],
]

describe('what comes from the service', () => {
  it.each(upstreamErrors)('%s', async (_name, how, status, words) => {
    upstream.behave(how)
    // A refusal holds the calls of its gateway back.
    const own = status === 429 ? await gatewayTo(base) : undefined
    const response = await (own ?? (status === 504 ? hasty : app)).inject(list)
    await own?.close()
    expect(response.json()).toEqual({ statusCode: status, message: expect.stringMatching(words) })
    expect(response.statusCode).toBe(status)
    expect(JSON.stringify([response.headers, response.body])).not.toContain(key)
    expect(upstream.received().length).toBe(1)
  })

  it.each([
    ['http://nothing.invalid', /name is not known|cannot be reached/],
    ['http://127.0.0.1:8319', /Nothing answers/],
    ['https://', /certificate or encryption/],
  ])('an address that fails: %s', async (url, words) => {
    const gateway = await gatewayTo(url === 'https://' ? base.replace('http:', 'https:') : url)
    const response = await gateway.inject(list)
    expect([response.statusCode, response.json().message]).toEqual([502, expect.stringMatching(words)])
    await gateway.close()
  })

  it.each([
    ['that no authority has signed', {}],
    ['that has expired', { from: -10, until: -2 }],
  ])('a certificate %s is not accepted', async (_name, dates) => {
    const server = createServer(await makeCertificate(dates), (_, r) => json(r, '[]'))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const gateway = await gatewayTo(`https://localhost:${(server.address() as AddressInfo).port}`)
    const response = await gateway.inject(list)
    expect([response.statusCode, response.json().message]).toEqual([
      502,
      'The data service cannot be reached. Its certificate or encryption is not accepted.',
    ])
    await gateway.close()
    server.close()
  })

  it('passes errors of the contract on, with their waits', async () => {
    const text = '{"statusCode":429,"message":"Try again in 7 seconds."}'
    for (const wait of ['7', 'Wed, 21 Oct 2026 07:28:00 GMT', 'soon']) {
      upstream.behave((_, r) =>
        json(r, text, 429, { 'retry-after': wait, ratelimit: '"a";r=0;t=7', 'set-cookie': 'a=b' }),
      )
      const own = await gatewayTo(base)
      const { statusCode, headers, body } = await own.inject(list)
      await own.close()
      expect([statusCode, body]).toEqual([429, text])
      expect(headers).toMatchObject({ 'retry-after': wait, ratelimit: '"a";r=0;t=7' })
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  it('never shows the key, even when the service does', async () => {
    upstream.behave((_, r) =>
      json(r, `[{"Description":"${key}","Item":"x"}]`, 400, { link: `<${base}?apikey=${key}>` }),
    )
    const { statusCode, headers, body } = await app.inject(list)
    expect(statusCode).toBe(400)
    expect(JSON.stringify([headers, body])).not.toContain(key)
  })

  it('describes the service to the app', async () => {
    upstream.behave((request, r) => json(r, request.url === '/data/openapi.json' ? '{"AnyOf":1}' : '{}'))
    const { host } = new URL(base)
    expect((await app.inject('/config.json')).json()).toMatchObject({
      kind: 'remote',
      name: host,
      alternatives: true,
      multiple: false,
    })
    const paths = Object.values(endpoints).map(({ path }) => [path, {}])
    const description = JSON.stringify({ paths: Object.fromEntries(paths) })
    upstream.behave((_, r) => json(r, description))
    expect((await app.inject('/config.json')).json()).toMatchObject({ alternatives: false, multiple: true })
    upstream.behave((_, r) => r.writeHead(404).end())
    expect((await app.inject('/config.json')).json()).toMatchObject({ alternatives: false })
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' })
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openLog } from '../http/log.ts'
import { buildApp } from '../server/app.ts'
import { plainKey, tinyKeys } from '../testing/tiny-app.ts'
import { tinyStores } from '../testing/tiny-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
const logged: string[] = []
const store = { ...tinyStores.companies }
let app: FastifyInstance
let port: number

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>The app</title><style>a{}</style>')
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'let a = 1\n'.repeat(1000))
  writeFileSync(join(folder, 'basemap.pmtiles'), Buffer.alloc(10_000, 7))
  app = await buildApp({
    source: { stores: { ...tinyStores, companies: store }, keys: tinyKeys },
    pages: folder,
    log: openLog('trace', { write: (line) => void logged.push(line) }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** Sends bytes as they are and gives all that comes back until the connection ends. */
const exchange = (text: string) =>
  new Promise<string>((done) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('close', () => done(answer))
    socket.on('error', () => done(answer))
  })
const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, `Host: localhost:${port}`, 'Connection: close', ...headers, '', ''].join('\r\n')
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
const html = 'Accept: text/html,*/*'

describe('pages', () => {
  it.each([['/'], ['/some/page'], ['/?q=%zz']])('answers a navigation to %s with the page', async (path) => {
    const answer = await exchange(request(`GET ${path}`, html))
    expect(answer).toMatch(/^HTTP\/1.1 200/)
    expect(answer).toMatch(/<title>The app/)
    expect(answer).toMatch(/cache-control: no-cache/)
    expect(answer).toMatch(/content-security-policy: default-src 'self'/i)
  })

  it.each(['/', '/index.html', '/some/page'])(
    'sends %s with a nonce for its styles, another each time, and lets no other inline styles in',
    async (url) => {
      const nonces = new Set<string>()
      for (let i = 0; i < 2; i += 1) {
        const { headers, body } = await app.inject({ url, headers: { accept: 'text/html' } })
        const [, nonce = ''] = /<style nonce="([^"]+)">/.exec(body) ?? []
        nonces.add(nonce)
        const policy = String(headers['content-security-policy'])
        expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
        expect(policy).not.toContain('unsafe-inline')
      }
      expect(nonces.size).toBe(2)
    },
  )

  it('keeps assets for good and compresses them', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/app-1a2b.js',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': expect.stringMatching(/immutable/),
    })
    expect(rawPayload.length).toBeLessThan(500)
  })

  it('sends parts of the base map', async () => {
    const headers = { range: 'bytes=10-19', 'accept-encoding': 'gzip, br' }
    const response = await app.inject({ url: '/basemap.pmtiles', headers })
    expect([response.statusCode, response.rawPayload.length]).toEqual([206, 10])
  })

  it.each([
    ['GET /nothing.js', 404],
    ['GET /assets/nothing', 404],
    ['GET /../../etc/passwd', 404],
    ['GET /..%2f..%2fetc/passwd', 404],
    ['GET /%zz', 404],
    ['GET //evil.example/v1/companies', 404],
    ['GET http://evil.example/v1/companies/', 401],
    ['GET http://evil.example/nothing', 404],
    ['DELETE /', 404],
    ['PURGE /', 404],
    ['POST /nothing', 404],
    ['GET /v1/nothing', 404],
    ['GET /api', 404],
    ['GET /assets', 404],
  ])('has nothing for %s', async (line, status) => {
    const answer = await exchange(request(line))
    expect(bodyOf(answer)).toEqual({ statusCode: status, message: expect.any(String) })
  })
})

describe('broken requests', () => {
  it.each([
    ['garbage', 'hello\r\n\r\n', 400],
    ['two lengths', request('POST /v1/sics', 'Content-Length: 1', 'Content-Length: 2'), 400],
    ['a length and chunks', request('POST /v1/sics', 'Content-Length: 5', 'Transfer-Encoding: chunked'), 400],
    ['an odd transfer encoding', request('POST /v1/sics', 'Transfer-Encoding: x, chunked , y'), 400],
    ['headers without end', request('GET /', `X: ${'x'.repeat(200_000)}`), 431],
  ])('row 61: %s', async (_name, text, status) => {
    const answer = await exchange(`${text}GET /health HTTP/1.1\r\nHost: a\r\n\r\n`)
    expect(answer.match(/HTTP\/1.1 /g)?.length).toBe(1)
    expect(bodyOf(answer)).toEqual({ statusCode: status, message: expect.any(String) })
  })

  it.each([
    ['two Host headers', request('GET /health', 'Host: b'), 400],
    [
      'more headers than 200',
      request('GET /health', ...Array.from({ length: 201 }, (_, i) => `X-${i}: y`)),
      431,
    ],
    [
      'more headers than Node.js keeps',
      request('GET /health', ...Array.from({ length: 3000 }, (_, i) => `X-${i}: y`)),
      431,
    ],
  ])('of a whole request: %s', async (_name, text, status) => {
    expect(bodyOf(await exchange(text))).toEqual({ statusCode: status, message: expect.any(String) })
  })

  it('row 59: a body that does not come', async () => {
    const headers = [`apikey: ${plainKey}`, 'Content-Type: application/json', 'Content-Length: 50']
    const [slowBody, slowHead] = await Promise.all([
      exchange(`${request('POST /v1/companies/count', ...headers)}{}`),
      exchange('GET /v1/sics HTTP/1.1\r\nHost: a\r\n'),
    ])
    expect([bodyOf(slowBody).statusCode, bodyOf(slowHead).statusCode]).toEqual([408, 408])
  }, 30_000)

  it('row 63: line ends in a parameter make no header', async () => {
    const answer = await exchange(request('GET /v1/sics?keyword=a%0d%0aX-Evil:%201', `apikey: ${plainKey}`))
    expect(answer).toMatch(/^HTTP\/1.1 400/)
    expect(answer).not.toMatch(/^x-evil/im)
  })
})

it('row 60: a client that hangs up ends its query', async () => {
  let signal: AbortSignal | undefined
  store.count = (_criteria, given) =>
    new Promise((_done, fail) => {
      signal = given
      given?.addEventListener('abort', () => fail(given.reason))
    })
  const headers = [`apikey: ${plainKey}`, 'Content-Type: application/json', 'Content-Length: 2']
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`${request('POST /v1/companies/count', ...headers)}{}`),
  )
  await vi.waitFor(() => expect(signal?.aborted).toBe(false), 10_000)
  socket.destroy()
  await vi.waitFor(() => expect(signal?.aborted).toBe(true), 10_000)
  store.count = tinyStores.companies.count
})

it('reports nothing of an error of its own', async () => {
  store.byId = () => Promise.reject(new Error('select * from secrets in /some/path'))
  const response = await app.inject({ url: '/v1/companies/1', headers: { apikey: plainKey } })
  store.byId = tinyStores.companies.byId
  expect(response.json()).toEqual({ statusCode: 500, message: 'The service met an unexpected condition.' })
  expect(logged.some((line) => line.includes('secrets'))).toBe(true)
})

it('rows 64 and 112: no key in the log, one event one line', async () => {
  logged.length = 0
  await app.inject({
    url: `/v1/companies/?apikey=${plainKey}&city=a%0ab&companyname=a%0d%0a%7B%22level%22:60%7D`,
  })
  await app.inject({ url: `/nothing%0a?ApiKey=${plainKey}`, headers: { apikey: plainKey } })
  expect(logged.length).toBeGreaterThanOrEqual(2)
  for (const line of logged) {
    expect(line).not.toContain(plainKey)
    expect(line.trim()).not.toMatch(/[\r\n]/)
    expect(JSON.parse(line).level).toBeLessThan(60)
  }
})

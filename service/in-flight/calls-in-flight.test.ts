import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLog } from '../http/log.ts'
import { buildApp } from '../server/app.ts'
import { emailKey, plainKey, tinyKeys } from '../testing/tiny-app.ts'
import { companies, tinyStores } from '../testing/tiny-store.ts'
import { defaultBounds } from './calls-in-flight.ts'

/** A page of Core records of some 16 MB, more than the buffers of a connection take unread. */
const largePage = Array.from({ length: 2000 }, () => ({
  ...(companies[0] as (typeof companies)[number]),
  ETag: 'x'.repeat(8000),
}))

let app: FastifyInstance
let port: number
let logged: string[]
let searches: AbortSignal[]
let search: typeof tinyStores.companies.search
let sockets: Socket[]
/** Requests whose headers have arrived. */
let arrived: number

beforeEach(async () => {
  logged = []
  searches = []
  sockets = []
  arrived = 0
  search = async () => largePage
  const store: typeof tinyStores.companies = {
    ...tinyStores.companies,
    search: (criteria, page, signal) => {
      if (signal) searches.push(signal)
      return search(criteria, page, signal)
    },
  }
  app = await buildApp({
    source: { stores: { ...tinyStores, companies: store }, keys: tinyKeys },
    callBounds: { ...defaultBounds, perKey: 20 },
    perSocket: 10,
    log: openLog('warn', { write: (line) => void logged.push(line) }),
  })
  app.server.on('request', () => {
    arrived += 1
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

/** A connection that has sent `bytes` and reads nothing until it is resumed. */
function sending(bytes: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  socket.on('error', () => socket.destroy())
  sockets.push(socket.pause())
  return socket
}

const page = (key: string) =>
  `GET /v1/companies/?limit=2000&resourcetype=Core HTTP/1.1\r\nHost: a\r\napikey: ${key}\r\n\r\n`
const one = `GET /v1/companies/100000001 HTTP/1.1\r\nHost: a\r\napikey: ${plainKey}\r\n\r\n`

const countOf = (apikey: string) =>
  app.inject({ method: 'POST', url: '/v1/companies/count', headers: { apikey }, payload: {} })

/** Everything that comes until the connection ends. */
const read = (socket: Socket) =>
  new Promise<string>((done) => {
    let text = ''
    socket.setEncoding('latin1').on('data', (part) => {
      text += part
    })
    socket.on('close', () => done(text))
    socket.resume()
  })
const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)

/** Long enough for work that should not be done to have been done. */
const afterDelay = () => new Promise((done) => setTimeout(done, 300))

describe('pipelined calls that are never read', () => {
  it('are not produced, and block no other caller', async () => {
    for (let i = 0; i < 5; i += 1) sending(page(plainKey).repeat(200))
    await vi.waitFor(() => expect(searches.length).toBeGreaterThan(0), 10_000)
    expect((await countOf(emailKey)).statusCode).toBe(200)
    await afterDelay()
    expect(searches.length).toBeLessThanOrEqual(10)
  })

  it('are dropped when the caller is gone, and leave nothing behind', async () => {
    let started = 0
    search = (_criteria, _page, signal) =>
      new Promise((_done, fail) => {
        started += 1
        signal?.addEventListener('abort', () => fail(signal.reason))
      })
    const closing = Array.from({ length: 5 }, () => sending(page(plainKey).repeat(200)))
    await vi.waitFor(() => expect(started).toBe(defaultBounds.runningPerKey), 10_000)
    for (const socket of closing) socket.destroy()
    await vi.waitFor(() => expect(searches.every(({ aborted }) => aborted)).toBe(true), 10_000)
    await afterDelay()
    // Of the 1,000 calls at most the first of each connection began, before its end was seen.
    expect(started).toBeLessThanOrEqual(closing.length)
    search = async () => []
    await vi.waitFor(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => countOf(plainKey)))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    }, 10_000)
    expect(logged).toEqual([])
  })

  it('row 60: of the second call too, whose response never had a socket', async () => {
    let finish = () => {}
    search = () => new Promise((done) => (finish = () => done([])))
    const socket = sending(page(plainKey).repeat(2))
    await vi.waitFor(() => expect(searches.length).toBe(1), 10_000)
    socket.destroy()
    await vi.waitFor(() => expect(searches[0]?.aborted).toBe(true), 10_000)
    finish()
    await afterDelay()
    expect(searches.length).toBe(1)
  })
})

describe('over the bound', () => {
  it('of a connection the call is refused with a message and the connection closed, with the answers before it sent', async () => {
    const text = await read(sending(one.repeat(30)))
    expect(statusesIn(text)).toEqual([...Array(10).fill('200'), '503'])
    expect(text).toMatch(/retry-after: 1\r\n/)
    expect(text).toMatch(/This connection has 10 unanswered requests/)
  })

  it.each(['/health', '/openapi.json', '/nothing', '/v1/companies/?apikey=wrong'])(
    'of a connection %s is refused too',
    async (path) => {
      const text = await read(sending(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(200)))
      const statuses = statusesIn(text)
      expect([statuses.length, statuses.at(-1)]).toEqual([11, '503'])
    },
  )

  it('of a key the key is refused with Retry-After, and no other', async () => {
    search = (_criteria, _page, signal) =>
      new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
    const flood = Array.from({ length: 30 }, () => sending(page(plainKey)))
    const answers = flood.map(read)
    await vi.waitFor(() => expect(arrived).toBe(flood.length), 10_000)
    const refused = await Promise.all(
      answers.map((answer) => Promise.race([answer, afterDelay().then(() => '')])),
    )
    const open = sockets.filter(({ destroyed }) => !destroyed)
    expect([refused.filter(Boolean).length, open.length]).toEqual([0, 30])
    const { statusCode, headers, json } = await countOf(plainKey)
    expect([statusCode, headers['retry-after'], json()]).toEqual([
      503,
      '2',
      {
        statusCode: 503,
        message:
          'You have 20 calls in flight, the maximum for a key. Wait for answers before sending more, and try again in 2 seconds.',
      },
    ])
    expect((await countOf(emailKey)).statusCode).toBe(200)
    expect((await app.inject('/api/v1/companies/100000001')).statusCode).toBe(200)
  })
})

it('an answer is produced for a caller who reads slowly, once the one before is read', async () => {
  const socket = sending(page(plainKey).repeat(3))
  await vi.waitFor(() => expect(searches.length).toBe(1), 10_000)
  const statuses: (string | undefined)[] = []
  let rest = ''
  socket.setEncoding('latin1').on('data', (part) => {
    const text = `${rest}${part}`
    statuses.push(...statusesIn(text))
    // What may be the beginning of a status line, less than one.
    rest = text.slice(-'HTTP/1.1 20'.length)
  })
  socket.resume()
  await vi.waitFor(() => expect(statuses).toEqual(['200', '200', '200']), 10_000)
  expect(searches.length).toBe(3)
})

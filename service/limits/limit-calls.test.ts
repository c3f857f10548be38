import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLog } from '../http/log.ts'
import { type LocalKeys, openKeys, type Plan } from '../keys/keys.ts'
import { buildApp } from '../server/app.ts'
import { fixedPlans } from '../testing/fixed-plans.ts'
import { companies, tinyStores } from '../testing/tiny-store.ts'
import { switchedOn } from './account.ts'
import { accountOf, type Counters } from './counters.ts'
import { limitCalls } from './limit-calls.ts'
import { openLocalCounters } from './local-counters.ts'
import { defaultPlans, type Plans } from './plans.ts'

const FRIDAY = Date.UTC(2026, 10, 20, 10)
const extraKey = 'the key of the operator'
const plans: Plans = {
  limits: {
    ...defaultPlans.limits,
    a: { perMinute: 1000, calls: 5, per: 'week' },
    b: { perMinute: 1000, calls: 5, per: 'lifetime' },
    c: { perMinute: 3, calls: 1000, per: 'week' },
  },
  excess: { minutes: 2, within: 10 },
}

let folder: string
let now: number
let keys: LocalKeys
let counters: Counters
let app: FastifyInstance
let logged: string[]
let search = tinyStores.companies.search

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'limits-'))
  now = FRIDAY
  logged = []
  search = tinyStores.companies.search
  keys = openKeys(join(folder, 'keys'), extraKey)
  counters = openLocalCounters(join(folder, 'usage'), () => now)
  const limits = limitCalls(counters, fixedPlans(plans))
  const store: typeof tinyStores.companies = {
    ...tinyStores.companies,
    search: (...given) => search(...given),
  }
  app = await buildApp({
    source: { stores: { ...tinyStores, companies: store }, keys, limits },
    log: openLog('warn', { write: (line) => void logged.push(line) }),
  })
})
afterEach(async () => {
  await app.close()
  await Promise.all([keys.close(), counters.close()])
  rmSync(folder, { recursive: true })
})

const list: InjectOptions = { url: '/v1/companies/' }
const request = (key: string, call: InjectOptions = list) =>
  app.inject({ ...call, headers: { ...call.headers, apikey: key } })
const statuses = async (key: string, times: number, call = list) => {
  const answers = await Promise.all(Array.from({ length: times }, () => request(key, call)))
  return answers.map(({ statusCode }) => statusCode)
}
const idOf = (key: string) => keys.find(key)?.id ?? ''
const account = (key: string) => accountOf(counters, idOf(key))
const newKey = (plan: Plan) => keys.create(plan, false)

describe('the throttle', () => {
  it('row 55: answers 30 calls a minute of a trial, then reports the wait, and answers after it', async () => {
    const key = await newKey('trial')
    expect(await statuses(key, 29)).toEqual(Array(29).fill(200))
    expect((await statuses(key, 50)).filter((status) => status === 200)).toEqual([200])
    now += 20_500
    const { statusCode, headers, body } = await request(key)
    expect([statusCode, JSON.parse(body)]).toEqual([
      429,
      { statusCode: 429, message: 'The rate limit is exceeded. Try again in 40 seconds.' },
    ])
    expect(headers).toMatchObject({
      'retry-after': '40',
      'ratelimit-policy': '"throttle";q=30;w=60, "quota";q=2500',
      ratelimit: '"throttle";r=0;t=40, "quota";r=2470',
    })
    now += 40_000
    expect((await request(key)).statusCode).toBe(200)
  })

  it.each<[status: number, call: InjectOptions]>([
    [400, { url: '/v1/companies/?limit=x' }],
    [404, { url: '/v1/companies/999999999' }],
    [405, { url: '/v1/companies/', method: 'DELETE' }],
    [
      405,
      {
        url: '/v1/companies/count',
        method: 'POST',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
    ],
    [415, { url: '/v1/companies/', headers: { accept: 'text/html' } }],
  ])('row 58: counts answers of %i, which the quota does not', async (status, call) => {
    const key = await newKey('c')
    const { statusCode, headers } = await request(key, call)
    expect([statusCode, headers.ratelimit]).toEqual([status, '"throttle";r=2;t=60, "quota";r=1000;t=223200'])
    expect(headers['ratelimit-policy']).toBe('"throttle";q=3;w=60, "quota";q=1000;w=604800')
    expect(await statuses(key, 3, call)).toEqual([status, status, 429])
    expect(await account(key)).toMatchObject({ inWeek: 0, inAll: 0 })
  })

  it('comes after the key and before everything else', async () => {
    const key = await newKey('c')
    await statuses(key, 3)
    const bad = { url: '/v1/companies/count', method: 'DELETE', headers: { accept: 'text/html' } } as const
    expect((await request(key, bad)).statusCode).toBe(429)
    const unknown = await request('x', bad)
    expect([unknown.statusCode, unknown.headers.ratelimit]).toEqual([401, undefined])
  })
})

describe('the quota', () => {
  it.each<[Plan, string, RegExp]>([
    [
      'a',
      '223200',
      /^Out of call volume quota\. It is replenished at 2026-11-23T00:00:00Z, in 223200 seconds\.$/,
    ],
    ['b', '86400', /^Out of call volume quota\. It is for the lifetime of the key and not replenished\.$/],
  ])('row 56: of plan %s ends with one of two calls at once', async (plan, wait, words) => {
    const key = await newKey(plan)
    await statuses(key, 4)
    expect((await statuses(key, 2)).sort()).toEqual([200, 403])
    const { headers, body } = await request(key, {
      url: '/v1/companies/?limit=x',
      headers: { accept: 'text/html' },
    })
    expect(headers['retry-after']).toBe(wait)
    expect(JSON.parse(body)).toEqual({ statusCode: 403, message: expect.stringMatching(words) })
  })

  it('reports the same in XML', async () => {
    const key = await newKey('b')
    await statuses(key, 5)
    const { headers, body } = await request(key, { ...list, headers: { accept: 'application/xml' } })
    expect(headers['content-type']).toMatch(/xml/)
    expect(body).toMatch(/<StatusCode>403<\/StatusCode><Message>Out of call volume quota/)
  })

  it('is replenished on Monday', async () => {
    const key = await newKey('a')
    await statuses(key, 6)
    now = Date.UTC(2026, 10, 23)
    expect(await statuses(key, 6)).toEqual([200, 200, 200, 200, 200, 403])
  })

  it('gets back the calls of a service that fails and of clients that leave', async () => {
    const key = await newKey('a')
    search = () => Promise.reject(new Error('broken'))
    expect((await request(key)).statusCode).toBe(500)
    search = (_criteria, _page, signal) =>
      new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(new Error('left'))))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET /v1/companies/ HTTP/1.1\r\nHost: a\r\napikey: ${key}\r\n\r\n`)
    })
    await vi.waitFor(async () => expect((await account(key)).inWeek).toBe(1), 10_000)
    socket.destroy()
    await vi.waitFor(async () => expect((await account(key)).inWeek).toBe(0), 10_000)
  })
})

it('a key is refused in words after its last day', async () => {
  const key = await keys.create('a', false, '2026-01-31')
  const { statusCode, body } = await request(key)
  expect([statusCode, JSON.parse(body)]).toEqual([
    401,
    {
      statusCode: 401,
      message:
        'The key expired: its last day was 2026-01-31. The operator of the service can issue a new one.',
    },
  ])
  expect((await request(await keys.create('a', false, '2999-12-31'))).statusCode).toBe(200)
})

describe('excess', () => {
  it('switches a key off until an operator switches it on', async () => {
    const key = await newKey('c')
    for (const minute of [0, 1]) {
      now = FRIDAY + minute * 60_000
      await statuses(key, 6)
    }
    now += 3600_000
    const { statusCode, headers, body } = await request(key)
    expect([statusCode, headers['retry-after']]).toEqual([429, '86400'])
    expect(JSON.parse(body).message).toMatch(/switched off for excessive use.*Try again in 86400 seconds/)
    await counters.change(idOf(key), (before) => [switchedOn(before), undefined])
    expect((await request(key)).statusCode).toBe(200)
  })
})

describe('what is not limited', () => {
  it('is a key of plan unlimited, whose use is counted', async () => {
    for (const key of [await newKey('unlimited'), extraKey]) {
      expect(new Set(await statuses(key, 100))).toEqual(new Set([200]))
      const { headers } = await request(key)
      expect(headers).toMatchObject({
        'ratelimit-policy': '"unlimited";q=999999999999999',
        ratelimit: '"unlimited";r=999999999999999',
      })
      expect((await account(key)).inAll).toBe(101)
    }
  })

  it('is the gateway, for the pages of the service alone, which no key opens', async () => {
    const key = await newKey('c')
    const api = { url: '/api/v1/companies/' }
    expect(new Set(await statuses(key, 50, api))).toEqual(new Set([200]))
    const foreign = { ...api, headers: { origin: 'https://evil.example' } }
    for (const any of [key, extraKey, 'gateway', 'unlimited'])
      expect((await request(any, foreign)).statusCode).toBe(403)
    for (const name of ['', 'gateway', 'undefined', 'null', 'unlimited'])
      expect((await request(name)).statusCode).toBe(401)
    expect((await app.inject(api)).headers.ratelimit).toBeUndefined()
    expect(await account(key)).toMatchObject({ inAll: 0 })
  })

  it('is what needs no key', async () => {
    const key = await newKey('c')
    expect(await statuses(key, 10, { url: '/health' })).toEqual(Array(10).fill(200))
    expect(await statuses(key, 10, { ...list, method: 'OPTIONS' })).toEqual(Array(10).fill(204))
    expect(await statuses(key, 3)).toEqual([200, 200, 200])
  })

  it('row 58: is a wrong key, which leaves nothing behind', async () => {
    const wrong = (i: number) => `wrong${i}`.padEnd(32, 'x')
    for (let i = 0; i < 300; i += 1) expect((await request(wrong(i))).statusCode).toBe(401)
    global.gc?.()
    const before = process.memoryUsage().heapUsed
    const found = Array.from({ length: 100_000 }).filter((_, i) => keys.find(wrong(i)))
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50_000_000)
    expect([found, keys.list(), logged]).toEqual([[], [], []])
  }, 30_000)
})

describe('records', () => {
  const post = (url: string, payload: object): InjectOptions => ({ url, method: 'POST', payload })

  it('are counted by kind and format when they were returned', async () => {
    const key = await newKey('unlimited')
    const calls: InjectOptions[] = [
      { url: '/v1/companies/?limit=3' },
      { url: `/v1/companies/${companies[0]?.Id}?resourcetype=Core` },
      { url: '/v1/companies/?limit=3', method: 'HEAD' },
      { url: '/v1/companies/?limit=x' },
      { url: '/v1/companies/?limit=2', headers: { accept: 'application/xml' } },
      post('/v1/companies/search', { Fields: ['City'], Limit: 4 }),
      post('/v1/companies/count', {}),
      post('/v1/companies/tallies', { Fields: ['city'] }),
      { url: '/v1/people/?limit=2&resourcetype=LifeStyle' },
    ]
    const answers = await Promise.all(calls.map((call) => request(key, call)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400, 200, 200, 200, 200, 200])
    expect((await account(key)).records).toEqual({
      'companies Basic': 5,
      'companies Core': 1,
      'companies Fields': 4,
      'people LifeStyle': 2,
    })
  })

  it('are counted when they are candidates or rows of a reconciliation', async () => {
    const key = await newKey('a')
    const [first, second] = companies
    const queries = {
      q: { query: first?.CompanyName },
      r: { query: second?.CompanyName },
      s: { query: 'Nobody' },
    }
    const rows = { ids: [first?.Id, 'nobody'], properties: [{ id: 'Phone' }] }
    const form = (name: string, value: object): InjectOptions => ({
      ...post('/reconcile', {}),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'one' },
      payload: new URLSearchParams({ [name]: JSON.stringify(value) }).toString(),
    })
    const calls = [
      form('queries', queries),
      form('extend', rows),
      { url: `/reconcile/preview/${first?.Id}` },
      { url: `/reconcile/suggest/entity?prefix=${first?.Id}` },
      { url: '/reconcile' },
    ]
    for (const call of calls) expect((await request(key, call)).statusCode).toBe(200)
    expect((await account(key)).records).toEqual({ 'companies Basic': 4, 'companies Fields': 1 })
    expect(await statuses(key, 2, { url: '/reconcile/suggest/type' })).toEqual([200, 403])
  })

  it('are billed once for a repeated call with the same key and the same request', async () => {
    const key = await newKey('unlimited')
    const named = (limit: number, name: string): InjectOptions => ({
      ...post('/v1/companies/search', { Fields: ['City'], Limit: limit }),
      headers: { 'idempotency-key': name },
    })
    const calls = [named(4, 'page 1'), named(4, 'page 1'), named(3, 'page 1'), named(4, 'page 2')]
    for (const call of calls)
      expect((await request(key, call)).json()).toHaveLength(
        Number((call.payload as { Limit: number }).Limit),
      )
    expect((await account(key)).records).toEqual({ 'companies Fields': 11 })
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, type IncomingHttpHeaders, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openLog } from '../http/log.ts'
import { defaultBounds } from '../in-flight/calls-in-flight.ts'
import { type LocalKeys, openKeys } from '../keys/keys.ts'
import { accountOf, type Counters } from '../limits/counters.ts'
import { limitCalls } from '../limits/limit-calls.ts'
import { openLocalCounters } from '../limits/local-counters.ts'
import { defaultPlans } from '../limits/plans.ts'
import { buildApp } from '../server/app.ts'
import { type AnswerCache, answerCache } from '../store/answers/answer-cache.ts'
import { withAnswers } from '../store/answers/answered-store.ts'
import { openStore } from '../store/duckdb/open.ts'
import { emptyStore } from '../store/empty-store.ts'
import { buildRows, someRows } from '../store/rows.testing.ts'
import type { CorrectableStore } from '../store/store.ts'
import { fixedPlans } from '../testing/fixed-plans.ts'

/** Calls in flight in all, and of one key. */
const [TOTAL, PER_KEY] = [50, 40]
const waiting = { timeout: 30_000 }

const rows = someRows(500)
let plain: CorrectableStore<'companies'>
let remove: () => Promise<void>
let folder: string
let keys: LocalKeys
let counters: Counters
let app: FastifyInstance
let port: number
let cache: AnswerCache
/** The counts that reached the engine, by their signals; they wait while the gate is closed. */
let counted: AbortSignal[]
let gate: Promise<void>
let open: () => void
let arrived: number
let agent: Agent

beforeAll(async () => {
  const built = await buildRows('companies', rows)
  remove = built.remove
  plain = await openStore('companies', built.folder)
})
afterAll(async () => {
  await plain.close()
  await remove()
})

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'many-at-once-'))
  keys = openKeys(join(folder, 'keys'))
  counters = openLocalCounters(join(folder, 'usage'))
  cache = answerCache(1e6)
  ;[counted, arrived] = [[], 0]
  gate = Promise.resolve()
  const companies = withAnswers({ ...plain, count: countAtGate }, cache)
  app = await buildApp({
    source: {
      stores: { companies, people: emptyStore('people') },
      keys,
      limits: limitCalls(counters, fixedPlans()),
    },
    callBounds: { ...defaultBounds, total: TOTAL, perAddress: TOTAL, perKey: PER_KEY, running: 4 },
    log: openLog('silent'),
  })
  app.server.on('request', () => {
    arrived += 1
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  agent = new Agent({ maxSockets: 1000 })
})
afterEach(async () => {
  agent.destroy()
  await app.close()
  await Promise.all([keys.close(), counters.close()])
  rmSync(folder, { recursive: true })
})

/** A count by the engine, once the gate is open. */
const countAtGate: typeof plain.count = async (criteria, signal) => {
  if (signal) counted.push(signal)
  const aborted = new Promise<never>((_, fail) =>
    signal?.addEventListener('abort', () => fail(signal.reason), { once: true }),
  )
  await Promise.race([gate, aborted])
  return plain.count(criteria, signal)
}

function closeGate(): void {
  gate = new Promise((done) => {
    open = done
  })
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Sends a count on a connection of its own, or through the proxy at another port; `hangUp` closes it. */
function count(apikey: string, criteria: object, to = port) {
  const headers = { apikey, 'content-type': 'application/json' }
  const sent = send({
    host: '127.0.0.1',
    port: to,
    method: 'POST',
    path: '/v1/companies/count',
    headers,
    agent,
  })
  const answer = new Promise<Answer>((done, fail) => {
    sent.on('error', fail)
    sent.on('response', (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part) => {
        body += part
      })
      response.on('error', fail)
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
  })
  answer.catch(() => undefined)
  sent.end(JSON.stringify(criteria))
  return { answer, hangUp: () => void sent.destroy() }
}

const newKey = () => keys.create('a', false)
const total = { status: 200, body: JSON.stringify({ MatchCount: rows.length }) }

test('under a flood the newest calls of the key with the most get a 503 with Retry-After, and others are answered', async () => {
  const [flooding, honest] = [await keys.create('unlimited', false), await keys.create('unlimited', false)]
  closeGate()
  const flood = Array.from({ length: 300 }, (_, i) => count(flooding, { NotId: [`${i}`] }))
  await vi.waitFor(() => expect(arrived).toBe(300), waiting)
  const others = Array.from({ length: 20 }, (_, i) => count(honest, { NotId: [`x${i}`] }))
  await vi.waitFor(() => expect(arrived).toBe(320), waiting)
  open()
  const answers = await Promise.all(flood.map(({ answer }) => answer))
  const [answered, refused] = [200, 503].map((status) => answers.filter((answer) => answer.status === status))
  expect([answered?.length, refused?.length]).toEqual([TOTAL - 20, 300 - TOTAL + 20])
  expect(new Set(refused?.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']))
  expect(await Promise.all(others.map(({ answer }) => answer))).toMatchObject(Array(20).fill(total))
  // Nothing of it is left: as many calls as fit are all answered.
  const after = await Promise.all(Array.from({ length: PER_KEY }, () => count(flooding, {}).answer))
  expect(after).toMatchObject(Array(PER_KEY).fill(total))
})

test('equal counts of several callers at once are one of the engine; who hangs up does not end it for others', async () => {
  const [first, second] = [await newKey(), await newKey()]
  closeGate()
  const calls = [count(first, {}), count(second, {}), count(second, {})]
  await vi.waitFor(() => expect(cache.figures()).toMatchObject({ misses: 1, shared: 2 }), waiting)
  calls[0]?.hangUp()
  await expect(calls[0]?.answer).rejects.toThrow()
  open()
  expect(await Promise.all(calls.slice(1).map(({ answer }) => answer))).toMatchObject([total, total])
  expect(counted.map(({ aborted }) => aborted)).toEqual([false])
})

test('a cached answer is the same, and is counted and limited as any other', async () => {
  const key = await newKey()
  const answers = [await count(key, {}).answer, await count(key, {}).answer]
  const [made, cached] = answers.map(({ headers, ...answer }) => {
    // Each answer has an id of its own, and a number of its own in the policy for pages.
    const { date, 'content-security-policy': policy, 'x-request-id': id, ratelimit = '', ...others } = headers
    return { ...answer, others, left: /"quota";r=(\d+)/.exec(String(ratelimit))?.[1] }
  })
  const { calls = 0 } = defaultPlans.limits.a ?? {}
  expect(made).toEqual({ ...cached, left: `${calls - 1}` })
  expect(cached?.left).toBe(`${calls - 2}`)
  expect(counted).toHaveLength(1)
  const account = await accountOf(counters, keys.find(key)?.id ?? '')
  expect(account).toMatchObject({ inAll: 2 })
})

test('a count whose callers have hung up is ended, also behind a proxy whose connections are used again', async () => {
  const upstream = new Agent({ keepAlive: true })
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const passed = send({ host: '127.0.0.1', port, method, path, headers, agent: upstream }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const { port: near } = proxy.address() as AddressInfo
  const key = await newKey()
  expect(await count(key, { StateProvince: 'RI' }, near).answer).toMatchObject({ status: 200 })
  closeGate()
  const superseded = [count(key, {}, near), count(key, { StateProvince: 'TX' })]
  await vi.waitFor(() => expect(counted).toHaveLength(3), waiting)
  for (const call of superseded) call.hangUp()
  await vi.waitFor(() => expect(counted.map(({ aborted }) => aborted)).toEqual([false, true, true]), waiting)
  open()
  expect(await count(key, {}, near).answer).toMatchObject(total)
  proxy.close()
  upstream.destroy()
})

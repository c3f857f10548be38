import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis-server.ts'
import { admit, finishCall } from './admission.ts'
import { accountOf, type Counters } from './counters.ts'
import type { PlanLimits } from './plans.ts'
import { openRedisCounters } from './redis-counters.ts'

const FRIDAY = Date.UTC(2026, 10, 20, 10)
const WEEK = 7 * 24 * 3600 * 1000
let redis: RedisServer
let now = FRIDAY
/** Two machines that count in one place. */
let machines: Counters[]

const openMachine = (window?: number) =>
  openRedisCounters(redis.url, { onError: () => undefined, window, clock: () => now })
const plan = (perMinute: number, calls: number, per: PlanLimits['per'] = 'week') => ({
  perMinute,
  calls,
  per,
})

/** Makes calls of a key all at once, at both machines in turn; how many were let in. */
async function letIn(id: string, count: number, limits: PlanLimits): Promise<number> {
  const calls = Array.from({ length: count }, (_, i) =>
    admit(machines[i % 2] as Counters, id, limits, undefined),
  )
  return (await Promise.all(calls)).filter(({ refused }) => !refused).length
}

describe.skipIf(!hasRedis)('the counts of several machines', () => {
  beforeAll(async () => {
    redis = await startRedis()
    machines = [await openMachine(), await openMachine()]
  })
  afterAll(async () => {
    await Promise.all(machines.map((counters) => counters.close()))
    await redis.remove()
  })

  it.each([
    ['the rate', plan(30, 1000), 29],
    ['the cap of a week', plan(1000, 100), 99],
    ['the cap of a lifetime', plan(1000, 100, 'lifetime'), 99],
  ])('let one of many take the last of %s', async (name, limits, before) => {
    expect(await letIn(name, before, limits)).toBe(before)
    expect(await letIn(name, 50, limits)).toBe(1)
  })

  it('report what is left and the wait, after which there is room', async () => {
    const counters = await openMachine(1)
    const calls = await Promise.all([0, 1, 2].map(() => counters.throttle('wait', 2)))
    expect(calls).toEqual([
      { passed: true, left: 1, seconds: 1 },
      { passed: true, left: 0, seconds: 1 },
      { passed: false, left: 0, seconds: 1 },
    ])
    await vi.waitFor(async () => expect((await counters.throttle('wait', 2)).passed).toBe(true), 10_000)
    await counters.close()
  })

  it('include the calls that earlier releases stored', async () => {
    const client = await createClient({ url: redis.url }).connect()
    const calls = [1, 2].map((i) => ({ score: Date.now() * 1000 + i, value: String(i) }))
    await client.zAdd('catchment:calls:stored', calls)
    client.destroy()
    const [one, other] = machines as [Counters, Counters]
    expect(await one.throttle('stored', 3)).toMatchObject({ passed: true, left: 0 })
    expect(await other.throttle('stored', 3)).toMatchObject({ passed: false, left: 0 })
  })

  it('give nothing back when a clock is set back, begin again on Monday, get back what was not answered', async () => {
    const limits = plan(1000, 4)
    expect(await letIn('weeks', 5, limits)).toBe(4)
    now = FRIDAY - WEEK
    expect(await letIn('weeks', 1, limits)).toBe(0)
    now = FRIDAY + WEEK
    const [one, other] = machines as [Counters, Counters]
    const admission = await admit(one, 'weeks', limits, undefined)
    await finishCall(other, 'weeks', admission, undefined)
    await finishCall(one, 'weeks', await admit(one, 'weeks', limits, undefined), { 'companies Basic': 3 })
    expect(await accountOf(other, 'weeks')).toMatchObject({
      inWeek: 1,
      inAll: 5,
      records: { 'companies Basic': 3 },
    })
  })

  it('fail at once while Redis is away, and go on with the same counts when it is back', async () => {
    const limits = plan(1000, 10, 'lifetime')
    expect(await letIn('away', 3, limits)).toBe(3)
    await redis.signal('SIGKILL')
    await vi.waitFor(
      () => expect(accountOf(machines[0] as Counters, 'away')).rejects.toMatchObject({ statusCode: 503 }),
      10_000,
    )
    await redis.start()
    await vi.waitFor(
      async () => expect((await accountOf(machines[0] as Counters, 'away')).inAll).toBe(3),
      10_000,
    )
  }, 20_000)

  it('say so when nothing answers', async () => {
    const lost = openRedisCounters('redis://127.0.0.1:1', { onError: () => undefined })
    await expect(lost).rejects.toThrow(/REDIS_URL does not answer/)
  })
})

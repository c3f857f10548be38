import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitsReported } from '#api/limits.ts'
import { rateLimiter, sleep, type Wait } from './rate-limiter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const reported = (left: number, seconds: number) =>
  limitsReported(
    new Headers({
      'ratelimit-policy': '"throttle";q=600;w=60',
      ratelimit: `"throttle";r=${left};t=${seconds}`,
    }),
  )

/** Seconds until a call may be made when so many are under way, with the messages of its waits. */
async function readyAfter(underWay: number, before: (limiter: ReturnType<typeof rateLimiter>) => void) {
  const waits: (Wait | undefined)[] = []
  const limiter = rateLimiter(new AbortController().signal, (wait) => void waits.push(wait))
  before(limiter)
  const start = performance.now()
  let seconds = 0
  const ready = limiter.ready(underWay).then(() => {
    seconds = (performance.now() - start) / 1000
  })
  await vi.runAllTimersAsync()
  await ready
  limiter.close()
  return { seconds, waits: waits.map((wait) => wait?.message), perMinute: limiter.callsPerMinute() }
}

test.each<[what: string, left: number, renewed: number, underWay: number, seconds: number]>([
  ['calls are left', 5, 40, 0, 0],
  ['calls are left for those under way and one more', 5, 40, 4, 0],
  ['those under way take the last ones', 4, 40, 4, 40],
  ['none is left', 0, 23, 0, 23],
  ['none is left, and there are more at once', 0, 0, 0, 1],
])('%s', async (_, left, renewed, underWay, seconds) => {
  const found = await readyAfter(underWay, () => reported(left, renewed))
  expect(found.seconds).toBeCloseTo(seconds, 1)
  expect(found.waits).toEqual(seconds < 2 ? [] : ['All 600 calls of this minute are used.', undefined])
  expect(found.perMinute).toBe(600)
})

test.each<[what: string, holds: number[], seconds: number]>([
  ['the longest of several waits counts', [3, 7, 5], 7],
  ['waits do not add up', [4, 4, 4, 4], 4],
])('%s', async (_, holds, seconds) => {
  const found = await readyAfter(0, (limiter) => {
    for (const each of holds) limiter.hold({ reason: 'throttle', message: 'wait', seconds: each })
  })
  expect(found.seconds).toBeCloseTo(seconds, 1)
})

test('a wait ends by the clock that runs forward, wherever the other one is set', async () => {
  const found = await readyAfter(0, (limiter) => {
    limiter.hold({ reason: 'throttle', message: 'wait', seconds: 10 })
    vi.setSystemTime(Date.now() - 6 * 365 * 86_400_000)
  })
  expect(found.seconds).toBeCloseTo(10, 1)
})

test('a waiting call ends when the run is halted', async () => {
  const halt = new AbortController()
  const limiter = rateLimiter(halt.signal, () => {})
  limiter.hold({ reason: 'throttle', message: 'wait', seconds: 600 })
  const ready = limiter.ready(0).catch((reason) => reason)
  halt.abort('halted')
  expect(await ready).toBe('halted')
  limiter.close()
})

test.each<[what: string, renewed: string, message: string]>([
  ['of how many', '"throttle";q=600;w=60', 'All 600 calls of this minute are used.'],
  ['not of how many', '', 'The calls of this minute are used.'],
])('the message of a wait where the service says %s', async (_, policy, message) => {
  const headers = new Headers({ 'ratelimit-policy': policy, ratelimit: '"throttle";r=0;t=9' })
  expect((await readyAfter(0, () => limitsReported(headers))).waits).toEqual([message, undefined])
})

test('calls that come while one waits share its wait, and later ones have none', async () => {
  const waits: (Wait | undefined)[] = []
  const limiter = rateLimiter(new AbortController().signal, (wait) => void waits.push(wait))
  limiter.hold({ reason: 'throttle', message: 'wait', seconds: 5 })
  const all = Promise.all([1, 2, 3].map((underWay) => limiter.ready(underWay)))
  await vi.runAllTimersAsync()
  await all
  await limiter.ready(9)
  expect(waits.map((wait) => wait?.message)).toEqual(['wait', undefined])
  limiter.close()
})

test('a closed limiter ignores later limits', async () => {
  const limiter = rateLimiter(new AbortController().signal, () => {})
  limiter.close()
  reported(0, 60)
  await limiter.ready(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('an aborted sleep leaves no timer', async () => {
  await expect(sleep(1000, AbortSignal.abort('before'))).rejects.toBe('before')
  const halt = new AbortController()
  const paused = sleep(1000, halt.signal).catch((reason) => reason)
  halt.abort('during')
  expect(await paused).toBe('during')
  expect(vi.getTimerCount()).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitsReported } from '#api/limits.ts'
import { pause, rateOf, type Wait } from './rate-limiter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const told = (left: number, seconds: number) =>
  limitsReported(
    new Headers({
      'ratelimit-policy': '"throttle";q=600;w=60',
      ratelimit: `"throttle";r=${left};t=${seconds}`,
    }),
  )

/** Seconds until a call may be made when so many are under way, with what was told of the wait. */
async function readyAfter(underWay: number, before: (pace: ReturnType<typeof rateOf>) => void) {
  const waits: (Wait | undefined)[] = []
  const pace = rateOf(new AbortController().signal, (wait) => void waits.push(wait))
  before(pace)
  const begun = performance.now()
  let seconds = 0
  const ready = pace.ready(underWay).then(() => {
    seconds = (performance.now() - begun) / 1000
  })
  await vi.runAllTimersAsync()
  await ready
  pace.close()
  return { seconds, waits: waits.map((wait) => wait?.message), perMinute: pace.perMinute() }
}

test.each<[what: string, left: number, renewed: number, underWay: number, seconds: number]>([
  ['calls are left', 5, 40, 0, 0],
  ['calls are left for those under way and one more', 5, 40, 4, 0],
  ['those under way take the last ones', 4, 40, 4, 40],
  ['none is left', 0, 23, 0, 23],
  ['none is left, and there are more at once', 0, 0, 0, 1],
])('%s', async (_, left, renewed, underWay, seconds) => {
  const found = await readyAfter(underWay, () => told(left, renewed))
  expect(found.seconds).toBeCloseTo(seconds, 1)
  expect(found.waits).toEqual(seconds < 2 ? [] : ['All 600 calls of this minute are used.', undefined])
  expect(found.perMinute).toBe(600)
})

test.each<[what: string, holds: number[], seconds: number]>([
  ['the longest of several waits counts', [3, 7, 5], 7],
  ['waits do not add up', [4, 4, 4, 4], 4],
])('%s', async (_, holds, seconds) => {
  const found = await readyAfter(0, (pace) => {
    for (const each of holds) pace.hold({ reason: 'throttle', message: 'wait', seconds: each })
  })
  expect(found.seconds).toBeCloseTo(seconds, 1)
})

test('a wait ends by the clock that runs forward, wherever the other one is set', async () => {
  const found = await readyAfter(0, (pace) => {
    pace.hold({ reason: 'throttle', message: 'wait', seconds: 10 })
    vi.setSystemTime(Date.now() - 6 * 365 * 86_400_000)
  })
  expect(found.seconds).toBeCloseTo(10, 1)
})

test('whoever waits is let go when the run is halted', async () => {
  const halt = new AbortController()
  const pace = rateOf(halt.signal, () => {})
  pace.hold({ reason: 'throttle', message: 'wait', seconds: 600 })
  const ready = pace.ready(0).catch((reason) => reason)
  halt.abort('halted')
  expect(await ready).toBe('halted')
  pace.close()
})

test.each<[what: string, renewed: string, message: string]>([
  ['of how many', '"throttle";q=600;w=60', 'All 600 calls of this minute are used.'],
  ['not of how many', '', 'The calls of this minute are used.'],
])('a wait is told where the service says %s', async (_, policy, message) => {
  const headers = new Headers({ 'ratelimit-policy': policy, ratelimit: '"throttle";r=0;t=9' })
  expect((await readyAfter(0, () => limitsReported(headers))).waits).toEqual([message, undefined])
})

test('calls that come while one waits share its wait, and later ones have none', async () => {
  const waits: (Wait | undefined)[] = []
  const pace = rateOf(new AbortController().signal, (wait) => void waits.push(wait))
  pace.hold({ reason: 'throttle', message: 'wait', seconds: 5 })
  const all = Promise.all([1, 2, 3].map((underWay) => pace.ready(underWay)))
  await vi.runAllTimersAsync()
  await all
  await pace.ready(9)
  expect(waits.map((wait) => wait?.message)).toEqual(['wait', undefined])
  pace.close()
})

test('a run that is over knows no more of the limits', async () => {
  const pace = rateOf(new AbortController().signal, () => {})
  pace.close()
  told(0, 60)
  await pace.ready(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a pause that is aborted, before or meanwhile, leaves no timer behind', async () => {
  await expect(pause(1000, AbortSignal.abort('before'))).rejects.toBe('before')
  const halt = new AbortController()
  const paused = pause(1000, halt.signal).catch((reason) => reason)
  halt.abort('meanwhile')
  expect(await paused).toBe('meanwhile')
  expect(vi.getTimerCount()).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#api/problem.ts'
import { rateLimiter, type Wait } from './rate-limiter.ts'
import { withRetries } from './retry.ts'

/** Replaces the browser's `online` event. */
const browser = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refused = (status: number, seconds?: number) => new ApiProblem(status, `status ${status}`, [], seconds)
const tooLong = new ApiProblem(503, 'takes too long', [], undefined, true)

/** The result of a call that fails in these ways before it is answered. */
async function resultAfter(failures: readonly Error[]) {
  const rest = [...failures]
  const waits: (Wait['reason'] | undefined)[] = []
  const signal = new AbortController().signal
  const onWait = (wait: Wait | undefined) => void waits.push(wait?.reason)
  let retries = 0
  const onRetry = () => {
    retries += 1
  }
  const start = performance.now()
  const answer = withRetries(
    async () => {
      const failure = rest.shift()
      if (failure) throw failure
      return 'answer'
    },
    { limiter: rateLimiter(signal, onWait), signal, onWait, onRetry, underWay: () => 0 },
  ).catch((problem: Error) => problem.message)
  await vi.runAllTimersAsync()
  return { answer: await answer, retries, waits, seconds: (performance.now() - start) / 1000 }
}

test.each<[what: string, failures: Error[], answer: string, retries: number, seconds: number]>([
  ['an answer at once', [], 'answer', 0, 0],
  ['as long as the service says', [refused(429, 23)], 'answer', 1, 23],
  ['a second where it says no time', [refused(429)], 'answer', 1, 1],
  ['twice', [refused(429, 2), refused(429, 3)], 'answer', 2, 5],
  ['longer after each attempt without a response', [refused(0), refused(0), refused(0)], 'answer', 3, 7],
  ['a gateway whose service is down', [refused(502), refused(503), refused(504)], 'answer', 3, 7],
  ['an error of the service that passes', [refused(500), refused(500)], 'answer', 2, 3],
  ['one that does not', [refused(500), refused(500), refused(500)], 'status 500', 2, 3],
  ['a call that takes too long, and then does not', [tooLong, tooLong], 'answer', 2, 3],
  ['one that always does', [tooLong, tooLong, tooLong, tooLong], 'takes too long', 2, 3],
  ['no volume left', [refused(403, 600)], 'status 403', 0, 0],
  ['a key that is refused', [refused(401)], 'status 401', 0, 0],
  ['a request that is refused', [refused(400)], 'status 400', 0, 0],
  ['something else', [new Error('storage')], 'storage', 0, 0],
])('waits for %s', async (_, failures, answer, retries, seconds) => {
  const found = await resultAfter(failures)
  expect(found.answer).toBe(answer)
  expect(found.retries).toBe(retries)
  expect(found.seconds).toBeCloseTo(seconds, 1)
})

test('it never waits longer than half a minute between attempts', async () => {
  const { seconds } = await resultAfter(Array.from({ length: 8 }, () => refused(0)))
  expect(seconds).toBeCloseTo(1 + 2 + 4 + 8 + 16 + 30 + 30 + 30, 1)
})

test.each<[what: string, failures: Error[], waits: (Wait['reason'] | undefined)[]]>([
  ['a wait and its end are reported', [refused(429, 5)], ['throttle', undefined]],
  ['a wait of a second is not reported', [refused(429, 1)], []],
  ['a missing response is reported', [refused(0)], ['offline', undefined]],
])('%s', async (_, failures, waits) => {
  expect((await resultAfter(failures)).waits).toEqual(waits)
})

test('once the network is back it calls at once', async () => {
  setTimeout(() => browser.dispatchEvent(new Event('online')), 100)
  const { seconds, answer } = await resultAfter([refused(0), refused(0), refused(0), refused(0)])
  expect(answer).toBe('answer')
  expect(seconds).toBeCloseTo(0.1 + 2 + 4 + 8, 1)
})

test('a run that is halted while the service is away makes no more calls', async () => {
  const halt = new AbortController()
  const call = vi.fn(() => Promise.reject(refused(0)))
  const settings = {
    limiter: rateLimiter(halt.signal, () => {}),
    onWait: () => {},
    onRetry: () => {},
    underWay: () => 0,
  }
  const answer = withRetries(call, { ...settings, signal: halt.signal }).catch((reason) => reason)
  await vi.advanceTimersByTimeAsync(500)
  halt.abort('halted')
  await vi.runAllTimersAsync()
  expect([await answer, call.mock.calls.length]).toEqual(['halted', 1])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#api/problem.ts'
import { callService, HALTED, type JobRun } from './job-run.ts'
import { rateLimiter } from './rate-limiter.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function newRun(): JobRun {
  const halt = new AbortController()
  const onWait = () => {}
  const limiter = rateLimiter(halt.signal, onWait)
  return { limiter, halt, underWay: { size: 1 }, onWait, retries: 0, failure: undefined }
}

test('repeated calls are counted', async () => {
  const run = newRun()
  const failures = [new ApiProblem(0, 'away'), new ApiProblem(429, 'too fast', [], 3)]
  const answer = callService(run, async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return 'answer'
  })
  await vi.runAllTimersAsync()
  expect([await answer, run.retries]).toEqual(['answer', 2])
})

test('a run that is halted makes no more calls', async () => {
  const run = newRun()
  const call = vi.fn(() => Promise.reject(new ApiProblem(0, 'away')))
  const answer = callService(run, call).catch((reason) => reason)
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce(), 10_000)
  run.halt.abort(HALTED)
  await vi.runAllTimersAsync()
  expect([await answer, call.mock.calls.length]).toEqual([HALTED, 1])
})

test.each([
  [1, 0],
  [3, 2],
  [0, 0],
])('of %d calls under way %d are others', async (size, others) => {
  const run = { ...newRun(), underWay: { size } }
  const ready = vi.spyOn(run.limiter, 'ready')
  await callService(run, async () => 'answer')
  expect(ready).toHaveBeenCalledWith(others)
})

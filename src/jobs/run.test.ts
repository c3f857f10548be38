import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#api/problem.ts'
import { rateOf } from './rate-limiter.ts'
import { type AnyRun, askedBy, HALTED } from './run.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function newRun(): AnyRun {
  const halt = new AbortController()
  const onWait = () => {}
  const pace = rateOf(halt.signal, onWait)
  return { pace, halt, underWay: { size: 1 }, onWait, retries: 0, failure: undefined }
}

test('repeated calls are counted', async () => {
  const run = newRun()
  const failures = [new ApiProblem(0, 'away'), new ApiProblem(429, 'too fast', [], 3)]
  const answer = askedBy(run, async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return 'answer'
  })
  await vi.runAllTimersAsync()
  expect([await answer, run.retries]).toEqual(['answer', 2])
})

test('a run that is halted asks no more', async () => {
  const run = newRun()
  const ask = vi.fn(() => Promise.reject(new ApiProblem(0, 'away')))
  const answer = askedBy(run, ask).catch((reason) => reason)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  run.halt.abort(HALTED)
  await vi.runAllTimersAsync()
  expect([await answer, ask.mock.calls.length]).toEqual([HALTED, 1])
})

test.each([
  [1, 0],
  [3, 2],
  [0, 0],
])('of %d calls under way %d are others', async (size, others) => {
  const run = { ...newRun(), underWay: { size } }
  const ready = vi.spyOn(run.pace, 'ready')
  await askedBy(run, async () => 'answer')
  expect(ready).toHaveBeenCalledWith(others)
})

import { expect, test } from 'vitest'
import { sharedWork } from './shared-work.ts'

/** Work that ends when the test says so, and what happened to it. */
function watched() {
  const shared = sharedWork<string>()
  const started: { key: string; signal: AbortSignal; end(result: string): void; fail(error: Error): void }[] =
    []
  const call = (key: string, signal?: AbortSignal) =>
    shared.run(
      key,
      signal,
      (own) =>
        new Promise((end, fail) => {
          started.push({ key, signal: own, end, fail })
          own.addEventListener('abort', () => fail(own.reason))
        }),
    )
  return { call, started, shared }
}

const outcome = (call: Promise<string>) =>
  call.then(
    (result) => result,
    (error) => `failed: ${error.message}`,
  )

test('equal calls at the same time are one work; later ones are another', async () => {
  const { call, started } = watched()
  const calls = [call('a'), call('b'), call('a', new AbortController().signal), call('a')]
  expect(started.map(({ key }) => key)).toEqual(['a', 'b'])
  for (const { key, end } of started) end(`${key}!`)
  expect(await Promise.all(calls)).toEqual(['a!', 'b!', 'a!', 'a!'])
  const later = call('a')
  expect(started).toHaveLength(3)
  started[2]?.end('again')
  expect(await later).toBe('again')
})

test('all of them get the error', async () => {
  const { call, started } = watched()
  const calls = [call('a'), call('a', new AbortController().signal)].map(outcome)
  started[0]?.fail(new Error('no'))
  expect(await Promise.all(calls)).toEqual(['failed: no', 'failed: no'])
})

test('a caller that hangs up does not end the work of others; the last one does', async () => {
  const { call, started, shared } = watched()
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()]
  const calls = [first, second, third].map(({ signal }) => outcome(call('a', signal)))
  first.abort(new Error('first left'))
  expect(await calls[0]).toBe('failed: first left')
  second.abort(new Error('second left'))
  expect(await calls[1]).toBe('failed: second left')
  expect([started[0]?.signal.aborted, shared.has('a')]).toEqual([false, true])
  third.abort(new Error('third left'))
  expect(await calls[2]).toBe('failed: third left')
  expect([started[0]?.signal.aborted, shared.has('a')]).toEqual([true, false])
})

test('no caller joins work that was aborted', async () => {
  const { call, started } = watched()
  const leaving = new AbortController()
  const left = outcome(call('a', leaving.signal))
  leaving.abort(new Error('left'))
  const next = call('a')
  expect(started).toHaveLength(2)
  started[1]?.end('done')
  expect([await left, await next]).toEqual(['failed: left', 'done'])
})

test('a caller that has already left starts nothing', async () => {
  const { call, started } = watched()
  expect(await outcome(call('a', AbortSignal.abort(new Error('left'))))).toBe('failed: left')
  expect(started).toHaveLength(0)
})

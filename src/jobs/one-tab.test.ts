import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inOneTab } from './one-tab.ts'

/** Locks as a browser has them: one holder a name, others wait in order unless they want it at once. */
function lockManager() {
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, ...rest: unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as (lock: object | null) => unknown
    const held = queues.get(name)
    if (held && rest.length === 2) return Promise.resolve(work(null))
    const done = Promise.resolve(held).then(() => work({}))
    const settled: Promise<unknown> = done
      .catch(() => {})
      .then(() => queues.get(name) === settled && queues.delete(name))
    queues.set(name, settled)
    return done
  }
  return { request }
}

let locks: ReturnType<typeof lockManager>
beforeEach(() => {
  locks = lockManager()
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => void vi.unstubAllGlobals())

/** A promise that is resolved from outside. */
function open<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Work that ends when it is told to. */
function longWork() {
  const { promise, resolve } = open<true>()
  return { work: vi.fn(() => promise), end: () => resolve(true) }
}

test('work is done once where this tab does it already', async () => {
  const { work, end } = longWork()
  const onElsewhere = vi.fn()
  const runs = [inOneTab('a', work, onElsewhere), inOneTab('a', work, onElsewhere)]
  end()
  await Promise.all(runs)
  expect([work.mock.calls.length, onElsewhere.mock.calls.length]).toEqual([1, 0])
})

test('work under another name runs beside it', async () => {
  const [one, other] = [longWork(), longWork()]
  const runs = [inOneTab('a', one.work, () => {}), inOneTab('b', other.work, () => {})]
  await vi.waitFor(() => expect(other.work).toHaveBeenCalled())
  one.end()
  other.end()
  await Promise.all(runs)
})

test('another tab does it: this one says so, and takes over when that is gone', async () => {
  const { promise: closed, resolve: close } = open<void>()
  const elsewhere = locks.request('a', () => closed)
  const { work, end } = longWork()
  const onElsewhere = vi.fn()
  const run = inOneTab('a', work, onElsewhere)
  await vi.waitFor(() => expect(onElsewhere).toHaveBeenCalledOnce())
  expect(work).not.toHaveBeenCalled()
  close()
  await elsewhere
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  end()
  await run
})

test('work that failed can be begun again', async () => {
  const failing = inOneTab(
    'a',
    () => Promise.reject(new Error('no')),
    () => {},
  )
  await expect(failing).rejects.toThrow('no')
  const work = vi.fn(async () => true as const)
  await inOneTab('a', work, () => {})
  expect(work).toHaveBeenCalledOnce()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runInOneTab } from './job-worker.ts'

/** Web Locks as browsers implement them: one holder of a name, the others wait in order, unless `ifAvailable` is set. */
function lockManager() {
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, ...rest: unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as (lock: object | null) => unknown
    const running = queues.get(name)
    if (running && rest.length === 2) return Promise.resolve(work(null))
    const done = Promise.resolve(running).then(() => work({}))
    const finished: Promise<unknown> = done
      .catch(() => {})
      .then(() => queues.get(name) === finished && queues.delete(name))
    queues.set(name, finished)
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

/** Work that ends when the test says so. */
function longWork() {
  const { promise, resolve } = open<true>()
  return { work: vi.fn(() => promise), end: () => resolve(true) }
}

test('work is done once where this tab does it already', async () => {
  const { work, end } = longWork()
  const onElsewhere = vi.fn()
  const runs = [runInOneTab('a', work, onElsewhere), runInOneTab('a', work, onElsewhere)]
  end()
  await Promise.all(runs)
  expect([work.mock.calls.length, onElsewhere.mock.calls.length]).toEqual([1, 0])
})

test('work under another name runs beside it', async () => {
  const [one, other] = [longWork(), longWork()]
  const runs = [runInOneTab('a', one.work, () => {}), runInOneTab('b', other.work, () => {})]
  await vi.waitFor(() => expect(other.work).toHaveBeenCalled(), 10_000)
  one.end()
  other.end()
  await Promise.all(runs)
})

test('another tab does the work: this one reports that, and takes over when the other is closed', async () => {
  const { promise: closed, resolve: close } = open<void>()
  const elsewhere = locks.request('a', () => closed)
  const { work, end } = longWork()
  const onElsewhere = vi.fn()
  const run = runInOneTab('a', work, onElsewhere)
  await vi.waitFor(() => expect(onElsewhere).toHaveBeenCalledOnce(), 10_000)
  expect(work).not.toHaveBeenCalled()
  close()
  await elsewhere
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), 10_000)
  end()
  await run
})

test('work that failed can be started again', async () => {
  const failing = runInOneTab(
    'a',
    () => Promise.reject(new Error('no')),
    () => {},
  )
  await expect(failing).rejects.toThrow('no')
  const work = vi.fn(async () => true as const)
  await runInOneTab('a', work, () => {})
  expect(work).toHaveBeenCalledOnce()
})

import { expect, test, vi } from 'vitest'
import { gathering } from './gather.ts'
import { ApiProblem } from './problem.ts'

const open = new AbortController().signal

function gatherer(refused?: number) {
  const alone = vi.fn(async (n: number, _: AbortSignal) => {
    if (n === refused) throw new ApiProblem(400, 'no')
    return n * 10
  })
  const together = vi.fn(async (list: readonly number[], _: AbortSignal) => {
    if (list.includes(refused ?? -1)) throw new ApiProblem(400, 'no')
    return list.map((n) => n * 10)
  })
  return { alone, together, request: gathering({ single: alone, together, max: 3 }) }
}
const all = (request: ReturnType<typeof gatherer>['request'], numbers: readonly number[], multiple = true) =>
  Promise.allSettled(numbers.map((n) => request(n, multiple, open))).then((results) =>
    results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed')),
  )

test.each([
  [[1], 0, 1],
  [[1, 2, 3], 1, 0],
  [[1, 2, 3, 4, 5], 2, 0],
  [[1, 2, 3, 4], 1, 1],
])('the queries %j of one moment are %d multiple calls and %d single ones', async (numbers, several, one) => {
  const { alone, together, request } = gatherer()
  expect(await all(request, numbers)).toEqual(numbers.map((n) => n * 10))
  expect([together.mock.calls.length, alone.mock.calls.length]).toEqual([several, one])
})

test('a refused query loses its own answer alone', async () => {
  const { request } = gatherer(2)
  expect(await all(request, [1, 2, 3])).toEqual([10, 'failed', 30])
})

test('a service without the multiple call gets single ones', async () => {
  const { alone, together, request } = gatherer()
  expect(await all(request, [1, 2, 3], false)).toEqual([10, 20, 30])
  expect([together.mock.calls.length, alone.mock.calls.length]).toEqual([0, 3])
})

test('a call is canceled with its last query, not before', async () => {
  const given: AbortSignal[] = []
  const request = gathering<number, number>({
    max: 5,
    single: async (n) => n,
    together: (_, signal) => {
      given.push(signal)
      return new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('given up'))))
    },
  })
  const [a, b] = [new AbortController(), new AbortController()]
  const answers = Promise.allSettled([request(1, true, a.signal), request(2, true, b.signal)])
  await new Promise((done) => setTimeout(done, 5))
  a.abort()
  expect(given[0]?.aborted).toBe(false)
  b.abort()
  expect(given[0]?.aborted).toBe(true)
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('a query that is canceled in the same moment is not sent', async () => {
  const { together, alone, request } = gatherer()
  const removed = new AbortController()
  const results = Promise.allSettled([request(1, true, removed.signal), request(2, true, open)])
  removed.abort()
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect([together.mock.calls.length, alone.mock.calls.length]).toEqual([0, 1])
})

import { expect, test, vi } from 'vitest'
import { gathering } from './gather.ts'
import { ApiProblem } from './problem.ts'

const open = new AbortController().signal

function asking(refused?: number) {
  const alone = vi.fn(async (n: number, _: AbortSignal) => {
    if (n === refused) throw new ApiProblem(400, 'no')
    return n * 10
  })
  const together = vi.fn(async (list: readonly number[], _: AbortSignal) => {
    if (list.includes(refused ?? -1)) throw new ApiProblem(400, 'no')
    return list.map((n) => n * 10)
  })
  return { alone, together, ask: gathering({ alone, together, most: 3 }) }
}
const all = (ask: ReturnType<typeof asking>['ask'], numbers: readonly number[], multiple = true) =>
  Promise.allSettled(numbers.map((n) => ask(n, multiple, open))).then((results) =>
    results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed')),
  )

test.each([
  [[1], 0, 1],
  [[1, 2, 3], 1, 0],
  [[1, 2, 3, 4, 5], 2, 0],
  [[1, 2, 3, 4], 1, 1],
])(
  'the questions %j of one moment are %d calls for several and %d for one',
  async (numbers, several, one) => {
    const { alone, together, ask } = asking()
    expect(await all(ask, numbers)).toEqual(numbers.map((n) => n * 10))
    expect([together.mock.calls.length, alone.mock.calls.length]).toEqual([several, one])
  },
)

test('a refused question costs its own answer alone', async () => {
  const { ask } = asking(2)
  expect(await all(ask, [1, 2, 3])).toEqual([10, 'failed', 30])
})

test('a service without the call for several is asked one by one', async () => {
  const { alone, together, ask } = asking()
  expect(await all(ask, [1, 2, 3], false)).toEqual([10, 20, 30])
  expect([together.mock.calls.length, alone.mock.calls.length]).toEqual([0, 3])
})

test('a call is given up with its last question, not before', async () => {
  const given: AbortSignal[] = []
  const ask = gathering<number, number>({
    most: 5,
    alone: async (n) => n,
    together: (_, signal) => {
      given.push(signal)
      return new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('given up'))))
    },
  })
  const [a, b] = [new AbortController(), new AbortController()]
  const answers = Promise.allSettled([ask(1, true, a.signal), ask(2, true, b.signal)])
  await new Promise((done) => setTimeout(done, 5))
  a.abort()
  expect(given[0]?.aborted).toBe(false)
  b.abort()
  expect(given[0]?.aborted).toBe(true)
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('what is given up before the moment is over is not asked', async () => {
  const { together, alone, ask } = asking()
  const gone = new AbortController()
  const results = Promise.allSettled([ask(1, true, gone.signal), ask(2, true, open)])
  gone.abort()
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect([together.mock.calls.length, alone.mock.calls.length]).toEqual([0, 1])
})

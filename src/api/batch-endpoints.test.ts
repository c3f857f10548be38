import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { answersTo } from './batch-endpoints.ts'

const newClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
const keyOf = (word: string) => ['length', word]
const texts = ['a', 'bb', 'ccc', 'bb', 'dddd', 'eeeee', 'ffffff']
const lengths = texts.map((word) => word.length)
const nextTick = () => new Promise((resolve) => setTimeout(resolve, 1))

/** Answers queries, and records which came in which call. */
function answerer(max?: number) {
  const calls: string[][] = []
  let [working, busiest] = [0, 0]
  const fetchAll = async (list: readonly string[]) => {
    calls.push([...list])
    working += 1
    busiest = Math.max(busiest, working)
    await nextTick()
    working -= 1
    return list.map((word) => word.length)
  }
  const single = async (word: string) => (await fetchAll([word]))[0] as number
  const batchQuery = { keyOf, single, together: max === undefined ? undefined : { max, fetchAll } }
  return { batchQuery, calls, busiest: () => busiest }
}

describe('the calls that several queries become', () => {
  test.each<[string, number | undefined, string[][]]>([
    ['all in one', 100, [['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff']]],
    [
      'more than one call may hold',
      4,
      [
        ['a', 'bb', 'ccc', 'dddd'],
        ['eeeee', 'ffffff'],
      ],
    ],
    ['each by itself', undefined, [['a'], ['bb'], ['ccc'], ['dddd'], ['eeeee'], ['ffffff']]],
  ])('%s', async (_, max, expected) => {
    const { batchQuery, calls, busiest } = answerer(max)
    expect(await answersTo(texts, newClient(), batchQuery)).toEqual(lengths)
    expect(calls).toEqual(expected)
    expect(busiest()).toBeLessThanOrEqual(4)
  })

  test('none, of nothing', async () => {
    const { batchQuery, calls } = answerer(100)
    expect(await answersTo([], newClient(), batchQuery)).toEqual([])
    expect(calls).toEqual([])
  })

  test('a cached answer is not requested, and an answer is cached', async () => {
    const { batchQuery, calls } = answerer(100)
    const client = newClient()
    client.setQueryData(keyOf('bb'), 2)
    await answersTo(['a', 'bb'], client, batchQuery)
    await answersTo(['a', 'bb', 'ccc'], client, batchQuery)
    expect(calls).toEqual([['a'], ['ccc']])
    expect(client.getQueryData(keyOf('ccc'))).toBe(3)
  })

  test('an outdated answer is requested again', async () => {
    const { batchQuery, calls } = answerer(100)
    const client = newClient()
    client.setQueryData(keyOf('bb'), 9, { updatedAt: Date.now() - 61_000 })
    expect(await answersTo(['bb'], client, batchQuery)).toEqual([2])
    expect(calls).toEqual([['bb']])
  })
})

test('after a failure no further call is made, and answered parts need no request again', async () => {
  const { batchQuery, calls } = answerer()
  const client = newClient()
  let refuse = true
  const single = async (word: string) => {
    if (word === 'bb' && refuse) throw new Error('wait')
    return batchQuery.single(word)
  }
  await expect(answersTo(texts, client, { ...batchQuery, single: single })).rejects.toThrow('wait')
  await nextTick()
  await nextTick()
  expect(calls).toEqual([['a'], ['ccc'], ['dddd']])
  refuse = false
  expect(await answersTo(texts, client, { ...batchQuery, single: single })).toEqual(lengths)
  expect(calls.slice(3)).toEqual([['bb'], ['eeeee'], ['ffffff']])
})

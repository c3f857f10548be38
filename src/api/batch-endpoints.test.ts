import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { answersTo } from './batch-endpoints.ts'

const newClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
const keyOf = (word: string) => ['length', word]
const words = ['a', 'bb', 'ccc', 'bb', 'dddd', 'eeeee', 'ffffff']
const lengths = words.map((word) => word.length)
const soon = () => new Promise((resolve) => setTimeout(resolve, 1))

/** Answers questions, and remembers which it was asked in which call. */
function answerer(most?: number) {
  const calls: string[][] = []
  let [working, busiest] = [0, 0]
  const ask = async (list: readonly string[]) => {
    calls.push([...list])
    working += 1
    busiest = Math.max(busiest, working)
    await soon()
    working -= 1
    return list.map((word) => word.length)
  }
  const alone = async (word: string) => (await ask([word]))[0] as number
  const asking = { keyOf, alone, together: most === undefined ? undefined : { most, ask } }
  return { asking, calls, busiest: () => busiest }
}

describe('the calls that several questions become', () => {
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
  ])('%s', async (_, most, expected) => {
    const { asking, calls, busiest } = answerer(most)
    expect(await answersTo(words, newClient(), asking)).toEqual(lengths)
    expect(calls).toEqual(expected)
    expect(busiest()).toBeLessThanOrEqual(4)
  })

  test('none, of nothing', async () => {
    const { asking, calls } = answerer(100)
    expect(await answersTo([], newClient(), asking)).toEqual([])
    expect(calls).toEqual([])
  })

  test('what is at hand is not asked, and what was answered is at hand', async () => {
    const { asking, calls } = answerer(100)
    const client = newClient()
    client.setQueryData(keyOf('bb'), 2)
    await answersTo(['a', 'bb'], client, asking)
    await answersTo(['a', 'bb', 'ccc'], client, asking)
    expect(calls).toEqual([['a'], ['ccc']])
    expect(client.getQueryData(keyOf('ccc'))).toBe(3)
  })

  test('what is at hand but out of date is asked', async () => {
    const { asking, calls } = answerer(100)
    const client = newClient()
    client.setQueryData(keyOf('bb'), 9, { updatedAt: Date.now() - 61_000 })
    expect(await answersTo(['bb'], client, asking)).toEqual([2])
    expect(calls).toEqual([['bb']])
  })
})

test('after a failure no further call is made, and what was answered need not be asked again', async () => {
  const { asking, calls } = answerer()
  const client = newClient()
  let refuse = true
  const alone = async (word: string) => {
    if (word === 'bb' && refuse) throw new Error('wait')
    return asking.alone(word)
  }
  await expect(answersTo(words, client, { ...asking, alone })).rejects.toThrow('wait')
  await soon()
  await soon()
  expect(calls).toEqual([['a'], ['ccc'], ['dddd']])
  refuse = false
  expect(await answersTo(words, client, { ...asking, alone })).toEqual(lengths)
  expect(calls.slice(3)).toEqual([['bb'], ['eeeee'], ['ffffff']])
})

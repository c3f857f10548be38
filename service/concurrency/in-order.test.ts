import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Numbers from 0; notes when it is ended. */
function numbers(count: number, pause = 0) {
  const state = { isEnded: false }
  async function* all() {
    try {
      for (let i = 0; i < count; i++) {
        if (pause) await later(pause)
        yield i
      }
    } finally {
      state.isEnded = true
    }
  }
  return Object.assign(all(), { state })
}

it('gives results in order, and works on so many at a time and no more', async () => {
  let [working, max] = [0, 0]
  const results: number[] = []
  const work = async (i: number) => {
    working += 1
    max = Math.max(max, working)
    await later(i % 3)
    working -= 1
    return i * 2
  }
  for await (const result of inOrder(numbers(30), 4, work)) results.push(result)
  expect([results, max]).toEqual([Array.from({ length: 30 }, (_, i) => i * 2), 4])
})

it('gives a result while the source is waited for', async () => {
  const results = inOrder(numbers(2, 20), 4, async (i) => i)
  expect((await results.next()).value).toBe(0)
  let isThere = false
  const second = results.next().then(() => {
    isThere = true
  })
  expect(isThere).toBe(false)
  await second
})

it('raises a failure after the results before it, and ends the source', async () => {
  const source = numbers(30)
  const results: number[] = []
  const work = async (i: number) => {
    if (i === 5) throw new Error('no')
    return i
  }
  const all = async () => {
    for await (const result of inOrder(source, 3, work)) results.push(result)
  }
  await expect(all()).rejects.toThrow('no')
  expect([results, source.state.isEnded]).toEqual([[0, 1, 2, 3, 4], true])
})

it('ends the source when the caller stops', async () => {
  const source = numbers(30)
  for await (const result of inOrder(source, 3, async (i) => i)) if (result === 2) break
  expect(source.state.isEnded).toBe(true)
})

import { expect, test } from 'vitest'
import { eachOf } from './each-of.ts'

const items = Array.from({ length: 10 }, (_, i) => i)
const nextTick = () => new Promise((resolve) => setTimeout(resolve, 1))

test('answers are in the order of the items, and concurrency is bounded', async () => {
  let [working, max] = [0, 0]
  const answers = await eachOf(items, 3, new AbortController().signal, async (i) => {
    working += 1
    max = Math.max(max, working)
    await new Promise((resolve) => setTimeout(resolve, 10 - i))
    working -= 1
    return i * 2
  })
  expect([answers, max]).toEqual([items.map((i) => i * 2), 3])
})

test('after a failure no more items are started', async () => {
  const started: number[] = []
  const work = async (i: number) => {
    started.push(i)
    await nextTick()
    if (i === 1) throw new Error('no')
    await nextTick()
  }
  await expect(eachOf(items, 2, new AbortController().signal, work)).rejects.toThrow('no')
  await nextTick()
  await nextTick()
  expect(started).toEqual([0, 1])
})

test('after an abort no more items are started', async () => {
  const started: number[] = []
  const controller = new AbortController()
  const work = async (i: number) => {
    started.push(i)
    if (i === 2) controller.abort()
    await nextTick()
  }
  await expect(eachOf(items, 1, controller.signal, work)).rejects.toThrow(/abort/)
  expect(started).toEqual([0, 1, 2])
})

import { expect, test } from 'vitest'
import { answerCache } from './answer-cache.ts'

test('the answers that were not read for longest make room', () => {
  const cache = answerCache(10_000)
  for (let i = 0; i < 12; i += 1) {
    cache.set(`key ${i}`, i, 1000)
    cache.get('key 0')
  }
  const left = Array.from({ length: 12 }, (_, i) => i).filter((i) => cache.get(`key ${i}`) === i)
  const { bytes, entries } = cache.figures()
  expect([left, entries]).toEqual([[0, 5, 6, 7, 8, 9, 10, 11], 8])
  expect(bytes).toBeLessThanOrEqual(10_000)
})

test('an answer that is replaced counts once, and one that is too large is not stored', () => {
  const cache = answerCache(10_000)
  cache.set('a', 1, 500)
  const { bytes } = cache.figures()
  cache.set('a', 2, 500)
  cache.set('large', 3, 5000)
  expect([cache.get('a'), cache.get('large'), cache.figures().bytes]).toEqual([2, undefined, bytes])
})

test('a cache of no bytes stores nothing', () => {
  const cache = answerCache(0)
  cache.set('a', 1, 0)
  expect([cache.get('a'), cache.figures().entries]).toEqual([undefined, 0])
})

test('answers are counted by how they were found', () => {
  const cache = answerCache(10_000)
  cache.note('misses')
  cache.set('a', 1, 10)
  cache.get('a')
  cache.get('a')
  cache.get('b')
  cache.note('shared')
  expect(cache.figures()).toMatchObject({ hits: 2, misses: 1, shared: 1, entries: 1, maxBytes: 10_000 })
})

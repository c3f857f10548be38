import { expect, it } from 'vitest'
import { createMatchQueue } from './match-queue.ts'

const bulk = { a: ['a1', 'a2', 'a3', 'a4', 'a5'], b: ['b1', 'b2'], c: ['c1'] }

function filled() {
  const queue = createMatchQueue<string, string>()
  queue.addBulk('a', bulk.a)
  queue.addSingle('s', 's1')
  queue.addBulk('b', bulk.b)
  queue.addSingle('t', 't1')
  queue.addBulk('c', bulk.c)
  return queue
}

it('serves single look-ups in the order in which they came', () => {
  const queue = filled()
  expect([queue.takeSingle(), queue.takeSingle(), queue.takeSingle()]).toEqual(['s1', 't1', undefined])
})

it.each([
  [1, [['a1'], ['b1'], ['c1'], ['a2'], ['b2'], ['a3'], ['a4'], ['a5'], []]],
  [2, [['a1', 'a2'], ['b1', 'b2'], ['c1'], ['a3', 'a4'], ['a5'], []]],
  [9, [bulk.a, bulk.b, bulk.c, []]],
])('serves bulk calls in rounds, %i requests at a time', (count, expected) => {
  const queue = filled()
  expect(expected.map(() => queue.takeBulk(count))).toEqual(expected)
})

it('drops what waits of a call, wherever it is', () => {
  const queue = filled()
  queue.takeBulk(2)
  for (const call of ['a', 's', 'c']) queue.remove(call)
  expect([queue.takeSingle(), queue.takeBulk(9), queue.takeBulk(9)]).toEqual(['t1', bulk.b, []])
})

import { expect, test } from 'vitest'
import { hiddenPicks } from './hidden-picks.ts'

const ids = ['a', 'b', 'c', 'd']

test.each<[picked: string[], rows: number[], hidden: number]>([
  [[], [0, 1], 0],
  [['a', 'b'], [0, 1, 2, 3], 0],
  [['a', 'b'], [3, 1], 1],
  [['a', 'b'], [], 2],
  [['a', 'gone'], [0], 1],
])('of %j, a view of rows %j hides %i', (picked, rows, hidden) => {
  expect(hiddenPicks(new Set(picked), ids, rows)).toBe(hidden)
})

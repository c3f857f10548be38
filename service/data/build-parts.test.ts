import { expect, test } from 'vitest'
import { runsOf } from './build-parts.ts'

test.each<[string, number[], number[][]]>([
  ['nothing', [0, 0], []],
  ['small parts together', [2, 3, 0, 4], [[0, 1, 3]]],
  ['no more than enough', [6, 5, 4, 3], [[0], [1, 2], [3]]],
  ['a large part alone', [2, 50, 2], [[0], [1], [2]]],
  ['exactly enough', [10, 10], [[0], [1]]],
])('runs: %s', (_, rows, runs) => {
  expect(runsOf(rows, 10)).toEqual(runs)
})

import { expect, test } from 'vitest'
import { lost, MAX_PICKED, type Range, rowsIn, within } from './row-ranges.ts'

const range = (from: number, to: number): Range => ({ from, to })

test.each([
  [range(3, 3), [3]],
  [range(3, 5), [3, 4, 5]],
  [range(5, 3), [3, 4, 5]],
])('the rows of %j', (given, rows) => {
  expect(rowsIn(given)).toEqual(rows)
})

test.each([
  ['a short one', range(7, 20), range(7, 20)],
  ['as many as may be', range(7, 7 + MAX_PICKED - 1), range(7, 7 + MAX_PICKED - 1)],
  ['one more', range(7, 7 + MAX_PICKED), range(7, 7 + MAX_PICKED - 1)],
  ['one more upwards', range(MAX_PICKED + 7, 7), range(MAX_PICKED + 7, 8)],
])('%s', (_, given, cut) => {
  expect(within(given)).toEqual(cut)
  expect(rowsIn(cut).length).toBeLessThanOrEqual(MAX_PICKED)
})

test.each([
  ['it grows', range(3, 5), range(3, 7), []],
  ['it shrinks', range(3, 7), range(3, 5), [6, 7]],
  ['it turns upwards', range(3, 5), range(3, 1), [4, 5]],
  ['it stays', range(3, 5), range(3, 5), []],
])('rows lost as %s', (_, before, after, rows) => {
  expect(lost(before, after)).toEqual(rows)
})

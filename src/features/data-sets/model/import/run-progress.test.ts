import { expect, test } from 'vitest'
import type { ImportRun } from '#contract/imports.ts'
import { largestFirst, progressOf } from './run-progress.ts'

const run = (progress: ImportRun['progress']): ImportRun => ({
  id: '1',
  name: 'shops',
  files: [],
  state: 'running',
  began: '2026-11-25T10:00:00.000Z',
  progress,
})

test.each([
  [undefined, {}],
  [{ step: 'Reading', done: 5 }, {}],
  [{ step: 'Reading', done: 50, total: 200 }, { share: 0.25 }],
  [
    { step: 'Reading', done: 50, total: 200, rowsPerSecond: 10 },
    { share: 0.25, secondsLeft: 15 },
  ],
  [{ step: 'Reading', done: 201, total: 200, rowsPerSecond: 0 }, { share: 1 }],
])('%j is %j', (progress, expected) => {
  expect(progressOf(run(progress))).toEqual(expected)
})

test('reasons come with the most frequent first, and none that did not happen', () => {
  expect(largestFirst({ a: 1, b: 0, c: 7 })).toEqual([
    ['c', 7],
    ['a', 1],
  ])
})

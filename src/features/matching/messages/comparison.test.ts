import { expect, test } from 'vitest'
import { comparisonMessages } from './comparison.ts'

test.each<[number, number | undefined, string]>([
  [96, 0.31, 'Score 96 · 31% likely'],
  [100, undefined, 'Score 100'],
  [100, 1, 'Score 100 · over 99% likely'],
  [100, 0.994, 'Score 100 · 99% likely'],
  [83, 0.006, 'Score 83 · 1% likely'],
  [83, 0.001, 'Score 83 · under 1% likely'],
])('%i, %s: %s', (score, probability, text) => {
  expect(comparisonMessages.score(score, probability)).toBe(text)
})

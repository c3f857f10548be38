import { expect, test } from 'vitest'
import { tiedAtTop } from './ties.ts'

const rated = (Score: number, Probability?: number) => ({ Score, Probability })

test.each<[string, ReturnType<typeof rated>[], number]>([
  ['nobody', [], 0],
  ['one', [rated(96, 0.9)], 0],
  ['one that leads by score', [rated(96, 0.4), rated(95, 0.4)], 0],
  ['one that is much more likely', [rated(96, 0.6), rated(96, 0.2), rated(96, 0.2)], 0],
  ['all', [rated(83, 0.02), rated(83, 0.02), rated(83, 0.02)], 3],
  ['the first two', [rated(83, 0.4), rated(83, 0.3), rated(75, 0.1)], 2],
  ['the first two, without probabilities', [rated(83), rated(83), rated(75)], 2],
])('%s', (_, candidates, tied) => {
  expect(tiedAtTop(candidates)).toBe(tied)
})

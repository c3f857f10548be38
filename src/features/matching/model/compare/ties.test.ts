import { describe, expect, test } from 'vitest'
import { ambiguousCandidates, tiedCandidates } from './ties.ts'

/** Score and probability of each candidate, in the order of the service. */
type Candidates = readonly (readonly [Score: number, Probability?: number])[]

describe('fits a row of a file equally', () => {
  test.each<[what: string, candidates: Candidates, tied: number]>([
    ['no candidate', [], 0],
    ['one candidate', [[100, 0.4]], 0],
    [
      'two with one score that share the probability',
      [
        [100, 0.48],
        [100, 0.48],
      ],
      2,
    ],
    [
      'five of twelve with one score, none of them probable',
      [
        [100, 0.08],
        [100, 0.08],
        [100, 0.08],
        [100, 0.08],
        [100, 0.08],
      ],
      5,
    ],
    [
      'so many that the probability rounds to nothing',
      [
        [100, 0],
        [100, 0],
      ],
      2,
    ],
    [
      'two that are equally far from the row',
      [
        [73, 0.001],
        [73, 0.001],
      ],
      0,
    ],
    [
      'two that are somewhat far and together somewhat probable',
      [
        [84, 0.06],
        [84, 0.06],
      ],
      2,
    ],
    [
      'one score, but one is far more probable',
      [
        [100, 0.97],
        [100, 0.02],
      ],
      0,
    ],
    [
      'one score, one half again as probable',
      [
        [96, 0.54],
        [96, 0.36],
      ],
      2,
    ],
    [
      'one score, one more than that',
      [
        [96, 0.55],
        [96, 0.36],
      ],
      0,
    ],
    [
      'two with one score, a third that is less close and less probable',
      [
        [87, 0.367],
        [87, 0.367],
        [79, 0.207],
      ],
      2,
    ],
    [
      'different scores, a shared probability',
      [
        [100, 0.45],
        [96, 0.4],
      ],
      2,
    ],
    [
      'different scores, close and improbable',
      [
        [75, 0.1],
        [74, 0.09],
      ],
      0,
    ],
    [
      'different scores, one probable',
      [
        [98, 0.96],
        [80, 0.02],
      ],
      0,
    ],
    [
      'two at the top, a third behind',
      [
        [100, 0.47],
        [100, 0.47],
        [88, 0.02],
      ],
      2,
    ],
    [
      'two with one score and a third close behind, improbable all',
      [
        [90, 0.1],
        [90, 0.1],
        [89, 0.09],
      ],
      2,
    ],
    ['a second of the same score without a probability', [[90, 0.6], [90]], 0],
    ['without probabilities: one score', [[88], [88], [80]], 2],
    ['without probabilities: scores that differ', [[88], [87]], 0],
    ['without probabilities: one candidate', [[88]], 0],
  ])('%s', (_, candidates, tied) => {
    expect(ambiguousCandidates(candidates.map(([Score, Probability]) => ({ Score, Probability })))).toBe(tied)
  })
})

const rated = (Score: number, Probability?: number) => ({ Score, Probability })

describe('ties in score and probability', () => {
  test.each<[string, ReturnType<typeof rated>[], number]>([
    ['no candidate', [], 0],
    ['one', [rated(96, 0.9)], 0],
    ['one that leads by score', [rated(96, 0.4), rated(95, 0.4)], 0],
    ['one that is much more likely', [rated(96, 0.6), rated(96, 0.2), rated(96, 0.2)], 0],
    ['all', [rated(83, 0.02), rated(83, 0.02), rated(83, 0.02)], 3],
    ['the first two', [rated(83, 0.4), rated(83, 0.3), rated(75, 0.1)], 2],
    ['the first two, without probabilities', [rated(83), rated(83), rated(75)], 2],
  ])('%s', (_, candidates, tied) => {
    expect(tiedCandidates(candidates)).toBe(tied)
  })
})

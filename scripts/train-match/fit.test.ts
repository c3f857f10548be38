import { expect, test } from 'vitest'
import { calibrated } from '../../service/match/probability.ts'
import { calibrationOf } from './calibration.ts'
import { type Choice, fitChoices } from './fit.ts'

/** Choices in which the first feature tells the right candidate, mostly, and the second tells nothing. */
const choices = Array.from({ length: 400 }, (_, i): Choice => {
  const truth = i % 3
  const shown = i % 10 === 0 ? (truth + 1) % 3 : truth
  const features = Float64Array.from([0, 1, 2].flatMap((at) => [at === shown ? 1 : 0, (i * 7 + at) % 2]))
  return { features, truth, weight: 1 }
})
const options = { ridge: 1e-4, signs: [0, 0], hasNone: false }

test('finds the weights that make what was seen most likely', () => {
  const [telling = 0, idle = 0] = fitChoices(choices, 2, options)
  // Nine of ten are right: each of the two others has a share of a twentieth.
  expect(telling).toBeCloseTo(Math.log(0.9 / 0.05), 0)
  expect(Math.abs(idle)).toBeLessThan(0.2)
})

test('keeps the signs that weights must have', () => {
  const [telling] = fitChoices(choices, 2, { ...options, signs: [-1, 0] })
  expect(telling).toBe(0)
})

test('a calibration rises, and is no more than what was seen', () => {
  const judged = Array.from({ length: 4000 }, (_, i) => {
    const share = (i % 1000) / 1000
    return { ask: 'a', share, right: (i * 617) % 1000 < 1000 * share * share }
  })
  const table = calibrationOf(judged)
  table.reduce((before, point) => {
    expect(point[0]).toBeGreaterThan(before[0])
    expect(point[1]).toBeGreaterThanOrEqual(before[1])
    return point
  })
  for (const share of [0.3, 0.5, 0.7, 0.9]) {
    const probability = calibrated(share, table)
    expect(probability).toBeLessThanOrEqual(share ** 2 + 0.03)
    expect(probability).toBeGreaterThan(share ** 2 - 0.12)
  }
})

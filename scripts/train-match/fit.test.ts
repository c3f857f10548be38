import { expect, test } from 'vitest'
import type { Agreement, Evidence } from '#service/match/evidence.ts'
import { type Closeness, models } from '#service/match/model.ts'
import { calibrated } from '#service/match/probability.ts'
import { agreementBy } from '#service/match/score.ts'
import { absent } from './absent.ts'
import { calibrationOf } from './calibration.ts'
import { type Choice, fitChoices } from './fit.ts'
import { fitCloseness } from './fit-closeness.ts'
import type { Sample } from './samples.ts'

/** Choices in which the first feature mostly identifies the right candidate, and the second is random. */
const choices = Array.from({ length: 400 }, (_, i): Choice => {
  const truth = i % 3
  const shown = i % 10 === 0 ? (truth + 1) % 3 : truth
  const features = Float64Array.from([0, 1, 2].flatMap((at) => [at === shown ? 1 : 0, (i * 7 + at) % 2]))
  return { features, truth, weight: 1 }
})
const options = { ridge: 1e-4, signs: [0, 0], hasNone: false }

test('finds the weights that make what was seen most likely', () => {
  const [identifying = 0, idle = 0] = fitChoices(choices, 2, options)
  // Nine of ten are right: each of the two others has a share of a twentieth.
  expect(identifying).toBeCloseTo(Math.log(0.9 / 0.05), 0)
  expect(Math.abs(idle)).toBeLessThan(0.2)
})

test('keeps the signs that weights must have', () => {
  const [identifying] = fitChoices(choices, 2, { ...options, signs: [-1, 0] })
  expect(identifying).toBe(0)
})

test('a calibration rises, and is no more than what was seen', () => {
  const judged = Array.from({ length: 4000 }, (_, i) => {
    const share = (i % 1000) / 1000
    return { inputSet: 'a', detail: 'name' as const, share, right: (i * 617) % 1000 < 1000 * share * share }
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

/** The evidence for a record with only a name, of which so many hundredths are shared, and a phone. */
const evidence = (hundredths: number, phone: Agreement): Evidence => ({
  ...absent,
  name: { both: hundredths / 100, first: 1 - hundredths / 100, second: 1 - hundredths / 100, rarity: 1 },
  phone,
})
const sample = (candidates: Evidence[], truth: number): Sample => ({
  inputSet: 'a',
  fold: 0,
  candidates,
  ids: candidates.map((_, i) => String(i)),
  truth,
})

test('weights of closeness are those that rank the right record first', () => {
  const begin = models.companies.closeness
  // The record with the phone is the right one although another has more of the name.
  const samples = Array.from({ length: 50 }, (_, i) =>
    sample([evidence(95, 'other'), evidence(15 + (i % 10), 'same')], 1),
  )
  const isFirst = (by: Closeness) =>
    samples.every(
      ({ candidates: [other, right] }) =>
        agreementBy(by, right as Evidence) > agreementBy(by, other as Evidence),
    )
  const learned = fitCloseness(samples, begin)
  expect([isFirst(begin), isFirst(learned)]).toEqual([false, true])
  expect(learned.phone).toBeGreaterThan(begin.phone)
  expect([learned.city, learned.birth, learned.name]).toEqual([begin.city, begin.birth, begin.name])
})

test('samples without the right record change no weight', () => {
  const begin = models.companies.closeness
  expect(fitCloseness([sample([evidence(50, 'same')], -1)], begin)).toEqual(begin)
})

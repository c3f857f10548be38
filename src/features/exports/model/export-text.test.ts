import { expect, test } from 'vitest'
import { differencesOf, expectedOf, quarterOf, secondsLeft, stepOf } from './export-text.ts'
import { allCompanies } from './job.testing.ts'
import { type ExportOrder, type Job, newJob } from './job.ts'

const order: ExportOrder = { ...allCompanies, kind: 'people' }
const job = (change: Partial<Job> = {}, ordered: Partial<ExportOrder> = {}): Job => ({
  ...newJob('j', { ...order, ...ordered }, { total: 7318, rate: 0.02 }),
  ...change,
})

test.each<[what: string, job: Job, step: string, expected: number]>([
  ['not begun', job(), 'page 1 of 4 · 2,000 a page', 7318],
  ['two pages', job({ billed: 4000, stored: 4000 }), 'page 3 of 4 · 2,000 a page', 7318],
  ['some at most', job({}, { most: 500 }), 'page 1 of 1 · 2,000 a page', 500],
  ['ids', job({ found: 2000 }, { way: 'ids-first' }), 'ids of 2,000 of 7,318 people, not billed', 7318],
  [
    'chosen',
    job({ found: 7318, chosen: 7000, held: 2000, stored: 4000 }, { way: 'ids-first' }),
    'page 2 of 3 · 2,000 a page',
    7000,
  ],
  [
    'all held',
    job({ chosen: 7000, held: 7000, stored: 7000 }, { way: 'ids-first' }),
    'nothing to load',
    7000,
  ],
])('%s', (_, it, step, expected) => {
  expect([stepOf(it), expectedOf(it)]).toEqual([step, expected])
})

test.each([
  [0, 0],
  [1829, 0],
  [1830, 25],
  [7317, 75],
  [7318, 100],
])('%i of 7,318 stored are told as %i percent', (stored, percent) => {
  expect(quarterOf(job({ stored }))).toBe(percent)
})

test('what is left takes as long as what was done, or as the key allows', () => {
  expect(secondsLeft(job())).toBeUndefined()
  expect(secondsLeft(job({ calls: 2, seconds: 2, stored: 4000 }))).toBe(2)
  expect(secondsLeft(job({ calls: 2, seconds: 2, stored: 4000, perMinute: 30 }))).toBe(4)
})

test('what differs is told, and nothing where nothing does', () => {
  expect(differencesOf(job())).toEqual([])
  expect(differencesOf(job({ missing: 3, repeated: 1, held: 2 }))).toEqual([
    '3 people of the 7,318 counted were not returned.',
    '1 was returned twice and exported once.',
    '2 were already loaded and cost nothing.',
  ])
  expect(differencesOf(job({ leftOut: 1 }))).toEqual(['1 is excluded: do-not-contact.'])
  expect(differencesOf(job({ leftOut: 41 }, { leftOut: ['spring'] }))).toEqual([
    '41 are excluded: do-not-contact, or in a list that you excluded.',
  ])
})

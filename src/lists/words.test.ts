import { expect, test } from 'vitest'
import { type ExportOrder, type Job, newJob } from './job.ts'
import { differencesOf, duration, expectedOf, momentWords, secondsLeft, stepOf, untilWords } from './words.ts'

test.each<[seconds: number, words: string]>([
  [0.2, '1 s'],
  [59, '59 s'],
  [60, '1 min'],
  [90, '1 min 30 s'],
  [3600, '1 h'],
  [7500, '2 h 5 min'],
])('%s seconds of work are %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words)
})

test.each<[seconds: number, words: string]>([
  [0, 'a moment'],
  [1, '1 second'],
  [23, '23 seconds'],
  [61, '1 minute 1 second'],
  [7200, '2 hours'],
  [198_000, '2 days 7 hours'],
])('in %s seconds is in %s', (seconds, words) => {
  expect(untilWords(seconds)).toBe(words)
})

test('a moment is told in UTC', () => {
  expect(momentWords(new Date('2026-11-23T00:00:00Z'))).toBe('Monday 23 Nov, 00:00 UTC')
})

const order: ExportOrder = {
  kind: 'people',
  name: 'all',
  source: { type: 'search', criteria: {} },
  form: 'csv',
  columns: [{ name: 'Id', heading: 'Id' }],
  file: 'all',
  leftOut: [],
  distinct: [],
  way: 'at-once',
}
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
    'nothing is read',
    7000,
  ],
])('%s', (_, it, step, expected) => {
  expect([stepOf(it), expectedOf(it)]).toEqual([step, expected])
})

test('what is left takes as long as what was done, or as the key allows', () => {
  expect(secondsLeft(job())).toBeUndefined()
  expect(secondsLeft(job({ calls: 2, seconds: 2, stored: 4000 }))).toBe(2)
  expect(secondsLeft(job({ calls: 2, seconds: 2, stored: 4000, perMinute: 30 }))).toBe(4)
})

test('what differs is told, and nothing where nothing does', () => {
  expect(differencesOf(job())).toEqual([])
  expect(differencesOf(job({ missing: 3, repeated: 1, held: 2 }))).toEqual([
    '3 people of the 7,318 that were counted did not come.',
    '1 came twice and is written once.',
    '2 were here already and cost nothing.',
  ])
})

import { expect, test } from 'vitest'
import { jobOfPeople as job } from './job.testing.ts'
import type { Job } from './job.ts'
import { costOf, currentPage, expectedOf, progressQuarter, savableOf, secondsLeft } from './job-figures.ts'

const idsFirst = { way: 'ids-first' } as const

test.each<[what: string, job: Job, expected: number]>([
  ['not started', job(), 7318],
  ['a limit', job({}, { most: 500 }), 500],
  ['some excluded', job({ leftOut: 18 }), 7300],
  ['selected', job({ found: 7318, chosen: 7000 }, idsFirst), 7000],
  ['selected, some not returned', job({ chosen: 7000, missing: 3 }, idsFirst), 6997],
])('expected records: %s', (_, it, expected) => {
  expect(expectedOf(it)).toBe(expected)
})

test.each<[what: string, job: Job, savable: number]>([
  ['what is stored', job({ stored: 4000 }), 4000],
  ['no more than the limit', job({ stored: 2000 }, { most: 500 }), 500],
  ['without duplicates', job({ stored: 4000, doubles: 7 }), 3993],
])('records to save: %s', (_, it, savable) => {
  expect(savableOf(it)).toBe(savable)
})

test.each<[what: string, job: Job, page: ReturnType<typeof currentPage>]>([
  ['not started', job(), { page: 1, pages: 4 }],
  [
    'a list at once',
    job({ chosen: 3000, stored: 2000 }, { source: { type: 'picked' } }),
    { page: 2, pages: 2 },
  ],
  ['everything billed', job({ billed: 7318, stored: 7318 }), { page: 4, pages: 4 }],
  ['all cached', job({ chosen: 7000, held: 7000, stored: 7000 }, idsFirst), { page: 0, pages: 0 }],
  ['still loading ids', job({ found: 2000 }, idsFirst), undefined],
])('current page: %s', (_, it, page) => {
  expect(currentPage(it)).toEqual(page)
})

test.each([
  [0, 0],
  [1829, 0],
  [1830, 25],
  [7317, 75],
  [7318, 100],
])('%i of 7,318 stored are %i percent', (stored, percent) => {
  expect(progressQuarter(job({ stored }))).toBe(percent)
})

test('the time left follows the speed so far, or the rate of the key', () => {
  expect(secondsLeft(job())).toBeUndefined()
  expect(secondsLeft(job({ calls: 2, seconds: 2, stored: 4000 }))).toBe(2)
  expect(secondsLeft(job({ calls: 2, seconds: 2, stored: 4000, perMinute: 30 }))).toBe(4)
})

test('the cost is that of the billed records', () => {
  expect(costOf(job({ billed: 50 }))).toBeCloseTo(1)
})

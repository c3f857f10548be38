import { expect, test } from 'vitest'
import { jobOfPeople as job } from '../model/job.testing.ts'
import type { Job } from '../model/job.ts'
import { differenceTexts, stepText } from './jobs.ts'

test.each<[what: string, job: Job, step: string]>([
  ['not started', job(), 'page 1 of 4 · 2,000 a page'],
  ['two pages', job({ billed: 4000, stored: 4000 }), 'page 3 of 4 · 2,000 a page'],
  ['a limit', job({}, { most: 500 }), 'page 1 of 1 · 2,000 a page'],
  ['ids', job({ found: 2000 }, { way: 'ids-first' }), 'ids of 2,000 of 7,318 people, not billed'],
  [
    'selected',
    job({ found: 7318, chosen: 7000, held: 2000, stored: 4000 }, { way: 'ids-first' }),
    'page 2 of 3 · 2,000 a page',
  ],
  ['all cached', job({ chosen: 7000, held: 7000, stored: 7000 }, { way: 'ids-first' }), 'nothing to load'],
])('%s', (_, it, step) => {
  expect(stepText(it)).toBe(step)
})

test('differences are listed; there are none where nothing differs', () => {
  expect(differenceTexts(job())).toEqual([])
  expect(differenceTexts(job({ missing: 3, repeated: 1, held: 2 }))).toEqual([
    '3 people of the 7,318 counted were not returned.',
    '1 was returned twice and exported once.',
    '2 were already loaded and cost nothing.',
  ])
  expect(differenceTexts(job({ leftOut: 1 }))).toEqual(['1 is excluded: do-not-contact.'])
  expect(differenceTexts(job({ leftOut: 41 }, { leftOut: ['spring'] }))).toEqual([
    '41 are excluded: do-not-contact, or in a list that you excluded.',
  ])
})

import { beforeEach, expect, test } from 'vitest'
import { limitsReported } from '#api/limits.ts'
import { ApiProblem } from '#api/problem.ts'
import { StorageProblem } from '#storage/database.ts'
import { DataChanged } from './job-state.ts'
import { problemOf } from './problem-reasons.ts'

/** The limits of the last answer: a quota of 100 calls that renews after these seconds, or never. */
const quota = (seconds?: number) =>
  limitsReported(
    new Headers({
      'ratelimit-policy': '"quota";q=100',
      ratelimit: `"quota";r=0${seconds ? `;t=${seconds}` : ''}`,
    }),
  )
beforeEach(() => quota(600))

test.each<[what: string, problem: unknown, reason: string, seconds: number | undefined]>([
  ['a refused request', new ApiProblem(400, 'words'), 'refused', undefined],
  ['a refused key', new ApiProblem(401, 'words'), 'key', undefined],
  ['a used-up quota', new ApiProblem(403, 'words', [], 600), 'quota', 600],
  ['an error of the service', new ApiProblem(500, 'words'), 'service', undefined],
  ['a call that takes too long', new ApiProblem(503, 'words', [], undefined, true), 'refused', undefined],
  ['an unknown status', new ApiProblem(418, 'words', [], 3), 'service', 3],
  ['no answer', new ApiProblem(0, 'words'), 'service', undefined],
  ['other data than the job began with', new DataChanged('words'), 'changed', undefined],
  ['anything else', new Error('words'), 'service', undefined],
  ['a text', 'words', 'service', undefined],
])('%s', (_, problem, reason, seconds) => {
  expect(problemOf(problem)).toEqual({ reason, message: 'words', ...(seconds && { seconds }) })
})

test('a full disk is a reason of its own', () => {
  expect(problemOf(new StorageProblem('full'))).toEqual({
    reason: 'storage',
    message: expect.stringContaining('full'),
  })
})

test('a lifetime quota has no time at which it renews, whatever the service says', () => {
  quota()
  expect(problemOf(new ApiProblem(403, 'words', [], 600)).seconds).toBeUndefined()
  expect(problemOf(new ApiProblem(500, 'words', [], 5)).seconds).toBe(5)
})

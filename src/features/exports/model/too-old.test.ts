import { expect, test } from 'vitest'
import { tooOldJobs } from './too-old.ts'

const now = Date.parse('2026-11-27T12:00:00Z')

test.each([
  ['done', '2026-11-01T12:00:00Z', ['a']],
  ['cancelled', '2026-11-01T12:00:00Z', ['a']],
  ['paused', '2026-11-01T12:00:00Z', ['a']],
  ['running', '2026-11-01T12:00:00Z', []],
  ['waiting', '2026-11-01T12:00:00Z', []],
  ['done', '2026-11-20T12:00:00Z', []],
  ['done', '2026-11-20T11:59:59Z', ['a']],
] as const)('an export that is %s since %s', (state, changed, removed) => {
  expect(tooOldJobs([{ id: 'a', state, changed }], 7, now)).toEqual(removed)
})

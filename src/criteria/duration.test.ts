import { expect, test } from 'vitest'
import { durationWords, momentWords } from './duration.ts'

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [61, '1 minute 1 second'],
  [3600, '1 hour'],
  [198_000, '2 days 7 hours'],
  [86_400 + 59, '1 day'],
])('%d seconds: %s', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words)
})

test.each([
  [Date.UTC(2026, 10, 23), 'Monday 23 Nov, 00:00 UTC'],
  [Date.UTC(2026, 10, 22, 23, 59, 59, 600), 'Monday 23 Nov, 00:00 UTC'],
  [Date.UTC(2026, 8, 5, 9, 30), 'Saturday 5 Sept, 09:30 UTC'],
])('%d: %s', (at, words) => {
  expect(momentWords(at)).toBe(words)
})

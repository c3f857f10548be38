import { expect, test } from 'vitest'
import { duration, durationText, momentText } from './duration.ts'

test.each([
  [0, 'a moment'],
  [0.2, '1 second'],
  [23, '23 seconds'],
  [61, '1 minute 1 second'],
  [3600, '1 hour'],
  [198_000, '2 days 7 hours'],
  [86_400 + 59, '1 day'],
])('%d seconds: %s', (seconds, words) => {
  expect(durationText(seconds)).toBe(words)
})

test.each([
  [0, '0 s'],
  [0.2, '1 s'],
  [59, '59 s'],
  [60, '1 min'],
  [90, '1 min 30 s'],
  [3600, '1 h'],
  [7500, '2 h 5 min'],
  [108_000, '1 d 6 h'],
])('%d seconds of work: %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words)
})

test.each([
  [Date.UTC(2026, 10, 23), 'Monday, Nov 23, 00:00 UTC'],
  [Date.UTC(2026, 10, 22, 23, 59, 59, 600), 'Monday, Nov 23, 00:00 UTC'],
  [Date.UTC(2026, 8, 5, 9, 30), 'Saturday, Sep 5, 09:30 UTC'],
])('%d: %s', (at, words) => {
  expect(momentText(at)).toBe(words)
})

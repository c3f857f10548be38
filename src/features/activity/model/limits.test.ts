import { expect, test } from 'vitest'
import type { ReportedLimits } from '#api/limits.ts'
import { inLastMinute, renewalOf, throttleNow, waitLeft } from './limits.ts'

const limits: ReportedLimits = { limits: [], at: 10_000, date: Date.UTC(2026, 10, 20) }
const throttle = { name: 'throttle', left: 23, of: 30, renewed: 18 }

test.each([
  [10_000, 23, 18],
  [15_000, 23, 13],
  [40_000, 23, 0],
  [70_000, 30, 0],
  [9_000, 23, 18],
])('the throttle at %d', (now, left, seconds) => {
  expect(throttleNow(throttle, limits, now)).toEqual({ left, of: 30, seconds })
})

test('a quota renews at a moment of the service’s own clock', () => {
  const quota = { name: 'quota', left: 3, of: 10, renewed: 3600 }
  expect(renewalOf(quota, limits, 10_000 + 600_000)).toEqual({
    seconds: 3000,
    at: Date.UTC(2026, 10, 20, 1),
  })
  expect(renewalOf({ ...quota, renewed: undefined }, limits, 0)).toBeUndefined()
})

test.each([
  [429, 23, 12_000, 21],
  [429, 23, 60_000, 0],
  [403, 23, 12_000, 0],
  [429, undefined, 12_000, 0],
])('a wait of status %d', (status, seconds, now, left) => {
  expect(waitLeft({ ...limits, refused: { status, message: '', seconds, at: 10_000 } }, now)).toBe(left)
})

test('calls of the last minute are those that were answered, by a clock that did not jump', () => {
  const now = 100_000
  const calls = [
    { at: 39_000, status: 200 },
    { at: 41_000, status: 200 },
    { at: 90_000, status: 429 },
    { at: 90_000, status: 0 },
    { at: 90_000, status: 'cut' as const },
    { at: 160_000, status: 200 },
  ]
  expect(inLastMinute(calls, now)).toBe(2)
})

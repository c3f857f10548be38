import { expect, it } from 'vitest'
import { accountRule, addressRule, beginAttempt, takeBackAttempt } from './attempts.ts'
import type { AttemptsRecord } from './records.ts'

const NOW = Date.UTC(2026, 10, 20)

/** Attempts one after the other, each as soon as it may be made; the waits between them in seconds. */
function waits(count: number, rule: typeof accountRule): number[] {
  let record: AttemptsRecord | undefined
  let now = NOW
  return Array.from({ length: count }, () => {
    const [after, wait] = beginAttempt(record, rule, now)
    expect(wait).toBe(0)
    record = after
    const next = Math.max(0, after.until - now)
    now += next
    return next / 1000
  })
}

it('a wait grows with each attempt after the free ones, up to 15 minutes', () => {
  expect(waits(16, accountRule)).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  expect(waits(21, addressRule).slice(18)).toEqual([0, 2, 4])
})

it('an attempt during a wait is refused and does not count', () => {
  const record = { failures: 6, last: NOW, until: NOW + 4000 }
  expect(beginAttempt(record, accountRule, NOW + 1000)).toEqual([record, 3000])
})

it('attempts are forgotten after an hour without one', () => {
  const record = { failures: 30, last: NOW, until: NOW + 900_000 }
  expect(beginAttempt(record, accountRule, NOW + 3_600_001)).toEqual([
    { failures: 1, last: NOW + 3_600_001, until: 0 },
    0,
  ])
})

it('a right attempt takes one back', () => {
  expect(takeBackAttempt({ failures: 21, last: NOW, until: NOW + 4 })).toEqual({
    failures: 20,
    last: NOW,
    until: 0,
  })
  expect(takeBackAttempt({ failures: 1, last: NOW, until: 0 })).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { type CallLog, throttle } from './throttle.ts'

const START = Date.UTC(2026, 10, 23)

/** How calls fare that come at these seconds, at so many a minute. */
function fare(perMinute: number, seconds: readonly number[]) {
  let log: CallLog = []
  return seconds.map((second) => {
    const step = throttle(log, perMinute, START + second * 1000)
    log = step.log
    return step.throttled
  })
}

const times = (count: number, second: number) => Array<number>(count).fill(second)

describe('throttle', () => {
  it.each([
    ['30 at once', 30, times(31, 0), 30],
    ['600 at once', 600, times(601, 0), 600],
    ['30 spread over the minute', 30, [...Array.from({ length: 30 }, (_, i) => i * 2), 59.999], 30],
    ['30 again right after a minute', 30, [...times(30, 0), ...times(30, 60)], 60],
    ['no second 30 where two minutes meet', 30, [0, ...times(29, 59), ...times(30, 60.5)], 31],
    ['refused calls take no room', 2, [0, 1, 2, 30, 59, 60, 61], 4],
    ['a large rate in moments', 2000, [...times(1000, 0), ...times(1000, 0.01), 0.02, 61], 2001],
  ])('lets pass: %s', (_name, perMinute, seconds, passed) => {
    expect(fare(perMinute, seconds).filter((call) => call.passed).length).toBe(passed)
  })

  it('reports what is left and when there is room, and after that wait there is', () => {
    const calls = fare(3, [0, 10.5, 20, 30, 60, 60, 71])
    expect(calls.map(({ passed, left, seconds }) => [passed, left, seconds])).toEqual([
      [true, 2, 60],
      [true, 1, 50],
      [true, 0, 40],
      [false, 0, 30],
      [true, 0, 11],
      [false, 0, 11],
      [true, 0, 9],
    ])
  })

  it('frees nothing, and locks no one out, when the clock is set back', () => {
    const week = 7 * 24 * 3600
    const calls = fare(3, [...times(3, 0), -week, -week + 59, -week + 60])
    expect(calls.map(({ passed }) => passed)).toEqual([true, true, true, false, false, true])
    expect(calls[3]?.seconds).toBe(60)
  })

  it('waits until enough have gone when the rate was lowered', () => {
    let log: CallLog = []
    for (const second of [0, 10, 20]) log = throttle(log, 3, START + second * 1000).log
    expect(throttle(log, 1, START + 30_000).throttled).toEqual({ passed: false, left: 0, seconds: 50 })
  })

  it('keeps a small log of a large rate', () => {
    let log: CallLog = []
    for (let ms = 0; ms < 120_000; ms += 5) log = throttle(log, 100_000, START + ms).log
    expect(log.length).toBeLessThanOrEqual(601)
  })
})

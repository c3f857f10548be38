import { expect, test } from 'vitest'
import { secondsOf } from './duration-of-calls.ts'

test.each<[what: string, calls: number, perMinute: number | undefined, seconds: number]>([
  ['none', 0, 600, 0],
  ['one', 1, 600, 1],
  ['four at once', 4, undefined, 1],
  ['a hundred, four at once', 100, undefined, 13],
  ['as many as a minute allows', 100, 100, 13],
  ['one more than a minute allows', 101, 100, 60],
  ['many more', 1000, 100, 540],
  ['a rate above what calls take themselves', 1000, 900, 125],
  ['a rate of nothing is none', 8, 0, 1],
])('%s', (_, calls, perMinute, seconds) => {
  expect(secondsOf(calls, perMinute)).toBe(seconds)
})

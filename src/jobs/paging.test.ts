import { expect, test } from 'vitest'
import { callsFor, nextRange, type Range, secondsForCalls } from './paging.ts'

const range = (at: number, limit = 2000): Range => ({ at, limit })

test.each<[what: string, ranges: Range[], limits: Parameters<typeof nextRange>[1], next: Range | undefined]>([
  ['nothing is there yet', [], { total: 5000 }, range(0)],
  ['the result is empty', [], { total: 0 }, undefined],
  ['less than a page', [], { total: 12 }, range(0, 12)],
  ['after two pages, in any order', [range(2000), range(0)], { total: 9000 }, range(4000)],
  ['the last page is short', [range(0), range(2000)], { total: 4012 }, range(4000, 12)],
  ['all is there', [range(0), range(2000, 12)], { total: 2012 }, undefined],
  ['a page was lost in a crash', [range(0), range(4000)], { total: 9000 }, range(2000)],
  ['the first was lost', [range(2000)], { total: 4000 }, range(0)],
  ['a gap of less than a page', [range(0, 500), range(2000)], { total: 4000 }, range(500, 1500)],
  ['only some more are needed', [range(0)], { total: 9000, more: 30 }, range(2000, 30)],
  ['enough is under way', [range(0)], { total: 9000, more: 0 }, undefined],
  ['a gap is filled even so', [range(2000)], { total: 9000, more: 0 }, range(0)],
  ['more records than the total', [range(0), range(2000)], { total: 3000 }, undefined],
])('%s', (_, ranges, limits, next) => {
  expect(nextRange(ranges, limits)).toEqual(next)
})

test('repeated calls cover every record once', () => {
  const ranges: Range[] = []
  for (let next = nextRange(ranges, { total: 100_001 }); next; next = nextRange(ranges, { total: 100_001 }))
    ranges.push(next)
  expect(ranges).toHaveLength(51)
  expect(ranges.reduce((sum, { limit }) => sum + limit, 0)).toBe(100_001)
})

test.each([
  [0, 0],
  [1, 1],
  [2000, 1],
  [2001, 2],
  [100_000, 50],
])('%d records take %d calls', (records, calls) => {
  expect(callsFor(records)).toBe(calls)
})

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
  expect(secondsForCalls(calls, perMinute)).toBe(seconds)
})

import { expect, test } from 'vitest'
import { callsFor, nextRange, type Range } from './ranges.ts'

const range = (at: number, limit = 2000): Range => ({ at, limit })

test.each<[what: string, taken: Range[], wanted: Parameters<typeof nextRange>[1], next: Range | undefined]>([
  ['nothing is there yet', [], { total: 5000 }, range(0)],
  ['the result is empty', [], { total: 0 }, undefined],
  ['less than a page', [], { total: 12 }, range(0, 12)],
  ['after two pages, in any order', [range(2000), range(0)], { total: 9000 }, range(4000)],
  ['the last page is short', [range(0), range(2000)], { total: 4012 }, range(4000, 12)],
  ['all is there', [range(0), range(2000, 12)], { total: 2012 }, undefined],
  ['a page was lost in a crash', [range(0), range(4000)], { total: 9000 }, range(2000)],
  ['the first was lost', [range(2000)], { total: 4000 }, range(0)],
  ['a gap of less than a page', [range(0, 500), range(2000)], { total: 4000 }, range(500, 1500)],
  ['only some more are wanted', [range(0)], { total: 9000, more: 30 }, range(2000, 30)],
  ['enough is under way', [range(0)], { total: 9000, more: 0 }, undefined],
  ['a gap is filled even so', [range(2000)], { total: 9000, more: 0 }, range(0)],
  ['more came than there were', [range(0), range(2000)], { total: 3000 }, undefined],
])('%s', (_, taken, wanted, next) => {
  expect(nextRange(taken, wanted)).toEqual(next)
})

test('asking again and again covers everything once', () => {
  const taken: Range[] = []
  for (let next = nextRange(taken, { total: 100_001 }); next; next = nextRange(taken, { total: 100_001 }))
    taken.push(next)
  expect(taken).toHaveLength(51)
  expect(taken.reduce((sum, { limit }) => sum + limit, 0)).toBe(100_001)
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

import { expect, test } from 'vitest'
import { fractionIn, readRange } from './house-range.ts'

test.each([
  ['101', '199', 'O', { from: 101, to: 199, parity: 'odd' }],
  ['198', '100', 'E', { from: 198, to: 100, parity: 'even' }],
  ['100', '199', 'B', { from: 100, to: 199, parity: 'both' }],
  ['100', '199', '', { from: 100, to: 199, parity: 'both' }],
  ['100', '198', '', { from: 100, to: 198, parity: 'even' }],
  ['100', '198', 'B', { from: 100, to: 198, parity: 'both' }],
  ['101', '199', 'E', { from: 101, to: 199, parity: 'odd' }],
  ['7', '7', 'B', { from: 7, to: 7, parity: 'odd' }],
  ['37-01', '37-99', 'O', { from: 3701, to: 3799, parity: 'odd' }],
  ['', '99', 'O', undefined],
  ['N600', 'N698', 'E', undefined],
] as const)('%s to %s, %s', (first, last, letter, range) => {
  expect(readRange(first, last, letter)).toEqual(range)
})

test.each([
  ['101', '199', 101, 0],
  ['101', '199', 199, 1],
  ['101', '199', 150, undefined],
  ['101', '199', 151, 50 / 98],
  ['199', '101', 101, 1],
  ['199', '101', 175, 24 / 98],
  ['199', '101', 201, undefined],
  ['100', '199', 150, 50 / 99],
  ['7', '7', 7, 0.5],
  ['7', '7', 9, undefined],
])('%s to %s has %d at %s', (first, last, number, fraction) => {
  const range = readRange(first, last)
  expect(range && fractionIn(range, number)).toBe(fraction)
})

test('the numbers of a side are at equal steps, in either direction', () => {
  for (const [first, last] of [
    ['2', '20'],
    ['20', '2'],
  ] as const) {
    const range = readRange(first, last)
    const numbers = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]
    const fractions = numbers
      .map((number) => range && fractionIn(range, number))
      .sort((a = 0, b = 0) => a - b)
    expect(fractions).toEqual(numbers.map((_, i) => i / 9))
  }
})

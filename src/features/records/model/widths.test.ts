import { describe, expect, test } from 'vitest'
import type { Column } from './columns.ts'
import { CHECK, clampWidth, movedBy, movedTo, placed } from './widths.ts'

const column = (key: string, width: number): Column => ({ key, label: key, width, cell: () => undefined })
const columns = [column('a', 100), column('b', 150), column('c', 50)]

test.each([
  [10, 48],
  [120.6, 121],
  [9999, 800],
])('%d pixels become %d', (pixels, width) => {
  expect(clampWidth(pixels)).toBe(width)
})

describe('placed columns', () => {
  const places = (widths: Record<string, number>, pinned: string[], room: number) =>
    placed(columns, widths, new Set(pinned), room).map(({ key, width, left }) => [key, left - CHECK, width])

  test.each<[what: string, widths: Record<string, number>, pinned: string[], room: number, places: unknown]>([
    [
      'no room to share',
      {},
      [],
      0,
      [
        ['a', 0, 100],
        ['b', 100, 150],
        ['c', 250, 50],
      ],
    ],
    [
      'room shared by all',
      {},
      [],
      CHECK + 331,
      [
        ['a', 0, 110],
        ['b', 110, 160],
        ['c', 270, 60],
      ],
    ],
    [
      'room shared by the others',
      { a: 60 },
      [],
      CHECK + 300,
      [
        ['a', 0, 60],
        ['b', 60, 170],
        ['c', 230, 70],
      ],
    ],
    [
      'all are set',
      { a: 60, b: 60, c: 60 },
      [],
      900,
      [
        ['a', 0, 60],
        ['b', 60, 60],
        ['c', 120, 60],
      ],
    ],
    [
      'a pinned one comes first',
      {},
      ['c'],
      0,
      [
        ['c', 0, 50],
        ['a', 50, 100],
        ['b', 150, 150],
      ],
    ],
    [
      'pinned ones keep their order',
      {},
      ['c', 'b'],
      0,
      [
        ['b', 0, 150],
        ['c', 150, 50],
        ['a', 200, 100],
      ],
    ],
  ])('%s', (_, widths, pinned, room, expected) => {
    expect(places(widths, pinned, room)).toEqual(expected)
  })

  test('say which are pinned', () => {
    expect(placed(columns, {}, new Set(['b']), 0).map(({ pinned }) => pinned)).toEqual([true, false, false])
  })
})

const keys = (text: string) => text.split('')

test.each([
  ['a', 'c', false, 'bac'],
  ['a', 'c', true, 'bca'],
  ['c', 'a', false, 'cab'],
  ['c', 'a', true, 'acb'],
  ['b', 'b', true, 'abc'],
  ['b', 'x', true, 'abc'],
])('%s to %s, behind it %s: %s', (key, target, behind, order) => {
  expect(movedTo(keys('abc'), key, target, behind)).toEqual(keys(order))
})

test.each([
  ['a', 1, 'bac'],
  ['c', -1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('%s by %d: %s', (key, by, order) => {
  expect(movedBy(keys('abc'), key, by)).toEqual(keys(order))
})

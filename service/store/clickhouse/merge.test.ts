import { describe, expect, test } from 'vitest'
import { addGroups, byCount, mergeSorted, pageOfEach } from './merge.ts'

describe('the pages of parts of 10, 0 and 5 records', () => {
  test.each([
    [
      0,
      3,
      [
        [0, 3],
        [0, 0],
        [0, 0],
      ],
    ],
    [
      8,
      4,
      [
        [8, 2],
        [0, 0],
        [0, 2],
      ],
    ],
    [
      10,
      5,
      [
        [10, 0],
        [0, 0],
        [0, 5],
      ],
    ],
    [
      12,
      100,
      [
        [10, 0],
        [0, 0],
        [2, 3],
      ],
    ],
    [
      15,
      1,
      [
        [10, 0],
        [0, 0],
        [5, 0],
      ],
    ],
    [
      900,
      1,
      [
        [10, 0],
        [0, 0],
        [5, 0],
      ],
    ],
  ])('from %d on, %d records', (Offset, Limit, expected) => {
    const pages = pageOfEach([10, 0, 5], { Offset, Limit })
    expect(pages.map((page) => [page.Offset, page.Limit])).toEqual(expected)
  })
})

test('sorted parts become one list: missing values last, ties in the order of the parts', () => {
  const first = [
    [1, 'b', 2],
    [2, 'b', 1],
    [3, null, 9],
  ]
  const second = [
    [4, 'ż', 1],
    [5, 'b', 2],
    [6, null, 1],
  ]
  const terms = [{ isDescending: true }, { isDescending: false }]
  expect(mergeSorted([first, second], terms).map(([seq]) => seq)).toEqual([4, 2, 1, 5, 6, 3])
})

test('counts of equal groups are added, also of those without a value; largest first', () => {
  const groups = addGroups([
    [
      [3, 'RI', null],
      [2, null, 1],
    ],
    [
      [2, 'RI', null],
      [5, 'NE', null],
      [2, null, 1],
    ],
  ])
  expect(groups.sort(byCount)).toEqual([
    [5, 'NE', null],
    [5, 'RI', null],
    [4, null, 1],
  ])
})

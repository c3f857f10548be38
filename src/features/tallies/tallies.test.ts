import { expect, test } from 'vitest'
import type { TallyItem } from '#contract/tally'
import { crossOf } from './cross.ts'
import { toggledCodes } from './IndustryTally.tsx'
import { tallyLines } from './save-tally.ts'

test.each([
  [[], '58', ['58']],
  [['58'], '58', []],
  [['58'], '5812', ['5812']],
  [['5812', '17'], '58', ['17', '58']],
])('%j with %s switched is %j', (codes, code, next) => {
  expect(toggledCodes(codes, code).toSorted()).toEqual(next)
})

const items: TallyItem[] = [
  { Count: 5, Sic2: '58', Gender: 'Female' },
  { Count: 3, Sic2: '58', Gender: 'Male' },
  { Count: 4, Sic2: '17', Gender: 'Male' },
  { Count: 1, Sic2: '17' },
]

test('a cross tally keeps the totals of what it does not show', () => {
  expect(crossOf(items, 'sic2', 'gender', { rows: 1, columns: 2 })).toEqual({
    rows: ['58'],
    columns: ['Male', 'Female'],
    cells: [[3, 5]],
    rowTotals: [8],
    columnTotals: [7, 5],
    total: 13,
    hiddenRows: 1,
    hiddenColumns: 1,
  })
})

test('a tally is written with values and words', () => {
  expect(tallyLines(items.slice(3), ['sic2', 'gender'], (code) => `Industry ${code}`)).toEqual([
    'Sic2,Sic2 in words,Gender,Gender in words,Count\r\n',
    '17,Industry 17,,Not known,1\r\n',
  ])
})

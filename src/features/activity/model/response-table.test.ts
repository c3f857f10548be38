import { expect, test } from 'vitest'
import { tableOf } from './response-table.ts'

test.each([
  [
    [
      { Id: '1', City: 'Omaha' },
      { Id: '2', Sic: ['15'] },
    ],
    {
      columns: ['Id', 'City', 'Sic'],
      rows: [
        ['1', 'Omaha', '–'],
        ['2', '–', '["15"]'],
      ],
    },
  ],
  [{ MatchCount: 7 }, { columns: ['Field', 'Value'], rows: [['MatchCount', '7']] }],
  [[1, 2], { columns: ['Value'], rows: [['1'], ['2']] }],
  [[], undefined],
  ['x', undefined],
  [undefined, undefined],
])('%j', (answer, table) => {
  expect(tableOf(answer)).toEqual(table)
})

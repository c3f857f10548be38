import { expect, test } from 'vitest'
import { withoutColumn } from './categories.ts'

const main = { columns: ['main a', 'main b'], values: ['t'] }

test.each([
  ['the only column', { columns: ['A'] }, 'A', null],
  ['nothing known', undefined, 'A', null],
  ['one of two columns', { columns: ['A', 'B'], separator: '|' }, 'A', { columns: ['B'], separator: '|' }],
  [
    'a column of the words',
    { columns: ['A'], others: ['W'], table: 'osm' },
    'W',
    { columns: ['A'], table: 'osm' },
  ],
  [
    'a column of the broader ones',
    { columns: ['A'], ancestors: 'P', others: ['O', 'Q'] },
    'P',
    { columns: ['A'], others: ['O', 'Q'] },
  ],
  ['a column that marks of others are about', { columns: ['A', 'B'], main }, 'B', { columns: ['A'] }],
  [
    'another column, with marks',
    { columns: ['A', 'B'], others: ['W'], main },
    'W',
    { columns: ['A', 'B'], main },
  ],
])('is without %s', (_, categories, column, expected) => {
  expect(withoutColumn(categories, column)).toEqual(expected)
})

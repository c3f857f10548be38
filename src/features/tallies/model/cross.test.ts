import { describe, expect, test } from 'vitest'
import type { TallyItem } from '#contract/tally.ts'
import { type Axis, crossCounts, crossNumbers, heatPercent, shownIn } from './cross.ts'

const items: TallyItem[] = [
  { Count: 40, StateProvince: 'NE', LocationEmployeesSizeRange: '1-4' },
  { Count: 10, StateProvince: 'NE', LocationEmployeesSizeRange: '5-9' },
  { Count: 30, StateProvince: 'IA', LocationEmployeesSizeRange: '1-4' },
  { Count: 15, StateProvince: 'IA', LocationEmployeesSizeRange: '10-19' },
  { Count: 60, LocationEmployeesSizeRange: '5-9' },
  { Count: 1, StateProvince: 'AK' },
]
const axis = (field: Axis['field'], more?: Partial<Axis>): Axis => ({
  field,
  order: 'total',
  max: 9,
  label: (value) => value,
  ...more,
})
const states = axis('stateprovince')
const sizes = axis('locationemployeessizerange')

describe('a cross tally', () => {
  const cross = crossCounts(items, states, sizes)

  test('has the largest values first and what is not known last', () => {
    expect(cross.rows).toEqual(['NE', 'IA', 'AK', ''])
    expect(cross.columns).toEqual(['1-4', '5-9', '10-19', ''])
  })

  test('counts each pair, with totals', () => {
    expect(cross.cells).toEqual([
      [40, 10, 0, 0],
      [30, 0, 15, 0],
      [0, 0, 0, 1],
      [0, 60, 0, 0],
    ])
    expect([cross.rowTotals, cross.columnTotals, cross.total]).toEqual([
      [50, 45, 1, 60],
      [70, 70, 15, 1],
      156,
    ])
  })

  test('of nothing is empty', () => {
    expect(crossCounts([], states, sizes)).toMatchObject({
      rows: [],
      columns: [],
      cells: [],
      total: 0,
      hiddenRows: 0,
    })
  })

  test.each<[what: string, row: Partial<Axis>, rows: string[], hidden: number]>([
    ['the largest two, one of them not known', { max: 2 }, ['NE', ''], 2],
    ['by name', { order: 'name' }, ['AK', 'IA', 'NE', ''], 0],
    [
      'by their words',
      { order: 'name', label: (value) => (value === 'NE' ? 'A' : value) },
      ['NE', 'AK', 'IA', ''],
      0,
    ],
    ['the largest two, by name', { order: 'name', max: 3 }, ['IA', 'NE', ''], 1],
  ])('%s', (_, row, rows, hidden) => {
    const cut = crossCounts(items, axis('stateprovince', row), sizes)
    expect([cut.rows, cut.hiddenRows, cut.total]).toEqual([rows, hidden, 156])
  })

  test('sizes have an order of their own', () => {
    const { columns } = crossCounts(items, states, axis('locationemployeessizerange', { order: 'own' }))
    expect(columns).toEqual(['1-4', '5-9', '10-19', ''])
    const few = crossCounts(items, states, axis('locationemployeessizerange', { order: 'own', max: 1 }))
    expect([few.columns, few.hiddenColumns]).toEqual([['1-4'], 3])
  })
})

test.each([
  ['count', 5],
  ['row', 0.5],
  ['column', 0.25],
  ['all', 0.05],
] as const)('a cell as %s', (as, shown) => {
  expect(shownIn(as, 5, { row: 10, column: 20, all: 100 })).toBe(shown)
})

test('a share of nothing is none', () => {
  expect(shownIn('row', 0, { row: 0, column: 1, all: 1 })).toBe(0)
})

test.each([
  [
    'count',
    [
      [1, 3],
      [0, 4],
    ],
    [4, 4],
    [1, 7],
    8,
    4,
  ],
  [
    'row',
    [
      [0.25, 0.75],
      [0, 1],
    ],
    [1, 1],
    [1 / 8, 7 / 8],
    1,
    1,
  ],
  [
    'column',
    [
      [1, 3 / 7],
      [0, 4 / 7],
    ],
    [0.5, 0.5],
    [1, 1],
    1,
    1,
  ],
  [
    'all',
    [
      [1 / 8, 3 / 8],
      [0, 0.5],
    ],
    [0.5, 0.5],
    [1 / 8, 7 / 8],
    1,
    0.5,
  ],
] as const)('a table as %s', (as, cells, rowTotals, columnTotals, total, hottest) => {
  const cross = crossCounts(
    [
      { Count: 1, StateProvince: 'NE', City: 'a' },
      { Count: 3, StateProvince: 'NE', City: 'b' },
      { Count: 4, StateProvince: 'IA', City: 'b' },
    ],
    axis('stateprovince'),
    axis('city', { order: 'name' }),
  )
  expect(crossNumbers(cross, as)).toEqual({ cells, rowTotals, columnTotals, total, hottest })
})

test.each([
  [0, 0],
  [1, 4],
  [25, 21],
  [100, 42],
])('%d of 100 has the heat %d', (n, heat) => {
  expect(heatPercent(n, 100)).toBe(heat)
})

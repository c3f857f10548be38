import { expect, test } from 'vitest'
import type { TallyItem } from '#contract/tally.ts'
import { restBar } from '../ui/bars.ts'
import {
  firstRows,
  matchingRows,
  shareDifference,
  shareIndex,
  sortedRows,
  type TallyRow,
  tallyTable,
} from './rows.ts'

const items: TallyItem[] = [
  { Count: 50, Sic2: '58' },
  { Count: 30, Sic2: '17' },
  { Count: 15, Sic2: '80' },
  { Count: 5 },
]
const compared = [
  { Count: 500, Sic2: '17' },
  { Count: 250, Sic2: '58' },
  { Count: 250, Sic2: '01' },
]
const names: Record<string, string> = { 58: 'Eating places', 17: 'Contractors', 80: 'Health', '01': 'Crops' }
const settings = {
  field: 'sic2',
  label: (value: string) => names[value] ?? value,
  role: () => undefined,
} as const
const table = tallyTable({ items }, settings)
const stored = tallyTable({ items, compared }, settings)
const values = (rows: readonly TallyRow[]) => rows.map(({ value }) => value)

test('shares are of all groups, those without a value too', () => {
  expect(table.total).toBe(100)
  expect(table.rows.map(({ share }) => share)).toEqual([0.5, 0.3, 0.15])
  expect(table.unknown).toMatchObject({ label: 'Not known', count: 5, share: 0.05 })
})

test('what is excluded is no part of the whole', () => {
  const excluded = tallyTable(
    { items },
    { ...settings, role: (value) => (value === '58' ? 'excluded' : undefined) },
  )
  expect(excluded.total).toBe(50)
  expect(excluded.rows.map(({ share }) => share)).toEqual([undefined, 0.6, 0.3])
})

test('shares of the matching records are those of selected rows, once there are some', () => {
  const selected = tallyTable(
    { items },
    { ...settings, matching: 80, role: (value) => (value === '80' ? undefined : 'selected') },
  )
  expect(selected.rows.map(({ share }) => share)).toEqual([0.625, 0.375, undefined])
})

test('a comparison has the values of both, with points and index', () => {
  expect(values(stored.rows)).toEqual(['58', '17', '80', '01'])
  expect(stored.rows.map((row) => Math.round(shareDifference(row) ?? 0))).toEqual([25, -20, 15, -25])
  expect(stored.rows.map(shareIndex)).toEqual([200, 60, undefined, 0])
})

test.each([
  ['largest', ['58', '17', '80', '01']],
  ['name', ['17', '01', '58', '80']],
  ['code', ['01', '17', '58', '80']],
  ['over', ['58', '80', '17', '01']],
  ['under', ['01', '17', '80', '58']],
] as const)('sorted by %s', (sort, order) => {
  expect(values(sortedRows(stored.rows, sort, 'sic2', shareDifference))).toEqual(order)
})

test('the rest is summed so that the whole adds up', () => {
  const { shown, rest } = firstRows(stored.rows, 5, 'largest')
  expect([shown.length, rest]).toEqual([4, undefined])
  const many: TallyRow[] = Array.from({ length: 9 }, (_, i) => ({
    value: String(i),
    label: String(i),
    count: i,
    share: i / 36,
    role: i === 1 ? 'selected' : undefined,
    other: { count: 1, share: 1 / 9 },
  }))
  const cut = firstRows(many, 5, 'own')
  expect(values(cut.shown)).toEqual(['1', '4', '5', '6', '7', '8'])
  expect(cut.rest).toMatchObject({ values: 3, count: 5, other: { count: 3 } })
  expect(cut.rest?.share).toBeCloseTo(5 / 36)
})

test.each([
  [1, '1 other'],
  [1234, '1,234 others'],
])('a rest of %d values is called %j', (values, label) => {
  expect(restBar({ values, count: 5, share: 0.1 }, 'points').label).toBe(label)
})

test.each([
  ['', 3],
  ['PLACES eat', 1],
  ['17', 1],
  ['zzz', 0],
])('%j finds %d', (text, n) => {
  expect(matchingRows(table.rows, text)).toHaveLength(n)
})

import { expect, test } from 'vitest'
import type { TallyItem } from '#contract/tally.ts'
import { type Axis, crossCounts, crossNumbers } from '../model/cross.ts'
import { type FieldValue, narrowedTo } from '../model/narrow.ts'
import { tallyTable } from '../model/rows.ts'
import { compareFromLink } from './compare-link.ts'
import { crossLines, tallyFileName, tallyLines } from './save-tally.ts'

const search = 'Companies · Where: Texas'
const caption = { title: 'Industry', search, counted: search }

const items: TallyItem[] = [
  { Count: 5, Sic2: '58', Gender: 'Female' },
  { Count: 3, Sic2: '58', Gender: 'Male' },
  { Count: 4, Sic2: '17', Gender: 'Male' },
  { Count: 1, Sic2: '17' },
]
const axis = (field: Axis['field'], max: number, order: Axis['order'] = 'total'): Axis => ({
  field,
  max,
  order,
  label: (value) => (value === '58' ? 'Eating' : value),
})

test('a cross tally keeps the totals of what it does not show', () => {
  expect(crossCounts(items, axis('sic2', 1), axis('gender', 2))).toEqual({
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

test('rows are ordered by total or by name, unknown values last', () => {
  expect(crossCounts(items, axis('sic2', 9, 'name'), axis('gender', 9, 'name'))).toMatchObject({
    rows: ['17', '58'],
    columns: ['Female', 'Male', ''],
  })
})

test('cells show their part of the row, the column or everything', () => {
  const cross = crossCounts(items, axis('sic2', 9), axis('gender', 9))
  const sums = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0)
  for (const row of crossNumbers(cross, 'row').cells) expect(sums(row)).toBeCloseTo(1)
  const byColumn = crossNumbers(cross, 'column').cells
  for (const c of cross.columns.keys()) expect(sums(byColumn.map((row) => row[c] ?? 0))).toBeCloseTo(1)
  expect(sums(crossNumbers(cross, 'all').cells.flat())).toBeCloseTo(1)
  expect(crossNumbers(cross, 'row').columnTotals).toEqual([7 / 13, 5 / 13, 1 / 13])
  expect(crossNumbers(cross, 'column').total).toBe(1)
})

test('a tally is written with values and words, and what it is compared with', () => {
  const label = (code: string) => `=Industry ${code}`
  const settings = { field: 'sic2', label, role: () => undefined } as const
  const codes: TallyItem[] = [{ Count: 3, Sic2: '01' }, { Count: 1 }]
  expect(tallyLines(tallyTable({ items: codes }, settings), 'sic2', caption)).toEqual([
    'Sic2,Sic2 (label),Count,Percent,Counted\r\n',
    '"01",\'=Industry 01,3,75,Companies · Where: Texas\r\n',
    ',Not known,1,25,Companies · Where: Texas\r\n',
  ])
  const compared: TallyItem[] = [{ Count: 50, Sic2: '01' }, { Count: 50 }]
  const both = { ...caption, compared: 'All companies' }
  expect(tallyLines(tallyTable({ items: codes, compared }, settings), 'sic2', both)).toEqual([
    'Sic2,Sic2 (label),Count,Percent,Compared count,Compared percent,Difference in points,Index,Counted,Compared with\r\n',
    '"01",\'=Industry 01,3,75,50,50,25,150,Companies · Where: Texas,All companies\r\n',
    ',Not known,1,25,50,50,-25,50,Companies · Where: Texas,All companies\r\n',
  ])
})

test('a file is named after its title and what is counted', () => {
  expect(tallyFileName(caption, 'png')).toBe('industry-companies-where-texas.png')
})

test('a cross tally is written with its percents', () => {
  expect(crossLines(items.slice(2), ['sic2', 'gender'], (_, value) => value, caption)).toEqual([
    'Sic2,Sic2 (label),Gender,Gender (label),Count,Percent of row,Percent of column,Percent of all,Counted\r\n',
    '17,17,Male,Male,4,80,100,80,Companies · Where: Texas\r\n',
    '17,17,,Not known,1,20,100,20,Companies · Where: Texas\r\n',
  ])
})

test.each<[FieldValue, FieldValue, object | undefined]>([
  [['stateprovince', 'NE'], ['sic2', '58'], { StatesProvinces: ['NE'], PrimarySic: '58' }],
  [['sic4', '5812'], ['sic2', '58'], { PrimarySic: '5812' }],
  [['stateprovince', 'NE'], ['postalcode', '68102'], { PostalCode: ['68102'] }],
  [['squarefootage', '40,000+'], ['sic2', '58'], { PrimarySic: '58' }],
  [['squarefootage', '40,000+'], ['zip3', '681'], undefined],
  [['stateprovince', ''], ['sic2', '58'], undefined],
])('a cell of %j and %j narrows to %j', (row, column, criteria) => {
  expect(narrowedTo('companies', {}, [row, column])?.criteria).toEqual(criteria)
})

test.each([
  ['https://x.example/?PrimarySic=58&tab=cross', { compare: { PrimarySic: '58' } }],
  ['?StatesProvinces=%5B%22NE%22%5D', { compare: { StatesProvinces: ['NE'] } }],
  ['https://x.example/?tab=cross', { compare: 'everything' }],
  ['https://x.example/', { error: 'Paste a search link: it has a “?” followed by the filters.' }],
  ['?kind=people', { error: 'That link looks for people. Companies are compared with companies.' }],
  ['?PrimarySic=abc', { error: 'This cannot be read in that link: PrimarySic.' }],
])('%s is read as %j', (link, read) => {
  expect(compareFromLink('companies', link)).toEqual(read)
})

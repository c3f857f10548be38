import { expect, test } from 'vitest'
import { type AnyRecord, type Format, outputOf, selectedFields } from '#records/record.ts'
import { nextCell } from '#ui/grid-keys.ts'
import { type Column, columnsFor, shownColumns } from '../model/columns.ts'
import { lost, MAX_PICKED, rowsIn, within } from '../model/row-ranges.ts'
import { CHECK, movedBy, movedTo, placed } from '../model/widths.ts'
import { tableText } from './copy-rows.ts'

const size = { page: 10, rows: 100, columns: 5 }

test.each<[key: string, ctrl: boolean, from: [number, number], to: [number, number] | undefined]>([
  ['ArrowDown', false, [0, 1], [1, 1]],
  ['ArrowUp', false, [1, 1], [0, 1]],
  ['ArrowUp', false, [0, 1], [-1, 1]],
  ['ArrowUp', false, [-1, 1], [-1, 1]],
  ['ArrowLeft', false, [3, 0], [3, 0]],
  ['ArrowRight', false, [3, 4], [3, 4]],
  ['ArrowRight', false, [-1, 2], [-1, 3]],
  ['PageDown', false, [95, 2], [99, 2]],
  ['PageUp', false, [5, 2], [0, 2]],
  ['PageUp', false, [-1, 2], [-1, 2]],
  ['Home', false, [50, 3], [50, 0]],
  ['End', false, [50, 3], [50, 4]],
  ['Home', true, [50, 3], [0, 0]],
  ['End', true, [50, 3], [99, 4]],
  ['ArrowDown', true, [50, 3], undefined],
  ['a', false, [3, 1], undefined],
])('%s (Ctrl: %s) from %s leads to %s', (key, ctrl, [row, column], to) => {
  expect(nextCell(key, ctrl, { row, column }, size)).toEqual(to && { row: to[0], column: to[1] })
})

const plain = (key: string, width: number): Column => ({ key, label: key, width, cell: () => key })
const three = [plain('a', 100), plain('b', 100), plain('c', 100)]

test('columns share the room that is left, but for those with a width of their own', () => {
  const wide = (widths: Record<string, number>, room: number) =>
    placed(three, widths, new Set(), room).map(({ width }) => width)
  expect(wide({}, 640)).toEqual([200, 200, 200])
  expect(wide({ b: 60 }, 640)).toEqual([270, 60, 270])
  expect(wide({ a: 50, b: 50, c: 50 }, 640)).toEqual([50, 50, 50])
  expect(wide({}, 200)).toEqual([100, 100, 100])
})

test('pinned columns come first, each beside the one before it', () => {
  const columns = placed(three, { c: 70 }, new Set(['c', 'a']), 0)
  expect(columns.map(({ key, left, pinned }) => [key, left, pinned])).toEqual([
    ['a', CHECK, true],
    ['c', CHECK + 100, true],
    ['b', CHECK + 170, false],
  ])
})

test.each<[key: string, target: string, behind: boolean, to: string]>([
  ['a', 'c', true, 'bca'],
  ['a', 'c', false, 'bac'],
  ['c', 'a', false, 'cab'],
  ['b', 'b', true, 'abc'],
  ['b', 'x', true, 'abc'],
])('%s dropped on %s (behind: %s) gives %s', (key, target, behind, to) => {
  expect(movedTo(['a', 'b', 'c'], key, target, behind).join('')).toBe(to)
})

test('a column moves by one place, and not past the ends', () => {
  const by = (key: string, step: -1 | 1) => movedBy(['a', 'b', 'c'], key, step).join('')
  expect([by('b', -1), by('b', 1), by('a', -1), by('c', 1), by('x', 1)]).toEqual([
    'bac',
    'acb',
    'abc',
    'abc',
    'abc',
  ])
})

test('a range is cut to what can be ticked at one stroke, from where it began', () => {
  expect(within({ from: 5, to: 9 })).toEqual({ from: 5, to: 9 })
  expect(within({ from: 5, to: 900_000 })).toEqual({ from: 5, to: 4 + MAX_PICKED })
  expect(within({ from: 900_000, to: 5 })).toEqual({ from: 900_000, to: 900_001 - MAX_PICKED })
  expect(rowsIn({ from: 7, to: 5 })).toEqual([5, 6, 7])
  expect(lost({ from: 5, to: 9 }, { from: 5, to: 7 })).toEqual([8, 9])
  expect(lost({ from: 5, to: 7 }, { from: 5, to: 3 })).toEqual([6, 7])
})

test('copied rows are one line each, harmless in a spreadsheet', () => {
  const records = [
    { ETag: 'e', Id: '1', Links: [], CompanyName: 'A\tB\nC', City: '=1+1' },
    { ETag: 'e', Id: '2', Links: [], PostalCode: '02903' },
  ]
  const columns = columnsFor('companies', 'Basic').filter(({ key }) =>
    ['CompanyName', 'City', 'PostalCode'].includes(key),
  )
  expect(tableText(columns, records).split('\n')).toEqual([
    'Company\tCity\tZIP',
    "A B C\t'=1+1\t",
    '\t\t02903',
  ])
})

test('selected fields have a column each, in the order of the link', () => {
  const keys = (text: string | undefined) =>
    shownColumns('companies', 'Fields', undefined, selectedFields('companies', text)).map(({ key }) => key)
  expect(keys('Phone,CompanyName,Phone,Nonsense,Email')).toEqual(['Phone', 'CompanyName'])
  expect(keys('AgeRange')).toEqual(keys(undefined))
  expect(outputOf('people', 'Fields', 'AgeRange')).toEqual({ Fields: ['AgeRange'] })
  expect(outputOf('people', 'LifeStyle', 'AgeRange')).toEqual({ ResourceType: 'LifeStyle' })
})

test('selected columns that a format lacks are skipped', () => {
  expect(shownColumns('companies', 'Core', ['CompanyName', 'Id']).map((c) => c.key)).toEqual(['Id'])
  expect(shownColumns('companies', 'Core', ['CompanyName']).map((c) => c.key)).toEqual([
    'Id',
    'ETag',
    'ParentCompany',
  ])
})

test('cells have the labels of the app', () => {
  const company: AnyRecord = {
    ETag: '0badcafe',
    Id: '637824467',
    Links: [],
    Phone: '4025550142',
    LocationSalesVolumeActual: 1_400_000,
    LocationEmployeesSizeRange: '5-9',
    PrimarySic: '171105',
    SicList: [{ Code: '171105', Description: 'Plumbers' }],
    FirstName: 'Maria',
    LastName: 'Delgado',
  }
  const cells = Object.fromEntries(
    columnsFor('companies', 'Enhanced').map(({ key, cell }) => [key, cell(company)]),
  )
  expect(cells).toMatchObject({
    Phone: '(402) 555-0142',
    LocationSalesVolumeActual: '$1.4M',
    LocationEmployeesSizeRange: '5–9',
    PrimarySic: 'Plumbers',
    Contact: 'Maria Delgado',
    CompanyName: undefined,
  })
})

test('people are shown by name, with what the format carries', () => {
  const person: AnyRecord = {
    ETag: '0badcafe',
    Id: '100000000001',
    Links: [],
    FirstName: 'Maria',
    MiddleInitial: 'J',
    LastName: 'Delgado',
    AgeRange: '35-39',
    IncomeRange: '$60,000-69,999',
    BirthMonthYear: '1988-03',
    LifeStyle: { Golf: 'Y', Books: 'Y' },
    TargetReady: { NewCarBuyer: '5' },
  }
  const cells = (format: Format) =>
    Object.fromEntries(columnsFor('people', format).map(({ key, cell }) => [key, cell(person)]))
  expect(cells('Basic')).toMatchObject({ Name: 'Maria J Delgado' })
  expect(Object.keys(cells('Basic'))).not.toContain('AgeRange')
  expect(cells('LifeStyle')).toMatchObject({
    AgeRange: '35–39',
    IncomeRange: '$60,000–69,999',
    BirthMonthYear: 'March 1988',
    LifeStyle: 'Golf, Books and reading',
  })
  expect(cells('TargetReady')).toMatchObject({ TargetReady: 'Buys a new car 5' })
  expect(shownColumns('people', 'Core', undefined).map(({ key }) => key)).toEqual(['Id', 'ETag'])
})

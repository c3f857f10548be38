import { expect, test } from 'vitest'
import type { AnyRecord, Format } from '../../criteria/record.ts'
import { columnsFor, shownColumns } from './columns.tsx'
import { stepTo } from './keyboard.ts'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 0, 0],
  ['PageDown', 95, 99],
  ['Home', 50, 0],
  ['End', 0, 99],
  ['a', 3, undefined],
])('%s from row %s leads to %s', (key, from, to) => {
  expect(stepTo(key, from, 10, 100)).toBe(to)
})

test('chosen columns that a format lacks are left aside', () => {
  expect(shownColumns('companies', 'Core', ['CompanyName', 'Id']).map((c) => c.key)).toEqual(['Id'])
  expect(shownColumns('companies', 'Core', ['CompanyName']).map((c) => c.key)).toEqual([
    'Id',
    'ETag',
    'ParentCompany',
  ])
})

test('cells speak as people do', () => {
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

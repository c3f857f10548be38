import { expect, test } from 'vitest'
import type { Company } from '#contract/company'
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
  expect(shownColumns('Core', ['CompanyName', 'Id']).map((c) => c.key)).toEqual(['Id'])
  expect(shownColumns('Core', ['CompanyName']).map((c) => c.key)).toEqual(['Id', 'ETag', 'ParentCompany'])
})

test('cells speak as people do', () => {
  const company: Company = {
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
  const cells = Object.fromEntries(columnsFor('Enhanced').map(({ key, cell }) => [key, cell(company)]))
  expect(cells).toMatchObject({
    Phone: '(402) 555-0142',
    LocationSalesVolumeActual: '$1.4M',
    LocationEmployeesSizeRange: '5–9',
    PrimarySic: 'Plumbers',
    Contact: 'Maria Delgado',
    CompanyName: undefined,
  })
})

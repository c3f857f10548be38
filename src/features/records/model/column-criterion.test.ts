import { expect, test } from 'vitest'
import { criterionOfColumn } from './column-criterion.ts'

test.each([
  ['companies', 'PostalCode', 'PostalCode'],
  ['companies', 'City', 'CitiesByStateProvince'],
  ['companies', 'Contact', 'LastName'],
  ['companies', 'LocationEmployeesSizeRange', 'LocationEmployeesSizeRange'],
  ['companies', 'IncomeRange', undefined],
  ['people', 'IncomeRange', 'IncomeRange'],
  ['people', 'Name', 'LastName'],
  ['people', 'SicList', undefined],
  ['companies', 'ETag', undefined],
] as const)('of %s the column %s is filtered by %s', (kind, column, criterion) => {
  expect(criterionOfColumn(kind, column)).toBe(criterion)
})

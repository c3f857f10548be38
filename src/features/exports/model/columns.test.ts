import { expect, test } from 'vitest'
import { columnOf, columnsFor, withIdentity } from '#files/columns.ts'
import { columnsOfKind, headingError, moved, presetOf, renamed, toggled } from './columns.ts'

const columns = withIdentity(['City', 'Phone', 'PostalCode'].map(columnOf))
const names = (some: typeof columns) => some.map(({ name }) => name).join(' ')

test.each([
  ['PostalCode', 0, 'PostalCode City Phone Id ETag'],
  ['City', 1, 'Phone City PostalCode Id ETag'],
  ['City', 9, 'Phone PostalCode City Id ETag'],
  ['Phone', -1, 'Phone City PostalCode Id ETag'],
  ['Id', 0, 'City Phone PostalCode Id ETag'],
  ['None', 0, 'City Phone PostalCode Id ETag'],
])('%s moved to %d: %s', (name, to, order) => {
  expect(names(moved(columns, name, to))).toBe(order)
})

test('columns are added at the end, once, and removed', () => {
  expect(names(toggled(columns, ['Fax', 'City'].map(columnOf), true))).toBe(
    'City Phone PostalCode Fax Id ETag',
  )
  expect(names(toggled(columns, ['City', 'Phone', 'PostalCode'].map(columnOf), false))).toBe('Id ETag')
})

test('a heading is one column’s alone', () => {
  const other = renamed(columns, 'PostalCode', 'ZIP')
  expect(other.map(({ heading }) => heading)).toEqual(['City', 'Phone', 'ZIP', 'Id', 'ETag'])
  expect(headingError(other, 'Phone', 'ZIP')).toBe('Another column has this heading')
  expect(headingError(other, 'Phone', 'ETag')).toBe('Another column has this heading')
  expect(headingError(other, 'PostalCode', 'ZIP')).toBeUndefined()
})

test('a preset is recognized by its columns, their order and their headings', () => {
  const basic = columnsFor('companies', 'Basic')
  expect(presetOf('companies', basic)).toBe('Basic')
  expect(presetOf('companies', renamed(basic, 'City', 'Town'))).toBeUndefined()
  expect(presetOf('companies', moved(basic, 'City', 0))).toBeUndefined()
  expect(presetOf('people', columnsFor('people', 'Core'))).toBe('Core')
})

test('stored columns that the kind does not have are dropped', () => {
  expect(names(columnsOfKind('people', columns))).toBe('City Phone PostalCode Id ETag')
  expect(names(columnsOfKind('people', [...columns, columnOf('CompanyName')]))).toBe(
    'City Phone PostalCode Id ETag',
  )
})

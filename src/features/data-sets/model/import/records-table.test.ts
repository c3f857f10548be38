import { expect, test } from 'vitest'
import { columnsOf, textOf } from './records-table.ts'

test.each([
  [undefined, ''],
  [null, ''],
  [0, '0'],
  [true, 'true'],
  [['a', null, 'b'], 'a, b'],
  [{ Code: '581208', Description: 'Restaurants' }, '581208 Restaurants'],
  [[{ Code: '1' }, { Code: '2' }], '1, 2'],
])('%j is %j', (value, text) => {
  expect(textOf(value)).toBe(text)
})

test('a table has the columns that a record has a value in', () => {
  const records = [
    { CompanyName: 'A', Phone: null, City: '', AddressParsed: { Name: 'Main' } },
    { CompanyName: 'B', City: 'Omaha', SicList: [] },
  ]
  expect(columnsOf(records)).toEqual(['CompanyName', 'City'])
})

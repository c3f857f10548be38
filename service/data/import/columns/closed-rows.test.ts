import { expect, it } from 'vitest'
import { closedTest } from './closed-rows.ts'
import { headingTest } from './repeated-heading.ts'

it.each([
  ['name,Status', 'Acme,Gone out of Business', 'Status'],
  ['name,Status', 'Acme,Issued', undefined],
  ['name,LICENSE STATUS', 'Acme,Revoked', 'LICENSE STATUS'],
  ['name,operating_status', 'Acme,permanently_closed', 'operating_status'],
  ['name,operating_status', 'Acme,open', undefined],
  ['name,superseded_by,deprecated', 'Acme,874212475,', 'superseded_by'],
  ['name,superseded_by,deprecated', 'Acme,,2017-11-15', 'deprecated'],
  ['name,superseded_by,deprecated', 'Acme,,', undefined],
  ['name,NPI Deactivation Date', 'Acme,04/26/2017', 'NPI Deactivation Date'],
  ['name,open', 'Acme,0', 'open'],
  ['name,open', 'Acme,1', undefined],
  ['name,LICENSE STATUS', 'Acme,AAC', 'LICENSE STATUS'],
  ['name,marital status', 'Acme,Inactive', undefined],
])('%s: %s is closed by %s', (columns, cells, column) => {
  expect(closedTest(columns.split(','))(cells.split(','))?.column).toBe(column)
})

it.each([
  ['name,ZIP Code,name (2)', 'NAME,zip code,name', true],
  ['name,ZIP Code,name (2)', 'name,,', true],
  ['name,ZIP Code,name (2)', ',,', false],
  ['name,ZIP Code,name (2)', 'Name,02903,', false],
])('%s: the names of the columns again in %s: %s', (columns, cells, expected) => {
  expect(headingTest(columns.split(','))(cells.split(','))).toBe(expected)
})

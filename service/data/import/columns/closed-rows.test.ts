import { expect, it } from 'vitest'
import { statusTest } from './closed-rows.ts'
import { headingTest } from './repeated-heading.ts'

it.each([
  ['name,Status', 'Acme,Gone out of Business', 'Closed by Status'],
  ['name,Status', 'Acme,Issued', 'Open by Status'],
  ['name,Status', 'Acme,Pending', undefined],
  ['name,LICENSE STATUS', 'Acme,Revoked', 'Closed by LICENSE STATUS'],
  ['name,operating_status', 'Acme,permanently_closed', 'Closed by operating_status'],
  ['name,operating_status', 'Acme,temporarily_closed', 'TemporarilyClosed by operating_status'],
  ['name,OperatingStatus', 'Acme,TemporarilyClosed', 'TemporarilyClosed by OperatingStatus'],
  ['name,operating_status', 'Acme,open', 'Open by operating_status'],
  ['name,operating_status,closed_date', 'Acme,open,2025-01-31', 'Closed by closed_date'],
  ['name,superseded_by,deprecated', 'Acme,874212475,', 'Closed by superseded_by'],
  ['name,superseded_by,deprecated', 'Acme,,2017-11-15', 'Closed by deprecated'],
  ['name,superseded_by,deprecated', 'Acme,,', undefined],
  ['name,NPI Deactivation Date', 'Acme,04/26/2017', 'Closed by NPI Deactivation Date'],
  ['name,open', 'Acme,0', 'Closed by open'],
  ['name,open', 'Acme,1', 'Open by open'],
  ['name,LICENSE STATUS', 'Acme,AAC', 'Closed by LICENSE STATUS'],
  ['name,LICENSE STATUS', 'Acme,AAI', 'Open by LICENSE STATUS'],
  ['name,marital status', 'Acme,Inactive', undefined],
])('%s: %s is %s', (columns, cells, expected) => {
  const found = statusTest(columns.split(','))(cells.split(','))
  expect(found && `${found.status} by ${found.column}`).toBe(expected)
})

it.each([
  ['name,ZIP Code,name (2)', 'NAME,zip code,name', true],
  ['name,ZIP Code,name (2)', 'name,,', true],
  ['name,ZIP Code,name (2)', ',,', false],
  ['name,ZIP Code,name (2)', 'Name,02903,', false],
])('%s: the names of the columns again in %s: %s', (columns, cells, expected) => {
  expect(headingTest(columns.split(','))(cells.split(','))).toBe(expected)
})

import { expect, it } from 'vitest'
import { readBirth } from './birth.ts'

it.each([
  ['1974-03-15', '1974-03'],
  ['03/15/1974', '1974-03'],
  ['3/15/74', '1974-03'],
  ['3/15/31', '1931-03'],
  ['19740315', '1974-03'],
  ['19740300', '1974-03'],
  ['19740000', '1974'],
  ['197403', '1974-03'],
  ['197403.0', '1974-03'],
  ['1974-03', '1974-03'],
  ['3/1974', '1974-03'],
  ['Mar 1974', '1974-03'],
  ['March 15, 1974', '1974-03'],
  ['1974', '1974'],
])('%s is %s', (cell, value) => {
  expect(readBirth(cell, '2026-11-01')).toEqual({ value })
})

it.each(['', '0', '00/00/0000', 'N/A'])('%j says nothing', (cell) => {
  expect(readBirth(cell, '2026-11-01')).toEqual({})
})

it.each(['45', '1890-01-01', '2027-01', '197413', 'spring', '2030'])('%s is no birth', (cell) => {
  expect(readBirth(cell, '2026-11-01')).toEqual({ note: 'birthUnreadable' })
})

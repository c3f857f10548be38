import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CompanyRow } from '#service/store/company-row.ts'
import { asOf } from '#service/versions/as-of.ts'
import { rowColumnsOf, searchText } from '../schema.ts'
import { companyCells, companyColumns } from './columns.ts'

const when = asOf('2026-03-31')
const SINCE = '2025-12-31'
const rowColumns = rowColumnsOf(companyColumns)
const cellsOf = (row: Omit<CompanyRow, 'Id'>) => {
  const cells = companyCells({ Id: '1', ...row }, when)
  return Object.fromEntries(rowColumns.map((name, i) => [name, cells[i]]))
}

test('the columns are those of the table without pos and seq, in its order', () => {
  expect(['pos', 'seq', ...rowColumns]).toEqual(Object.keys(companyColumns))
})

describe('cells', () => {
  test.each<[string, Omit<CompanyRow, 'Id'>, Record<string, unknown>]>([
    ['names are folded', { CompanyName: 'Café  AT&T' }, { CompanyNameKey: 'cafe at&t' }],
    [
      'places keep their spelling beside the key',
      { City: 'Montréal' },
      { City: 'Montréal', CityKey: 'montreal' },
    ],
    ['a phone gives the area code', { Phone: '4015550100' }, { Phone: 4015550100, AreaCode: 401 }],
    ['the area code given wins', { Phone: '4015550100', AreaCode: '212' }, { AreaCode: 212 }],
    ['what is no number is no phone', { Phone: 'x123' }, { Phone: null, AreaCode: null }],
    [
      'codes: the primary one first, each once',
      { PrimarySic: '581208', SicList: [{ Code: '011100' }, { Code: '581208' }] },
      { PrimarySic: 581208, Sic2: 11100, Sic3: null },
    ],
    [
      'short codes are filled up',
      { PrimarySic: '5812', PrimaryNaics: '7225' },
      { PrimarySic: 581200, PrimaryNaics: 72250000 },
    ],
    [
      'bands follow from actual values',
      { LocationEmployeesSizeActual: 19 },
      { LocationEmployeesSizeRange: 2 },
    ],
    [
      'or are given by name, in either spelling',
      { CorporateSalesVolumeRange: '$10-20 Million', LocationEmployeesSizeRange: '5-9' },
      { CorporateSalesVolumeRange: 5, LocationEmployeesSizeRange: 1 },
    ],
    ['nothing is in no band', { LocationEmployeesSizeActual: 0 }, { LocationEmployeesSizeRange: null }],
    ['new from the ninetieth day', { FirstSeen: SINCE }, { IsNew: true }],
    ['not new before', { FirstSeen: '2025-12-30' }, { IsNew: false }],
    ['nor when never noted', {}, { IsNew: false }],
  ])('%s', (_, row, cells) => {
    expect(cellsOf(row)).toMatchObject(cells)
  })
})

test('more codes than are searched are excluded', () => {
  const codes = Array.from({ length: 9 }, (_, i) => ({ Code: `58120${i}` }))
  expect(cellsOf({ SicList: codes })).toMatchObject({ PrimarySic: 581200, Sic6: 581205 })
})

test('keys fold as criteria do', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      expect(cellsOf({ CompanyName: text }).CompanyNameKey ?? '').toBe(searchText(text))
    }),
  )
})

test('new records are those of the 90 days before the date of the data', () => {
  expect(when.newSince).toBe(SINCE)
})

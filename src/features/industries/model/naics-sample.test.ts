import { expect, test } from 'vitest'
import type { AnyRecord } from '#records/record.ts'
import { naicsSampleOf } from './naics-sample.ts'

const company = (PrimarySic: string, PrimaryNaics?: string, NaicsList?: AnyRecord['NaicsList']) =>
  ({ ETag: 'e', Id: '1', Links: [], PrimarySic, PrimaryNaics, NaicsList }) as AnyRecord

test('main SIC and main NAICS codes of a sample come together', () => {
  const records = [
    company('171105', '238220', [
      { Code: '238210', Description: 'Electrical' },
      { Code: '238220', Description: 'Plumbing' },
    ]),
    company('171105', '238220'),
    company('171101', '238220'),
    company('171101', undefined, [{ Code: '562998', Description: 'Waste' }]),
    company('172101', '238320'),
    company('171101'),
  ]
  expect(naicsSampleOf(records, ['171101', '171105'])).toEqual({
    read: 6,
    without: 1,
    naics: [
      { Code: '238220', Description: 'Plumbing', count: 3 },
      { Code: '238320', Description: undefined, count: 1 },
      { Code: '562998', Description: 'Waste', count: 1 },
    ],
    pairs: [
      { sic: '171105', naics: '238220', count: 2 },
      { sic: '171101', naics: '238220', count: 1 },
      { sic: '171101', naics: '562998', count: 1 },
    ],
  })
})

test('without records there is nothing', () => {
  expect(naicsSampleOf([], ['17'])).toEqual({ read: 0, without: 0, naics: [], pairs: [] })
})

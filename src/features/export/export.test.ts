import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company'
import { exportCsv } from './export-csv.ts'

const company = (Id: string, rest: Partial<Company> = {}): Company => ({ ETag: 'e', Id, Links: [], ...rest })

async function* pages() {
  yield [company('000000001', { PostalCode: '02903', CompanyName: '=cmd' }), company('2')]
  yield [
    company('2'),
    company('3', {
      SicList: [{ Code: '581208', Description: 'Pizza' }],
      Location: { Latitude: 41.5, Longitude: -71 },
    }),
  ]
}

test('every record is written once, nested fields in columns of their own', async () => {
  const progress: number[] = []
  const { parts, written, repeated } = await exportCsv(pages(), 'Enhanced', (n) => progress.push(n))
  expect({ written, repeated, progress }).toEqual({ written: 3, repeated: 1, progress: [2, 3] })
  const rows = Papa.parse<Record<string, string>>(parts.join(''), { header: true, skipEmptyLines: true }).data
  expect(rows.map((row) => row.Id)).toEqual(['000000001', '2', '3'])
  expect(rows[0]).toMatchObject({ PostalCode: '02903', CompanyName: "'=cmd" })
  expect(rows[2]).toMatchObject({
    SicList: '581208 Pizza',
    'Location.Latitude': '41.5',
    'Location.Longitude': '-71',
  })
})

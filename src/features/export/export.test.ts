import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company'
import { exportCsv, nothingYet } from './export-csv.ts'
import { exportColumns } from './record-cells.ts'

const company = (Id: string, rest: Partial<Company> = {}): Company => ({ ETag: 'e', Id, Links: [], ...rest })

const every = exportColumns('companies', 'Every')
const core = exportColumns('companies', 'Core')

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
  const result = nothingYet(every)
  await exportCsv(pages(), every, result, () => progress.push(result.ids.size))
  expect({ repeated: result.repeated, progress }).toEqual({ repeated: 1, progress: [2, 3] })
  const rows = Papa.parse<Record<string, string>>(result.parts.join(''), {
    header: true,
    skipEmptyLines: true,
  }).data
  expect(rows.map((row) => row.Id)).toEqual(['000000001', '2', '3'])
  expect(rows[0]).toMatchObject({ PostalCode: '02903', CompanyName: "'=cmd" })
  expect(rows[2]).toMatchObject({
    SicList: '581208 Pizza',
    'Location.Latitude': '41.5',
    'Location.Longitude': '-71',
  })
})

test('what was read before a page failed stays, and the next pages are added to it', async () => {
  async function* broken() {
    yield [company('1')]
    throw new Error('quota')
  }
  const result = nothingYet(core)
  await expect(exportCsv(broken(), core, result, () => {})).rejects.toThrow('quota')
  expect([...result.ids]).toEqual(['1'])
  expect(result.pages).toBe(1)
  await exportCsv(pages(), core, result, () => {})
  expect([...result.ids]).toEqual(['1', '000000001', '2', '3'])
})

test('people have their interests and models in columns of their own', async () => {
  async function* people() {
    yield [{ ...company('100000000001'), LifeStyle: { Golf: 'Y' }, TargetReady: { NewCarBuyer: '5' } }]
  }
  const columns = exportColumns('people', 'Every')
  const result = nothingYet(columns)
  await exportCsv(people(), columns, result, () => {})
  const [row] = Papa.parse<Record<string, string>>(result.parts.join(''), { header: true }).data
  expect(row).toMatchObject({
    'LifeStyle.Golf': 'Y',
    'LifeStyle.Books': '',
    'TargetReady.NewCarBuyer': '5',
    AgeRange: '',
  })
})

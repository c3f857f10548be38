import { expect, test } from 'vitest'
import { comparedRows } from './compared-records.ts'

test('records are compared as a match does, and in every other field, with what differs marked', () => {
  const place = { City: 'Omaha', StateProvince: 'NE' }
  const into = {
    Id: '1',
    CompanyName: 'Prairie Dental Group',
    ...place,
    Phone: '4025550130',
    EIN: '470000001',
  }
  const from = {
    Id: '2',
    CompanyName: 'Prairie Dental',
    ...place,
    EIN: '470000002',
    Title: 'Owner',
    Source: 'x',
  }
  const rows = comparedRows('companies', into, from)
  const differing = rows.filter(({ differs }) => differs)
  expect(differing.map(({ key }) => key)).toEqual(['Name', 'EIN'])
  expect(differing[0]?.into.map(({ text, mark }) => [text, mark])).toEqual([
    ['Prairie Dental ', 'same'],
    ['Group', 'differs'],
  ])
  const texts = rows.map(({ key, into, from }) => [
    key,
    ...[into, from].map((runs) => runs.map((r) => r.text).join('')),
  ])
  expect(texts).toEqual(
    expect.arrayContaining([
      ['Phone', '(402) 555-0130', ''],
      ['Title', '', 'Owner'],
    ]),
  )
  expect(rows.map(({ key }) => key)).not.toContain('Source')
})

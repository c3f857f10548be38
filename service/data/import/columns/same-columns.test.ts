import { describe, expect, it, test } from 'vitest'
import { Mapping } from './mapping.ts'
import { mappingFor, sameColumns } from './same-columns.ts'

test.each<[string[], string[], boolean]>([
  [['Name', 'Zip code'], ['ZIP_CODE', ' name'], true],
  [['Name', 'Zip'], ['Name', 'Zip', 'Zip'], true],
  [['Name', 'Zip'], ['Name'], false],
  [['Name'], ['Name', 'Zip'], false],
  [['Name', 'Zip'], ['Name', 'City'], false],
  [['名前'], ['住所'], false],
  [['名前', 'Zip'], ['zip', '名前'], true],
])('%j and %j are the same: %s', (some, others, same) => {
  expect(sameColumns(some, others)).toBe(same)
})

describe('a mapping for a file that writes its columns otherwise', () => {
  it('names each column as the file does', () => {
    const mapping = Mapping.parse({
      kind: 'companies',
      columns: {
        CompanyName: 'name',
        Address: ['street', { join: ['no', 'street'], with: ' ' }],
        City: 'places[0].town',
        Latitude: { of: 'point', part: 1, by: ',' },
        Source: { value: 'name' },
      },
      skip: [{ column: 'state', values: ['no'], unless: 'name', reason: 'closed' }],
      categories: {
        columns: ['trade'],
        words: ['name'],
        others: ['point'],
        ancestors: 'trade',
        main: { columns: ['no'], values: ['street'] },
        map: { trade: '5411' },
      },
    })
    expect(mappingFor(mapping, ['Name', 'STREET', 'No', 'Places', 'Point', 'State', 'Trade'])).toEqual({
      kind: 'companies',
      columns: {
        CompanyName: 'Name',
        Address: ['STREET', { join: ['No', 'STREET'], with: ' ' }],
        City: 'Places[0].town',
        Latitude: { of: 'Point', part: 1, by: ',' },
        Source: { value: 'name' },
      },
      skip: [{ column: 'State', values: ['no'], unless: 'Name', reason: 'closed' }],
      exclude: [],
      categories: {
        columns: ['Trade'],
        words: ['Name'],
        others: ['Point'],
        ancestors: 'Trade',
        main: { columns: ['No'], values: ['street'] },
        map: { trade: '5411' },
      },
    })
  })

  it('is the same for the columns that it names', () => {
    const mapping = Mapping.parse({ columns: { CompanyName: 'name', City: 'Name' } })
    expect(mappingFor(mapping, ['name', 'Name'])).toEqual(mapping)
  })
})

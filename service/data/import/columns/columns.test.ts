import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kindFields } from '../fields.ts'
import type { Source } from '../read/source.ts'
import { readerOf } from './column-source.ts'
import { guessCategories } from './guess-categories.ts'
import { guessColumns } from './guess-columns.ts'
import { readMapping } from './mapping.ts'
import { checkNames, planImport } from './plan.ts'

const { companies } = kindFields

const sampleOf = (columns: string, ...rows: string[]) => ({
  columns: columns.split(','),
  rows: rows.map((row) => row.split(',')),
})

describe('guessColumns by name', () => {
  it.each<[string, object]>([
    [
      'id,name,address,city,province,postcode,phone',
      {
        Id: 'id',
        CompanyName: 'name',
        Address: 'address',
        StateProvince: 'province',
        PostalCode: 'postcode',
      },
    ],
    [
      'Company Name,Street,ZIP Code,St',
      { CompanyName: 'Company Name', Address: 'Street', PostalCode: 'ZIP Code', StateProvince: 'St' },
    ],
    ['BusinessName,BusinessTradeName', { CompanyName: ['BusinessTradeName', 'BusinessName'] }],
    ['company,Address,City,Address (2),City (2)', { Address: 'Address', City: 'City' }],
    ['company,Address 1,Address 2', { Address: { join: ['Address 1', 'Address 2'], with: ' ' } }],
    [
      'company,Unit,UnitType,House,Street',
      { Address: { join: ['House', 'Street', 'UnitType', 'Unit'], with: ' ' } },
    ],
    [
      'firm,Total Employees,# Employees,Annual Revenue',
      {
        CompanyName: 'firm',
        CorporateEmployeesSizeActual: 'Total Employees',
        LocationEmployeesSizeActual: '# Employees',
        CorporateSalesVolumeActual: 'Annual Revenue',
      },
    ],
    [
      'CompanyName,Location.Latitude,Location.Longitude,UriList',
      { Latitude: 'Location.Latitude', Longitude: 'Location.Longitude', UriList: 'UriList' },
    ],
  ])('%s', (columns, fields) => {
    expect(guessColumns(companies, sampleOf(columns))).toMatchObject(fields)
  })

  it('takes nothing from columns about someone else', () => {
    const sample = sampleOf('name,Local Headquarter City,Local Headquarter Postal Code', 'Acme,Boston,02110')
    expect(guessColumns(companies, sample)).toEqual({ CompanyName: 'name' })
  })

  it('leaves a column out whose values are something else', () => {
    const sample = sampleOf('name,phone,zip', 'Acme,yes,n/a', 'Beta,no,none')
    expect(guessColumns(companies, sample)).toEqual({ CompanyName: 'name' })
  })

  it('takes no column for an id that does not distinguish rows', () => {
    const sample = sampleOf('name,id', 'Acme,1', 'Beta,1', 'Gamma,1', 'Delta,2')
    expect(guessColumns(companies, sample).Id).toBeUndefined()
  })

  it('keeps what is given', () => {
    expect(guessColumns(companies, sampleOf('name,owner'), { CompanyName: 'owner' }).CompanyName).toBe(
      'owner',
    )
  })
})

describe('guessColumns by value', () => {
  it('finds columns by values where names do not help', () => {
    const sample = sampleOf(
      'c1,c2,c3,c4,c5,c6',
      'Acme Inc,02903,RI,(401) 274-3907,41.823779,-71.411402',
      'Beta Plumbing LLC,02852,RI,401 294 1069,41.552704,-71.430051',
    )
    expect(guessColumns(companies, sample)).toEqual({
      CompanyName: 'c1',
      PostalCode: 'c2',
      StateProvince: 'c3',
      Phone: 'c4',
      Latitude: 'c5',
      Longitude: 'c6',
    })
  })

  it.each([
    ['49.2881, -123.1165', 1, 2],
    ['-123.1165, 49.2881', 2, 1],
  ])('takes a pair apart: %s', (pair, latitude, longitude) => {
    const sample = { columns: ['name', 'geo'], rows: [['Acme', pair]] }
    expect(guessColumns(companies, sample)).toMatchObject({
      Latitude: { of: 'geo', part: latitude, by: ',' },
      Longitude: { of: 'geo', part: longitude, by: ',' },
    })
  })
})

describe('guessCategories', () => {
  it('finds the columns and how values are divided', () => {
    const sample = {
      columns: ['name', 'Category', 'Type'],
      rows: [['Acme', 'Health|Food', 'Dentist|Restaurant']],
    }
    expect(guessCategories(sample)).toEqual({ columns: ['Type'], separator: '|', map: {} })
  })
  it('takes no column of legal forms for a trade', () => {
    const forms = [
      'Cooperative',
      'Corporation',
      'Limited  Liability Company(LLC)',
      'LLC',
      'Sole Proprietorship',
      'Subchapter S Corporation',
      'Non-Profit Organization',
      'Professional Association',
      'Self-Employed Individuals',
      'Trust',
      '',
    ].map((form) => [form, 'Bakery'])
    expect(guessCategories({ columns: ['BusinessType', 'Name'], rows: forms })).toBeUndefined()
    expect(guessCategories({ columns: ['BusinessType', 'Type'], rows: forms })?.columns).toEqual(['Type'])
  })
  it.each([['17'], ['Class 1 with liquor service']])('takes no %s for a trade', (cell) => {
    expect(guessCategories({ columns: ['type'], rows: [[cell], ['18']] })).toBeUndefined()
  })
})

describe('readerOf', () => {
  const columns = ['trade', 'name', 'House', 'Street', 'geo']
  const cells = ['', 'Acme', ' 12 ', 'Main St', '49.2, -123.1']
  it.each([
    ['name', 'Acme'],
    [['trade', 'name'], 'Acme'],
    [{ join: ['House', 'trade', 'Street'], with: ' ' }, '12 Main St'],
    [{ of: 'geo', part: 2, by: ',' }, '-123.1'],
    [{ of: 'geo', part: 3, by: ',' }, ''],
    [{ value: 'BC' }, 'BC'],
  ])('%j', (source, text) => {
    expect(readerOf(source, columns)(cells)).toBe(text)
  })
  it('names a column that is not there', () => {
    expect(() => readerOf('nom', columns)).toThrow('"nom"')
  })
})

describe('readMapping', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'map-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const reading = (text: string) => {
    const file = join(folder, 'test.map.json')
    writeFileSync(file, text)
    return readMapping(file)
  }
  it('fills in what may be absent', async () => {
    const { columns, skip } = await reading('{"columns": {"Address": {"join": ["a", "b"]}}}')
    expect([columns, skip]).toEqual([{ Address: { join: ['a', 'b'], with: ' ' } }, []])
  })
  it.each([
    ['{', 'not JSON'],
    ['{"columns": {"Name": "name"}}', 'Name'],
    ['{"colums": {}}', '"colums" is not known'],
    ['{"columns": {"City": 5}}', 'columns.City must be a column'],
    ['{"categories": {"columns": ["a"], "map": {"A": "58"}}}', 'categories.map.A'],
    ['{"skip": [{"column": "a"}]}', 'skip.0.reason'],
  ])('refuses %s', async (text, message) => {
    await expect(reading(text)).rejects.toThrow(message)
  })
  it('names a file that is not there', async () => {
    await expect(readMapping(join(folder, 'none.json'))).rejects.toThrow('There is no mapping file')
  })
})

describe('planImport', () => {
  const sourceOf = (columns: string[], ...cells: string[][]): Source => ({
    about: 'test',
    columns,
    async *read() {
      yield cells.map((row, i) => ({ line: i + 2, cells: row }))
    },
  })
  it('refuses a file without a column of names', async () => {
    const source = sourceOf(['a', 'b'], ['1', '2'])
    const { plan } = await planImport(source, undefined)
    expect(() => checkNames(plan, source)).toThrow("No column is recognized as the company's name")
  })
  it('skips rows without a value, and not where another column has one', async () => {
    const source = sourceOf(['name', 'closed', 'opened'])
    const { plan } = await planImport(source, {
      columns: {},
      exclude: [],
      skip: [
        { column: 'name', empty: true, reason: 'no name' },
        { column: 'closed', unless: 'opened', reason: 'closed' },
      ],
    })
    const skip = (...cells: string[]) => plan.skip(cells)?.reason
    expect([skip(' ', '', ''), skip('A', '', ''), skip('A', '2017', ''), skip('A', '2017', '2018')]).toEqual([
      'no name',
      undefined,
      'closed',
      undefined,
    ])
  })

  it('guesses nothing where the mapping says so', async () => {
    const source = sourceOf(['company', 'phone', 'category'])
    const { plan } = await planImport(source, {
      guess: false,
      columns: { CompanyName: 'company' },
      skip: [],
      exclude: [],
    })
    expect([plan.columns, plan.categories]).toEqual([{ CompanyName: 'company' }, undefined])
  })

  it('skips rows by the first rule that fits', async () => {
    const mapping = {
      columns: {},
      exclude: [],
      skip: [
        { column: 'gone', reason: 'gone' },
        { column: 'status', values: ['Closed', 'cancelled'], reason: 'not open' },
      ],
    }
    const { plan } = await planImport(sourceOf(['name', 'gone', 'status']), mapping)
    const skip = (...cells: string[]) => plan.skip(cells)?.reason
    expect([skip('A', '', 'Open'), skip('A', '2017', 'Closed'), skip('A', '', ' CLOSED ')]).toEqual([
      undefined,
      'gone',
      'not open',
    ])
  })
})

import { expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { planOf, secondsLeftOf } from './plan.ts'
import type { Mapping } from './roles.ts'
import {
  cleanPhone,
  cleanPostalCode,
  cleanState,
  cleanText,
  lookupFieldsOf,
  multipleMatchItem,
  roleColumnsOf,
} from './row-request.ts'
import { addToTally, emptyTally, rowClassifier } from './row-tally.ts'

test.each([
  ['02903', '02903'],
  ['2903', '02903'],
  ['02903-1234', '02903'],
  ['029031234', '02903'],
  ['v6c 0b9', 'V6C0B9'],
  ['n/a', undefined],
  ['', undefined],
])('the ZIP code in %s', (cell, code) => expect(cleanPostalCode(cell)).toBe(code))

test.each([
  ['(402) 555-0100', '4025550100'],
  ['+1 402 555 0100 ext. 12', '4025550100'],
  ['0000000000', undefined],
  ['555-0100', undefined],
])('the phone in %s', (cell, digits) => expect(cleanPhone(cell)).toBe(digits))

test.each([
  ['ne', 'NE'],
  ['New  York', 'NY'],
  ['Ontario', 'ON'],
  ['XX', undefined],
])('the state in %s', (cell, code) => expect(cleanState(cell)).toBe(code))

test('a text is one line without control characters, and no longer than a service accepts', () => {
  expect(cleanText(' A\u0000\nB\t ')).toBe('A B')
  expect(cleanText('x'.repeat(500))).toHaveLength(200)
  expect(cleanText(' \n ')).toBeUndefined()
})

const columns = ['Account', 'Str.', 'Town', 'ST', 'Zip', 'Tel', 'Since', 'Notes']
const sample = [
  [
    'Lakeside Plumbng & Sewer',
    '2140 W Irving Pk Rd',
    'Chicago',
    'IL',
    '60618',
    '(555) 173-0142',
    '2019-03-01',
    '',
  ],
  ['NORTHGATE ELECTRIC', '1808 Central St', 'Evanston', 'IL', '60201', '', '2021-11-15', 'call'],
]
const filled = [2, 2, 2, 2, 2, 1, 2, 1]

test('columns are guessed from their names, and one that is often empty is to be checked', () => {
  const { mapping, certainty } = guessMapping('companies', { columns, sample, rows: 2, filled })
  expect(mapping).toEqual([
    'CompanyName',
    'StreetAddress',
    'City',
    'StateProvince',
    'PostalCode',
    'Phone',
    null,
    null,
  ])
  expect(certainty).toEqual(['sure', 'sure', 'sure', 'sure', 'sure', 'check', undefined, undefined])
})

test('columns with unknown names are guessed from their values', () => {
  const unnamed = columns.map((_, i) => `Column ${i + 1}`)
  const named = sample.map(([name, ...rest]) => [`${name} Inc`, ...rest])
  const { mapping } = guessMapping('companies', { columns: unnamed, sample: named, rows: 2, filled })
  expect(mapping).toEqual([
    'CompanyName',
    'StreetAddress',
    null,
    'StateProvince',
    'PostalCode',
    'Phone',
    null,
    null,
  ])
})

test('a house number and its street are one address', () => {
  const parts = {
    columns: ['BusinessName', 'House', 'Street', 'City'],
    sample: [['Botanist', '1038', 'CANADA PLACE', 'Vancouver']],
    rows: 1,
    filled: [1, 1, 1, 1],
  }
  const { mapping } = guessMapping('companies', parts)
  expect(mapping).toEqual(['CompanyName', 'StreetAddress', 'StreetAddress', 'City'])
  expect(lookupFieldsOf(parts.sample[0] as string[], roleColumnsOf(mapping)).StreetAddress).toBe(
    '1038 CANADA PLACE',
  )
})

const mapping: Mapping = ['CompanyName', null, 'City', 'StateProvince', 'PostalCode', 'Phone', null, null]

test('the request of the first row', () => {
  const fields = lookupFieldsOf(sample[0] as string[], roleColumnsOf(mapping))
  expect(multipleMatchItem(1, fields, { kind: 'companies', limit: 3, confidence: 70 })).toEqual({
    RequestId: 'row-1',
    RequestType: 'Company',
    Limit: 3,
    Confidence: 70,
    CompanyName: 'Lakeside Plumbng & Sewer',
    City: 'Chicago',
    StateProvince: 'IL',
    PostalCode: '60618',
    Phone: '5551730142',
  })
})

test('duplicate rows are looked up once, rows without a name, street or phone are skipped', () => {
  const classOf = rowClassifier(roleColumnsOf(['CompanyName', 'City']))
  const tally = emptyTally()
  const rows = [
    { line: 2, cells: ['Acme', 'Omaha'] },
    { line: 3, cells: ['ACME', 'omaha '] },
    { line: 4, cells: ['', 'Omaha'] },
    { line: 5, cells: [], blank: true as const },
    { line: 6, cells: ['Beta', ''] },
  ]
  const types = rows.map((it) => {
    const rowClass = classOf(it)
    addToTally(tally, rowClass)
    return rowClass
  })
  expect(types).toMatchObject([
    { type: 'lookup', row: 2 },
    { type: 'duplicate', row: 3, of: 2 },
    { type: 'skipped', row: 4 },
    { type: 'unreadable' },
    { type: 'lookup', row: 6 },
  ])
  expect(tally).toEqual({ rows: 4, asks: 2, same: 1, aside: 1, asideRows: [4], placeless: 1 })
})

test.each([
  [
    { rows: 982, perCall: 25, perMinute: 30, rate: 0.04 },
    { calls: 40, seconds: 60, records: 2946, cost: 117.84 },
  ],
  [
    { rows: 1e6, perCall: 100, perMinute: undefined, rate: 0 },
    { calls: 1e4, seconds: 25_000, records: 3e6, cost: 0 },
  ],
  [
    { rows: 0, perCall: 25, perMinute: undefined, rate: 0.04 },
    { calls: 0, seconds: 0, records: 0, cost: 0 },
  ],
])('the plan of %j', (given, plan) =>
  expect(planOf({ limit: 3, speed: undefined, ...given })).toEqual({
    ...plan,
    cost: expect.closeTo(plan.cost),
  }),
)

test('the remaining time follows from the speed so far and the rate of the key', () => {
  const job = { answered: 100, seconds: 2, calls: 4, tally: { asks: 1100 } }
  expect(secondsLeftOf(job)).toBe(20)
  expect(secondsLeftOf({ ...job, perMinute: 30 })).toBe(80)
  expect(secondsLeftOf({ ...job, answered: 0 })).toBeUndefined()
})

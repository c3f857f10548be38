import { expect, test } from 'vitest'
import { Company } from '#contract/company.ts'
import { Person } from '#contract/person.ts'
import { rareFields } from '#contract/trust.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { mergeRows } from './merge-rows.ts'
import { units, type Winners } from './units.ts'

const main = {
  Address: '12 Main St',
  AddressParsed: { Number: '12', Name: 'Main', Suffix: 'St' },
  City: 'Rome',
  StateProvince: 'NY',
  PostalCode: '13440',
}
const elm = {
  Address: '7 Elm Ave',
  AddressParsed: { Number: '7', Name: 'Elm', Suffix: 'Ave' },
  City: 'Utica',
  StateProvince: 'NY',
  PostalCode: '13501',
}
const point = { Latitude: 43.2, Longitude: -75.5 }
const center = { Latitude: 43.1, Longitude: -75.4 }

test.each<[what: string, into: Partial<CompanyRow>, from: Partial<CompanyRow>, Winners, Partial<CompanyRow>]>(
  [
    [
      'what is missing is completed',
      { City: 'Rome' },
      { City: 'Rome', Phone: '3155550100', EIN: '1' },
      {},
      {
        City: 'Rome',
        Phone: '3155550100',
        EIN: '1',
      },
    ],
    ['the set that is merged into wins', { Phone: '1' }, { Phone: '2' }, {}, { Phone: '1' }],
    [
      'unless the group prefers the other one',
      { Phone: '1', Fax: '3' },
      { Phone: '2' },
      { phone: 'from' },
      {
        Phone: '2',
        Fax: '3',
      },
    ],
    [
      'or one field of the group',
      { Phone: '1', Fax: '3' },
      { Phone: '2', Fax: '4' },
      { Fax: 'from' },
      {
        Phone: '1',
        Fax: '4',
      },
    ],
    [
      'a field goes before its group',
      { Fax: '3' },
      { Fax: '4' },
      { Fax: 'into', phone: 'from' },
      { Fax: '3' },
    ],
    ['an address is whole', main, { ...elm, County: 'Oneida' }, {}, { ...main, County: undefined }],
    [
      'and goes with all its parts',
      { ...main, ZipPlus4: '134400001' },
      elm,
      { address: 'from' },
      {
        ...elm,
        ZipPlus4: undefined,
      },
    ],
    [
      'one address is completed',
      main,
      { ...main, Address: '12 Main Street', County: 'Oneida' },
      {},
      {
        ...main,
        County: 'Oneida',
      },
    ],
    ['a city without a street is completed as a whole', { City: 'Rome' }, elm, {}, elm],
    [
      'a point goes with its address',
      { ...main, Location: point },
      { ...elm, Location: center },
      { address: 'from' },
      {
        ...elm,
        Location: center,
      },
    ],
    ['a point of another address is none', main, { ...elm, Location: center }, {}, { Location: undefined }],
    [
      'the middle of the ZIP code yields to a point of the building',
      { ...main, Location: center, LocationGrade: 'PostalCode' },
      {
        ...main,
        Location: point,
        LocationGrade: 'Rooftop',
      },
      {},
      { Location: point, LocationGrade: 'Rooftop' },
    ],
    [
      'a code goes with its grade',
      { PrimarySic: '581208', SicGrade: 'Guessed' },
      { PrimarySic: '581301', SicGrade: 'Stated' },
      {
        industry: 'from',
      },
      { PrimarySic: '581301', SicGrade: 'Stated' },
    ],
    [
      'the name of a contact is one',
      { FirstName: 'Ann', LastName: 'Lee' },
      { FirstName: 'Bob', LastName: 'Roe', Title: 'Owner' },
      {},
      {
        FirstName: 'Ann',
        LastName: 'Lee',
        Title: undefined,
      },
    ],
    [
      'and the same contact is completed',
      { FirstName: 'Ann', LastName: 'Lee' },
      { FirstName: 'ANN', LastName: 'LEE', Title: 'Owner' },
      {},
      {
        FirstName: 'Ann',
        Title: 'Owner',
      },
    ],
    [
      'a size is a number with its range',
      { LocationEmployeesSizeRange: '5-9' },
      { LocationEmployeesSizeActual: 12, LocationEmployeesSizeRange: '10-19' },
      {},
      {
        LocationEmployeesSizeActual: undefined,
        LocationEmployeesSizeRange: '5-9',
      },
    ],
    [
      'the later update counts',
      { UpdateDate: '2026-01-01' },
      { UpdateDate: '2026-02-01' },
      {},
      { UpdateDate: '2026-02-01' },
    ],
    [
      'the source remains',
      { Source: 'a', SourceId: '1' },
      { Source: 'b', SourceId: '2', SourceConfidence: 90 },
      {},
      {
        Source: 'a',
        SourceId: '1',
        SourceConfidence: undefined,
      },
    ],
  ],
)('%s', (_, into, from, winners, expected) => {
  const { row } = mergeRows('companies', { Id: '1', ...into }, { Id: '2', ...from }, winners)
  expect(row.Id).toBe('1')
  expect({ ...row }).toEqual(
    expect.objectContaining(
      Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)),
    ),
  )
  for (const [field, value] of Object.entries(expected))
    if (value === undefined) expect(row[field as keyof CompanyRow]).toBeUndefined()
})

test('what was completed and what is in conflict is named', () => {
  const { completed, conflicts } = mergeRows(
    'people',
    { Id: '1', FirstName: 'Ann', LastName: 'Lee', Phone: '1', LifeStyle: ['Golf'] },
    {
      Id: '2',
      FirstName: 'ann',
      LastName: 'LEE',
      Phone: '2',
      Email: 'a@x.example',
      BirthMonthYear: '1974-03',
    },
    { phone: 'from' },
  )
  expect(completed).toEqual(['Email', 'BirthMonthYear'])
  expect(conflicts).toEqual([{ field: 'Phone', into: '1', from: '2' }])
})

test('every field of a record is in one unit, follows from others, or remains', () => {
  const derived = [
    'ETag',
    'Id',
    'Links',
    'RecordStatus',
    'FirstSeen',
    'LastSeen',
    'SquareFootage',
    'AgeRange',
    ...rareFields,
  ]
  const own = ['Source', 'SourceId', 'SourceConfidence']
  for (const [kind, { shape }] of [
    ['companies', Company],
    ['people', Person],
  ] as const) {
    const fields = units[kind].flatMap((unit) => unit.fields)
    expect(new Set(fields).size).toBe(fields.length)
    const missing = Object.keys(shape).filter((field) => ![...fields, ...derived, ...own].includes(field))
    expect(missing).toEqual([])
  }
})

import { expect, test } from 'vitest'
import { kinds } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import {
  cellsOf,
  columnLabel,
  columnOf,
  columnsFor,
  everyColumn,
  presetsOf,
  requiredFields,
} from './columns.ts'

const record = (rest: Partial<AnyRecord> = {}): AnyRecord => ({ ETag: 'e', Id: '007', Links: [], ...rest })
const names = (columns: ReturnType<typeof columnsFor>) => columns.map(({ name }) => name)

test.each(kinds.flatMap((kind) => presetsOf[kind].map((preset) => [kind, preset] as const)))(
  '%s %s: each column once, with a label of its own, id and version at the end',
  (kind, preset) => {
    const columns = names(columnsFor(kind, preset))
    expect(new Set(columns).size).toBe(columns.length)
    expect(new Set(columns.map(columnLabel)).size).toBe(columns.length)
    expect(columns.slice(-2)).toEqual(['Id', 'ETag'])
    expect(columns).not.toContain('Email')
  },
)

test('a preset has what its format carries and no more', () => {
  expect(names(columnsFor('companies', 'Core'))).toEqual(['ParentCompany', 'Id', 'ETag'])
  expect(names(columnsFor('people', 'Core'))).toEqual(['Id', 'ETag'])
  expect(names(columnsFor('companies', 'Basic'))).toEqual([
    'CompanyName',
    'FirstName',
    'LastName',
    'Address',
    'City',
    'StateProvince',
    'PostalCode',
    'AddressParsed.Number',
    'AddressParsed.PreDirectional',
    'AddressParsed.Name',
    'AddressParsed.Suffix',
    'AddressParsed.PostDirectional',
    'AddressParsed.UnitNumber',
    'Location.Latitude',
    'Location.Longitude',
    'Phone',
    'ParentCompany',
    'Id',
    'ETag',
  ])
  expect(names(columnsFor('companies', 'Enhanced'))).toEqual(names(everyColumn('companies')))
  expect(names(columnsFor('people', 'LifeStyle'))).toContain('LifeStyle.Golf')
  expect(names(columnsFor('people', 'LifeStyle'))).not.toContain('TargetReady.NewCarBuyer')
  expect(names(columnsFor('people', 'Every'))).toContain('TargetReady.NewCarBuyer')
})

test('a field is requested once, whichever of its parts are selected', () => {
  const columns = ['AddressParsed.Name', 'AddressParsed.Suffix', 'Location.Latitude', 'Id'].map(columnOf)
  expect(requiredFields(columns)).toEqual(['AddressParsed', 'Location', 'Id'])
})

test.each<[string, Partial<AnyRecord>, string, string | number | undefined]>([
  ['a text keeps its zeros', { PostalCode: '02903' }, 'PostalCode', '02903'],
  ['a number stays one', { LocationEmployeesSizeActual: 12 }, 'LocationEmployeesSizeActual', 12],
  ['a part', { AddressParsed: { Name: 'Starlight' } }, 'AddressParsed.Name', 'Starlight'],
  ['a part that is absent', { AddressParsed: {} }, 'AddressParsed.Name', undefined],
  ['a part of nothing', {}, 'Location.Latitude', undefined],
  ['a part of null', { Location: null as never }, 'Location.Latitude', undefined],
  ['an object where a text should be', { City: {} as never }, 'City', undefined],
  [
    'codes with their words',
    { SicList: [{ Code: '0111', Description: 'Wheat' }, { Code: '581208' }] },
    'SicList',
    '0111 Wheat; 581208',
  ],
  [
    'web addresses',
    { UriList: [{ Uri: 'a.example' }, { Uri: 'b.example' }] },
    'UriList',
    'a.example; b.example',
  ],
  [
    'merged sources',
    {
      MergedSources: [
        { Source: 'Registry', SourceId: 'R-7', Fields: 'Phone, EIN' },
        { Source: 'List', SourceId: 'L-1' },
      ],
    },
    'MergedSources',
    'Registry R-7: Phone, EIN; List L-1',
  ],
  ['an interest', { LifeStyle: { Golf: 'Y' } }, 'LifeStyle.Golf', 'Y'],
])('%s', (_, rest, name, cell) => {
  expect(cellsOf(record(rest), [columnOf(name)])).toEqual([cell])
})

test('columns have words for people', () => {
  expect(['PostalCode', 'AddressParsed.Suffix', 'LifeStyle.Books'].map(columnLabel)).toEqual([
    'ZIP',
    'Street suffix',
    'Books and reading',
  ])
})

import { expect, test } from 'vitest'
import { differingFields, fieldText, recordName } from './differing-fields.ts'

const record = { ETag: '1', Id: '1', Links: [], CompanyName: 'Ann’s', City: undefined }

test.each([
  ['nothing', {}, []],
  [
    'a new ETag, Links and RecordStatus alone',
    { ETag: '2', Links: [{ Href: '/', Rel: 'a' }], RecordStatus: 'New' },
    [],
  ],
  ['another name', { CompanyName: 'Bob’s' }, [{ field: 'CompanyName', before: 'Ann’s', after: 'Bob’s' }]],
  ['a value that was empty', { City: 'Rome' }, [{ field: 'City', before: '', after: 'Rome' }]],
  [
    'a value that is removed',
    { CompanyName: undefined },
    [{ field: 'CompanyName', before: 'Ann’s', after: '' }],
  ],
])('differs by %s', (_title, change, fields) => {
  expect(differingFields(record, { ...record, ...change })).toEqual(fields)
})

test.each([
  [undefined, ''],
  [5, '5'],
  [[{ Code: '581208', Description: 'Restaurants' }, { Code: '581301' }], '581208; 581301'],
  [[{ Uri: 'a.example' }], 'a.example'],
  [{ Latitude: 41.5, Longitude: -71 }, 'Latitude: 41.5; Longitude: -71'],
])('writes %j as %j', (value, text) => {
  expect(fieldText(value)).toBe(text)
})

test.each([
  [{ CompanyName: 'Ann’s', LastName: 'Lee' }, 'Ann’s'],
  [{ FirstName: 'Ann', LastName: 'Lee' }, 'Ann Lee'],
  [{ LastName: 'Lee' }, 'Lee'],
])('names %j %j', (given, name) => {
  expect(recordName(given)).toBe(name)
})

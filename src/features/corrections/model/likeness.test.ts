import { expect, test } from 'vitest'
import type { AnyRecord } from '#records/record.ts'
import { likenessOf } from './likeness.ts'

const company: AnyRecord = {
  ...{ ETag: 'e', Id: '7', Links: [], CompanyName: 'Bob Bar', Address: '2 Main St', City: 'Omaha' },
  ...{ StateProvince: 'NE', PostalCode: '68102', Phone: '4025550101' },
}
const place = { City: 'Omaha', StateProvince: 'NE', PostalCode: '68102' }

test.each([
  ['Bob Bar ', { Name: 'Bob Bar', StreetAddress: '2 Main St', ...place, Phone: '4025550101' }],
  [" Robert's", { Name: "Robert's", StateProvince: 'NE' }],
])('under the name %j a duplicate is looked for by %j', (name, known) => {
  expect(likenessOf('companies', company, name)).toEqual({ ...known, Limit: 6 })
})

test('a record that says nothing but its name is looked for by it', () => {
  const { ETag, Id, Links, CompanyName } = company
  const bare = { ETag, Id, Links, CompanyName } as AnyRecord
  expect(likenessOf('companies', bare, 'Bob Bar')).toEqual({ Name: 'Bob Bar', Limit: 6 })
  expect(likenessOf('companies', bare, 'Ann')).toEqual({ Name: 'Ann', Limit: 6 })
})

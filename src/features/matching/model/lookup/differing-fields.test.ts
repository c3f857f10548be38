import { expect, test } from 'vitest'
import type { AnyRecord } from '#records/record.ts'
import { differingFields, suggestionOf } from './differing-fields.ts'

const company = (
  Address: string,
  City: string,
  StateProvince: string,
  PostalCode: string,
  Phone?: string,
) => ({
  kind: 'companies' as const,
  record: { Id: Address, CompanyName: 'Acme', Address, City, StateProvince, PostalCode, Phone } as AnyRecord,
})

const branches = [
  company('12 Elm St', 'Springfield', 'IL', '62701', '2175550101'),
  company('12 Elm Street', 'Springfield', 'IL', '62701-1234', '2175550101'),
  company('8 Oak Ave', 'Springfield', 'MO', '65802'),
]

test('each field in which candidates differ, its most frequent value first, and what it fills in', () => {
  expect(differingFields(branches)).toEqual([
    {
      field: 'StreetAddress',
      label: 'Street',
      values: [
        { text: '12 Elm St', count: 2, fills: { StreetAddress: '12 Elm St' } },
        { text: '8 Oak Ave', count: 1, fills: { StreetAddress: '8 Oak Ave' } },
      ],
    },
    {
      field: 'City',
      label: 'City',
      values: [
        { text: 'Springfield, IL', count: 2, fills: { City: 'Springfield', StateProvince: 'IL' } },
        { text: 'Springfield, MO', count: 1, fills: { City: 'Springfield', StateProvince: 'MO' } },
      ],
    },
    {
      field: 'PostalCode',
      label: 'ZIP',
      values: [
        { text: '62701', count: 2, fills: { PostalCode: '62701' } },
        { text: '65802', count: 1, fills: { PostalCode: '65802' } },
      ],
    },
  ])
})

test('variants of one value, and a single candidate, have nothing that distinguishes them', () => {
  expect(differingFields(branches.slice(0, 2))).toEqual([])
  expect(differingFields(branches.slice(0, 1))).toEqual([])
  expect(differingFields([])).toEqual([])
})

test('what to add: the fields with most values that are not given yet', () => {
  const differing = differingFields([...branches, company('9 Oak Ave', 'Springfield', 'MO', '65803')])
  expect(suggestionOf(differing, {})).toBe('a street or ZIP code')
  expect(suggestionOf(differing, { StreetAddress: 'Oak' })).toBe('a ZIP code or city')
  expect(suggestionOf(differing, { StreetAddress: 'Oak', PostalCode: '65803', City: 'x' })).toBeUndefined()
})

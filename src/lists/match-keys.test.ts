import { expect, test } from 'vitest'
import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { comparedFields, type MatchKey, matchKeyRules, matchKeys } from './match-keys.ts'

test.each<[kind: Kind, by: MatchKey[], fields: string[]]>([
  ['companies', [], []],
  ['companies', ['household', 'home'], []],
  ['companies', ['phone'], ['Phone']],
  [
    'companies',
    ['address', 'nameAndAddress'],
    ['Address', 'City', 'PostalCode', 'StateProvince', 'CompanyName'],
  ],
  ['people', ['household', 'phone'], ['HouseholdId', 'Phone']],
  ['people', ['name'], ['FirstName', 'MiddleInitial', 'LastName']],
])('fields of %s that %j need', (kind, by, fields) => {
  expect(comparedFields(kind, by)).toEqual(fields)
})

const office = {
  Id: '1',
  CompanyName: 'The Acme Company, Inc.',
  Address: '12 North Main Street Suite 4',
  City: 'Omaha',
  StateProvince: 'NE',
  PostalCode: '68102',
  Phone: '(402) 555-0142',
}
const sameOffice = {
  ...office,
  Id: '2',
  CompanyName: 'ACME',
  Address: '12 N Main St Ste 4',
  Phone: '402.555.0142',
}
const resident = { ...office, Id: '3', FirstName: 'Ann', LastName: 'Lee', HouseholdId: 'h', LocationId: 'l' }

test.each<[matchKey: MatchKey, kind: Kind, one: object, other: object, isDuplicate: boolean]>([
  ['phone', 'companies', office, sameOffice, true],
  ['address', 'companies', office, sameOffice, true],
  ['address', 'companies', office, { ...sameOffice, Address: '14 N Main St Ste 4' }, false],
  ['name', 'companies', office, sameOffice, true],
  ['name', 'companies', office, { ...sameOffice, CompanyName: 'Ajax' }, false],
  ['nameAndAddress', 'companies', office, sameOffice, true],
  ['nameAndAddress', 'companies', office, { ...sameOffice, PostalCode: '68103' }, false],
  ['household', 'people', resident, { ...resident, Id: '4', FirstName: 'Bob' }, true],
  ['home', 'people', resident, { ...resident, Id: '4', LocationId: 'm' }, false],
  ['name', 'people', resident, { ...resident, Id: '4', FirstName: 'ANN' }, true],
])('%s of %s: %j and %j', (matchKey, kind, one, other, isDuplicate) => {
  const { key } = matchKeyRules[matchKey]
  const [first, second] = [key(kind, one as AnyRecord), key(kind, other as AnyRecord)]
  expect(first).toBeDefined()
  expect(first === second).toBe(isDuplicate)
})

test.each(matchKeys.flatMap((matchKey) => [['companies', matchKey] as const, ['people', matchKey] as const]))(
  'a record of %s without the fields of %s has no duplicates',
  (kind, matchKey) => {
    expect(matchKeyRules[matchKey].key(kind, { Id: '1' } as AnyRecord)).toBeUndefined()
  },
)

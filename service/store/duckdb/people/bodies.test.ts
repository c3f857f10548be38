import { pack } from 'msgpackr'
import { describe, expect, test } from 'vitest'
import { Person } from '#contract/person.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import { somePeople } from '#service/store/person-rows.testing.ts'
import { DATE } from '#service/store/rows.testing.ts'
import { asOf } from '#service/versions/as-of.ts'
import { itKeepsTheContract } from '../bodies.testing.ts'
import { decodePerson, encodePerson } from './bodies.ts'

const when = asOf(DATE)
const roundTrip = (row: PersonRow) => decodePerson(pack(encodePerson(row, when)))

const full: PersonRow = {
  Id: '100200300400',
  LocationId: '001200340056',
  HouseholdId: '0007',
  FirstName: 'Mary',
  MiddleInitial: 'J',
  LastName: 'Smith',
  Gender: 'Female',
  Address: '12 N Main St W Apt 4',
  AddressParsed: {
    Name: 'Main',
    Number: '12',
    PostDirectional: 'W',
    PreDirectional: 'N',
    Suffix: 'St',
    UnitNumber: 'Apt 4',
  },
  City: 'Papillion',
  StateProvince: 'NE',
  PostalCode: '02903',
  ZipPlus4: '029030042',
  County: 'Sarpy',
  CarrierRoute: 'C012',
  Location: { Latitude: 41.154321, Longitude: -96.0421 },
  Phone: '4025550100',
  BirthMonthYear: '1974-03',
  IncomeRange: '60000-69999',
  HomeValueRange: '250000-299999',
  HousingType: 'Single Family Dwelling',
  IsHomeowner: 'Yes',
  MaritalStatus: 'Married',
  AreChildrenPresent: 'No',
  YearsInHome: 0,
  HeadOfHousehold: 'Yes',
  Role: 'Head',
  LifeStyle: ['Books', 'Woodworking'],
  TargetReady: { CatalogBuyer: 2, OnlineShopper: 5 },
  Vehicles: [{ Make: 'Ford', Model: 'F-150', Year: 2019 }],
  Email: 'Mary@x.example',
  HistoricalEmails: ['old@x.example'],
  FirstSeen: '2026-01-15',
  UpdateDate: '2026-03-01',
}

test('a full record comes back as the wire has it, with what is derived', () => {
  const { CarrierRoute, HousingType, Role, Vehicles, HistoricalEmails, UpdateDate, ...sent } = full
  expect(roundTrip(full)).toEqual({
    ...sent,
    ETag: expect.stringMatching(/^[0-9a-f]{8}$/),
    Links: [{ Href: '/v1/people/100200300400', Rel: 'self' }],
    AgeRange: '50-54',
    HomeValueRange: '$250,000-299,999',
    IncomeRange: '$60,000-69,999',
    LifeStyle: { Books: 'Y', Woodworking: 'Y' },
    TargetReady: { CatalogBuyer: '2', OnlineShopper: '5' },
  })
})

itKeepsTheContract(roundTrip, full, Person, { Links: [{ Href: '/v1/people/A1', Rel: 'self' }] })

describe('head of the household', () => {
  test.each<[Pick<PersonRow, 'Role' | 'HeadOfHousehold'>, string | undefined]>([
    [{ Role: 'Head' }, 'Yes'],
    [{ Role: 'Partner' }, 'No'],
    [{ Role: 'Other' }, 'No'],
    [{ Role: 'Partner', HeadOfHousehold: 'Yes' }, 'Yes'],
    [{}, undefined],
  ])('%j', (row, expected) => {
    expect(roundTrip({ Id: '1', ...row }).HeadOfHousehold).toBe(expected)
  })
})

test('the ETag is of the content', () => {
  const tags = [
    'Phone',
    'LifeStyle',
    'TargetReady',
    'Email',
    'BirthMonthYear',
    'UpdateDate',
    'LocationId',
  ].map((key) => roundTrip({ ...full, [key]: undefined }).ETag)
  expect(roundTrip({ ...full }).ETag).toBe(roundTrip(full).ETag)
  expect(new Set(tags).add(roundTrip(full).ETag).size).toBe(tags.length + 1)
})

test('a person under 18 has no body', () => {
  expect(() => encodePerson({ Id: '1', Age: 17 }, when)).toThrow('under 18')
})

test('bodies are small', () => {
  const rows = somePeople(500).map((row) => ({ ...row, MergedSources: undefined }))
  const sizes = rows.map((row) => pack(encodePerson(row, when)).length)
  expect(Math.max(...sizes)).toBeLessThan(230)
})

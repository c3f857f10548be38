import fc from 'fast-check'
import { pack } from 'msgpackr'
import { describe, expect, test } from 'vitest'
import { Company } from '#contract/company.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { DATE, someRows } from '#service/store/rows.testing.ts'
import { asOf } from '#service/versions/as-of.ts'
import { itKeepsTheContract } from '../bodies.testing.ts'
import { decodeCompany, encodeCompany } from './bodies.ts'

const words = { sic: (code: string) => `SIC ${code}`, naics: () => undefined }
const when = asOf(DATE)
const roundTrip = (row: CompanyRow) => decodeCompany(pack(encodeCompany(row, when)), words)

const full: CompanyRow = {
  Id: '637824467',
  Address: '1203 N Main St W Ste 200',
  AddressParsed: {
    Name: 'Main',
    Number: '1203',
    PostDirectional: 'W',
    PreDirectional: 'N',
    Suffix: 'St',
    UnitNumber: 'Ste 200',
  },
  AreaCode: '531',
  BusinessType: 'Private',
  CarrierRoute: 'C012',
  City: 'Papillion',
  CompanyName: 'Cedar Ridge Dental',
  CorporateEmployeesSizeActual: 12,
  CorporateSalesVolumeActual: 12_000_000,
  County: 'Sarpy',
  CreditRatingScore: 'A',
  EIN: '012345678',
  Email: 'not@sent.example',
  Fax: '4025550199',
  FirstName: 'Mary',
  FirstSeen: '2026-01-15',
  Franchise: 'Yes',
  Gender: 'Female',
  LastName: 'Smith',
  Location: { Latitude: 41.154321, Longitude: -96.0421 },
  LocationEmployeesSizeActual: 0,
  LocationGrade: 'Street',
  LocationSalesVolumeActual: 499_999,
  NaicsList: [{ Code: '621210' }],
  OperatingStatus: 'TemporarilyClosed',
  ParentCompany: '000000012',
  Phone: '4025550100',
  PostalCode: '02903',
  PrimaryNaics: '621210',
  PrimarySic: '802101',
  SicList: [{ Code: '011100' }, { Code: '802101', YearFirstAppeared: '2001' }],
  SourceConfidence: 0,
  SquareFeet: 3000,
  StateProvince: 'NE',
  TickerSymbol: 'CRD',
  Title: 'Owner',
  UpdateDate: '2026-03-01',
  UriList: [{ Uri: 'https://cedar.example' }],
  YearEstablished: '1998',
  ZipPlus4: '029030042',
}

test('a full record comes back as the wire has it, with what is derived', () => {
  const { Email, SquareFeet, ...sent } = full
  expect(roundTrip(full)).toEqual({
    ...sent,
    ETag: expect.stringMatching(/^[0-9a-f]{8}$/),
    Links: [
      { Href: '/v1/companies/637824467', Rel: 'self' },
      { Href: '/v1/companies/000000012', Rel: 'parent' },
    ],
    CorporateEmployeesSizeRange: '10-19',
    CorporateSalesVolumeRange: '$10-20 Million',
    LocationSalesVolumeRange: '$1-500,000',
    RecordStatus: 'New',
    SicList: [
      { Code: '802101', Description: 'SIC 802101', YearFirstAppeared: '2001' },
      { Code: '011100', Description: 'SIC 011100' },
    ],
    SquareFootage: '2,500-9,999',
  })
})

itKeepsTheContract(roundTrip, full, Company, {
  Links: [{ Href: '/v1/companies/A1', Rel: 'self' }],
  RecordStatus: 'Existing',
})

describe('text is stored letter by letter, however much it looks like a number or a date', () => {
  test.each(['007', '12', '9007199254740993', '1e5', '1.0', '-3', '+5', ' 5', 'NaN', '20260301', '3 Men'])(
    '%s',
    (text) => {
      const row = { Id: '1', CompanyName: text, Phone: text, ZipPlus4: text, UpdateDate: text, Title: text }
      expect(roundTrip(row)).toMatchObject(row)
    },
  )
  test.each([
    ['within the postal code', '029030042', '02903'],
    ['of another postal code', '100010042', '02903'],
    ['just the postal code', '02903', '02903'],
    ['without a postal code', '029030042', undefined],
  ])('nine digits %s', (_, ZipPlus4, PostalCode) => {
    expect(roundTrip({ Id: '1', ZipPlus4, PostalCode }).ZipPlus4).toBe(ZipPlus4)
  })
  test.each([
    ['of its parts', '12 Main'],
    ['written otherwise', '12 Main Street'],
  ])('an address line %s', (_, Address) => {
    expect(roundTrip({ Id: '1', Address, AddressParsed: { Number: '12', Name: 'Main' } }).Address).toBe(
      Address,
    )
  })
})

test('coordinates are stored to the last bit', () => {
  const coordinate = fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.integer({ min: -180, max: 180 }),
  )
  fc.assert(
    fc.property(coordinate, coordinate, (Latitude, Longitude) => {
      expect(roundTrip({ Id: '1', Location: { Latitude, Longitude } }).Location).toEqual({
        Latitude: Latitude + 0,
        Longitude: Longitude + 0,
      })
    }),
  )
})

test('the ETag is of the content: equal records have the same, any change makes another', () => {
  const tags = Object.keys(full)
    .filter((key) => !['Id', 'Email', 'PrimaryNaics', 'NaicsList'].includes(key))
    .map((key) => roundTrip({ ...full, [key]: undefined }).ETag)
  expect(roundTrip({ ...full }).ETag).toBe(roundTrip(full).ETag)
  expect(new Set(tags).add(roundTrip(full).ETag).size).toBe(tags.length + 1)
})

test('bodies are small', () => {
  const rows = someRows(500).map((row) => ({ ...row, MergedSources: undefined }))
  const sizes = rows.map((row) => pack(encodeCompany(row, when)).length)
  expect(Math.max(...sizes)).toBeLessThan(230)
})

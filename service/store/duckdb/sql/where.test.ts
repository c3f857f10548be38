import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Criteria, CriterionOf } from '#contract/criteria.ts'
import { buildRows, someRows } from '#service/store/rows.testing.ts'
import { Refusal } from '#service/store/store.ts'
import { companies } from '../companies/companies.ts'
import { type Engine, openEngine } from '../engine.ts'
import { statementOf } from './statement.ts'
import { where } from './where.ts'

let engine: Engine
let remove: () => Promise<void>

beforeAll(async () => {
  const built = await buildRows('companies', someRows(10))
  remove = built.remove
  engine = await openEngine('companies', built.folder)
})

afterAll(async () => {
  await engine.close()
  await remove()
})

const many = (count: number, name: (i: number) => string) => Array.from({ length: count }, (_, i) => name(i))
const place = { Latitude: 41.5, Longitude: -71.5 }
const haversine = `(pow(sin((Latitude * $5 - $6) / 2), 2)
    + $7 * cos(Latitude * $5) * pow(sin((Longitude - $8) * $5 / 2), 2)) <= $9`
const box = 'Latitude between $1 and $2 and Longitude between $3 and $4'

function anyOfSix(primary: string, other: string): string {
  const others = [2, 3, 4, 5, 6].map((n) => `(${other}${n} between $${2 * n - 1} and $${2 * n})`)
  return `((${primary} between $1 and $2) or (${other}2 is not null and (${others.join(' or ')})))`
}

type Case = [criteria: Criteria, text: string, values?: unknown[]]

const cases: { [K in CriterionOf<'companies'> | 'ExcludeClosed']: Case[] } = {
  Id: [[{ Id: ['1', 'a'] }, 'pos in (select unnest($1))', [['1', 'a']]]],
  NotId: [[{ NotId: ['1'] }, '(pos in (select unnest($1))) is not true', [['1']]]],
  CompanyName: [
    [{ CompanyName: "O'Réilly  100%_" }, 'contains(CompanyNameKey, $1)', ["o'reilly 100%_"]],
    [{ CompanyName: '\u0301' }, 'false', []],
  ],
  FirstName: [[{ FirstName: 'José' }, 'starts_with(FirstNameKey, $1)', ['jose']]],
  LastName: [[{ LastName: 'Smith' }, 'starts_with(LastNameKey, $1)', ['smith']]],
  Gender: [
    [{ Gender: 'Male' }, '(Gender = $1)', ['Male']],
    [{ Gender: 'Unknown' }, '(Gender is null or (Gender = $1))', ['Unknown']],
  ],
  Phone: [[{ Phone: '4015550100' }, 'Phone = $1', [4015550100]]],
  Email: [[{ Email: 'A@x.example' }, 'EmailKey = $1', ['a@x.example']]],
  EIN: [[{ EIN: '012345678' }, 'EIN = $1', [12345678]]],
  TickerSymbol: [[{ TickerSymbol: 'ABC' }, 'TickerSymbolKey = $1', ['abc']]],
  AddressParsed: [
    [{ AddressParsed: {} }, 'true', []],
    [
      {
        AddressParsed: {
          Name: 'Élm',
          Number: '12B',
          PreDirectional: 'sw',
          PostDirectional: 'N',
          Suffix: 'St',
        },
      },
      '(StreetNameKey = $1 and StreetNumberKey = $2 and PreDirectional = $3 and PostDirectional = $4 and StreetSuffixKey = $5)',
      ['elm', '12b', 'SW', 'N', 'st'],
    ],
  ],
  City: [[{ City: 'Montréal' }, 'CityKey = $1', ['montreal']]],
  County: [[{ County: 'Sarpy' }, 'CountyKey = $1', ['sarpy']]],
  StateProvince: [[{ StateProvince: 'RI' }, 'StateProvince = $1', ['RI']]],
  Source: [[{ Source: ['Chamber'] }, '(Source = $1)', ['Chamber']]],
  SourceId: [
    [{ SourceId: ['C-1', 'c-1'] }, '(SourceId = $1 or SourceId = $2)', ['C-1', 'c-1']],
    [{ SourceId: many(5, (i) => `C-${i}`) }, 'SourceId in (select unnest($1))', [many(5, (i) => `C-${i}`)]],
  ],
  ExcludeClosed: [[{ ExcludeClosed: true } as Criteria, "(OperatingStatus = 'Closed') is not true", []]],
  OperatingStatus: [
    [{ OperatingStatus: ['Closed'] }, '(OperatingStatus = $1)', ['Closed']],
    [
      { OperatingStatus: ['Open', 'Unknown'] },
      '(OperatingStatus is null or (OperatingStatus = $1 or OperatingStatus = $2))',
      ['Open', 'Unknown'],
    ],
  ],
  SourceConfidenceRange: [
    [{ SourceConfidenceRange: ['80-89', '90-100'] }, '(SourceConfidenceRange between $1 and $2)', [3, 4]],
  ],
  LocationGrade: [[{ LocationGrade: ['Street'] }, '(LocationGrade = $1)', ['Street']]],
  FirstSeenMonth: [
    [
      { FirstSeenMonth: ['2026-11', '2026-09'] },
      '(FirstSeenMonth between $1 and $2 or FirstSeenMonth between $3 and $4)',
      [202609, 202609, 202611, 202611],
    ],
    [{ FirstSeenMonth: ['2025'] }, '(FirstSeenMonth between $1 and $2)', [202501, 202512]],
  ],
  SicGrade: [[{ SicGrade: ['Stated', 'Naics'] }, '(SicGrade = $1 or SicGrade = $2)', ['Stated', 'Naics']]],
  StatesProvinces: [
    [{ StatesProvinces: ['RI', 'MA', 'RI'] }, '(StateProvince = $1 or StateProvince = $2)', ['RI', 'MA']],
    [
      { StatesProvinces: ['RI', 'MA', 'CT', 'NH', 'VT'] },
      'StateProvince in (select unnest($1))',
      [['RI', 'MA', 'CT', 'NH', 'VT']],
    ],
  ],
  CitiesByStateProvince: [
    [
      {
        CitiesByStateProvince: [
          { City: 'Ords', StateProvince: 'NE' },
          { City: 'A', StateProvince: 'RI' },
          { City: 'B', StateProvince: 'RI' },
        ],
      },
      '((StateProvince = $1 or StateProvince = $2) and ((StateProvince = $3 and (CityKey = $4)) or (StateProvince = $5 and (CityKey = $6 or CityKey = $7))))',
      ['NE', 'RI', 'NE', 'ords', 'RI', 'a', 'b'],
    ],
  ],
  CountiesByStateProvince: [
    [
      { CountiesByStateProvince: [{ County: 'Kent', StateProvince: 'RI' }] },
      '((StateProvince = $1) and ((StateProvince = $2 and (CountyKey = $3))))',
      ['RI', 'RI', 'kent'],
    ],
  ],
  PostalCode: [
    [{ PostalCode: ['02903'] }, '(PostalCode = $1)', ['02903']],
    [
      { PostalCode: many(5, (i) => `0290${i}`) },
      'PostalCode in (select unnest($1))',
      [many(5, (i) => `0290${i}`)],
    ],
  ],
  RadiusPostalCodeList: [
    [{ RadiusPostalCodeList: [{ PostalCode: '02903', RadiusMiles: 5 }] }, `(((${box}) and ${haversine}))`],
  ],
  RadiusCenterPointList: [
    [{ RadiusCenterPointList: [{ ...place, RadiusMiles: 5 }] }, `(((${box}) and ${haversine}))`],
  ],
  PolygonList: [
    [
      { PolygonList: [{ Points: [place, { ...place, Latitude: 42 }, { Latitude: 42, Longitude: -71 }] }] },
      `(((${box}) and is_inside($5, Latitude, Longitude)))`,
    ],
  ],
  PrimarySic: [
    [{ PrimarySic: '58' }, '(PrimarySic between $1 and $2)', [580000, 589999]],
    [
      { PrimarySic: ['0111', '581208'] },
      '(PrimarySic between $1 and $2 or PrimarySic between $3 and $4)',
      [11100, 11199, 581208, 581208],
    ],
    [
      { PrimarySic: many(11, (i) => `58${10 + i}`) },
      '(PrimarySic // $1 in (select unnest($2)))',
      [100, many(11, (i) => `58${10 + i}`).map(Number)],
    ],
  ],
  Sic: [[{ Sic: ['01'] }, anyOfSix('PrimarySic', 'Sic'), Array(6).fill([10000, 19999]).flat()]],
  PrimaryNaics: [[{ PrimaryNaics: '722' }, '(PrimaryNaics between $1 and $2)', [72200000, 72299999]]],
  Naics: [[{ Naics: ['44512001'] }, anyOfSix('PrimaryNaics', 'Naics'), Array(12).fill(44512001)]],
  CorporateEmployeesSizeRange: [
    [
      { CorporateEmployeesSizeRange: ['5-9', '10000', '1-4'] },
      '(CorporateEmployeesSizeRange between $1 and $2 or CorporateEmployeesSizeRange between $3 and $4)',
      [0, 1, 10, 10],
    ],
  ],
  CorporateEmployeesSizeActual: [
    [{ CorporateEmployeesSizeActual: 5 }, 'CorporateEmployeesSizeActual = $1', [5]],
  ],
  LocationEmployeesSizeRange: [
    [{ LocationEmployeesSizeRange: ['5-9'] }, '(LocationEmployeesSizeRange between $1 and $2)', [1, 1]],
  ],
  LocationEmployeesSizeActual: [
    [{ LocationEmployeesSizeActual: 0 }, 'LocationEmployeesSizeActual = $1', [0]],
  ],
  CorporateSalesVolumeRange: [
    [{ CorporateSalesVolumeRange: ['1-500000'] }, '(CorporateSalesVolumeRange between $1 and $2)', [0, 0]],
  ],
  CorporateSalesVolumeActual: [
    [{ CorporateSalesVolumeActual: 1e12 }, 'CorporateSalesVolumeActual = $1', [1e12]],
  ],
  LocationSalesVolumeRange: [
    [{ LocationSalesVolumeRange: ['1000000000'] }, '(LocationSalesVolumeRange between $1 and $2)', [10, 10]],
  ],
  LocationSalesVolumeActual: [[{ LocationSalesVolumeActual: 7 }, 'LocationSalesVolumeActual = $1', [7]]],
  CreditRatingScore: [
    [{ CreditRatingScore: ['A', 'B'] }, '(CreditRatingScore = $1 or CreditRatingScore = $2)', ['A', 'B']],
    [
      { CreditRatingScore: ['A', 'U'] },
      '(CreditRatingScore is null or (CreditRatingScore = $1 or CreditRatingScore = $2))',
      ['A', 'U'],
    ],
  ],
  IsFranchise: [
    [{ IsFranchise: true }, "Franchise = 'Yes'", []],
    [{ IsFranchise: false }, "(Franchise = 'Yes') is not true", []],
  ],
  ParentCompany: [
    [{ ParentCompany: ['0012', '0012'] }, 'pos in (select pos from kin where Key = $1)', [10012n]],
    [
      { ParentCompany: ['12', '637824001'] },
      'pos in (select pos from kin where Key in (select unnest($1)))',
      [[112n, 1637824001n]],
    ],
  ],
  RecordStatus: [
    [{ RecordStatus: 'All' }, 'true', []],
    [{ RecordStatus: 'New' }, 'IsNew', []],
    [{ RecordStatus: 'Existing' }, '(IsNew) is not true', []],
  ],
  SortCenter: [[{ SortCenter: place }, 'true', []]],
  AnyOf: [
    [
      { AnyOf: [{ City: 'A' }, { Phone: '1', City: 'B' }] },
      '((CityKey = $1) or (Phone = $2 and CityKey = $3))',
      ['a', 1, 'b'],
    ],
    [{ AnyOf: [{}] }, '(true)', []],
  ],
  NoneOf: [
    [
      { NoneOf: [{ City: 'A' }, { City: 'B' }] },
      '(((CityKey = $1) or (CityKey = $2))) is not true',
      ['a', 'b'],
    ],
  ],
}

describe('the condition of each criterion, which the engine accepts', () => {
  test.each(Object.values(cases).flat())('%j', async (criteria, text, values) => {
    const statement = statementOf(where(companies, criteria))
    expect(statement.text).toBe(`(${text})`)
    if (values) expect(statement.values.map((value) => value.value)).toEqual(values)
    const counting = `select count(*)::integer from companies where ${statement.text}`
    expect(await engine.columns({ ...statement, text: counting })).toEqual([[expect.any(Number)]])
  })
})

test('what is not given is no condition', () => {
  expect(statementOf(where(companies, { City: undefined })).text).toBe('true')
})

test('a postal code that is not known is refused by name', () => {
  const findAll = () =>
    where(companies, { NoneOf: [{ RadiusPostalCodeList: [{ PostalCode: '00000', RadiusMiles: 1 }] }] })
  expect(findAll).toThrow(new Refusal('RadiusPostalCodeList', 'Postal code 00000 is not known'))
})

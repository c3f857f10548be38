import fc from 'fast-check'
import { confidenceBands, creditRatings, employeeBands, salesBands } from '#contract/ranges.ts'
import { sicGrades, statusValues } from '#contract/trust.ts'
import type { PlainCriterion } from './duckdb/description.ts'
import { type Arbitraries, queriesOf, several, sharedQueries, some } from './queries.testing.ts'
import { naicsCodes, names, sicCodes } from './rows.testing.ts'

const sic = some(...sicCodes, '58', '5812', '8021', '01', '9999')
const naics = some(...naicsCodes, '72', '7225', '541', '4451200', '99')
const employees = several(some(...employeeBands.map((band) => band.value)))
const sales = several(some(...salesBands.map((band) => band.value)))
const id = fc.integer({ min: 0, max: 2500 }).map((i) => String(100_000_000 + i * 37))
const text = some(...names, 'e', 'cedar ridge', '%', '_', "'", 'CAFE', 'at&t store', 'x.*')

const plain: Arbitraries<PlainCriterion<'companies'>> = {
  ...sharedQueries(id),
  CompanyName: text,
  Email: some('A@x.example', 'b@X.example', 'c'),
  EIN: some('012345678', '471234567'),
  TickerSymbol: some('abc', 'X.Y'),
  PrimarySic: fc.oneof(sic, several(sic, 15)),
  Sic: several(sic),
  PrimaryNaics: naics,
  Naics: several(naics),
  CorporateEmployeesSizeRange: employees,
  CorporateEmployeesSizeActual: some(0, 5, 1000),
  LocationEmployeesSizeRange: employees,
  LocationEmployeesSizeActual: some(0, 5, 1000, 1_000_000_000_000),
  CorporateSalesVolumeRange: sales,
  CorporateSalesVolumeActual: some(0, 500_000, 5_000_000_000),
  LocationSalesVolumeRange: sales,
  LocationSalesVolumeActual: some(1, 999_999),
  CreditRatingScore: several(some(...(Object.keys(creditRatings) as (keyof typeof creditRatings)[]))),
  ParentCompany: several(some('100000000', '0012', '12', 'H7', 'h7', '100000001')),
  OperatingStatus: several(some(...statusValues)),
  SourceConfidenceRange: several(some(...confidenceBands.map((band) => band.value))),
  SicGrade: several(some(...sicGrades)),
  IsFranchise: fc.boolean(),
}

export const companyQueries = queriesOf('companies', plain)

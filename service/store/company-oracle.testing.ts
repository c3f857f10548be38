import type { Criteria } from '#contract/criteria.ts'
import { bandOf, confidenceBands, employeeBands, salesBands, squareFootageBands } from '#contract/ranges.ts'
import type { CompanyRow } from './company-row.ts'
import {
  dayOf,
  folded,
  nameOf,
  oracleOf,
  type Sorts,
  same,
  sizeOf,
  type Tests,
  type Values,
  within,
} from './oracle.testing.ts'

const codesOf = (primary: string | undefined, list: { Code: string }[] | undefined) => [
  ...new Set([...(primary ? [primary] : []), ...(list ?? []).map((item) => item.Code)]),
]

const sicsOf = (row: CompanyRow) => codesOf(row.PrimarySic, row.SicList)
const naicsOf = (row: CompanyRow) => codesOf(row.PrimaryNaics, row.NaicsList)

const tests: Tests<'companies'> = {
  CompanyName: (text, row) => folded(row.CompanyName ?? '').includes(folded(text)),
  Email: (email, row) => same(row.Email, email),
  EIN: (ein, row) => row.EIN === ein,
  TickerSymbol: (symbol, row) => same(row.TickerSymbol, symbol),
  PrimarySic: (codes, row) => [codes].flat().some((code) => sicsOf(row)[0]?.startsWith(code)),
  Sic: (codes, row) => codes.some((code) => sicsOf(row).some((sic) => sic.startsWith(code))),
  PrimaryNaics: (code, row) => naicsOf(row)[0]?.startsWith(code) ?? false,
  Naics: (codes, row) => codes.some((code) => naicsOf(row).some((item) => item.startsWith(code))),
  CorporateEmployeesSizeRange: (list, row) => within(row.CorporateEmployeesSizeActual, employeeBands, list),
  CorporateEmployeesSizeActual: (n, row) => row.CorporateEmployeesSizeActual === n,
  LocationEmployeesSizeRange: (list, row) => within(row.LocationEmployeesSizeActual, employeeBands, list),
  LocationEmployeesSizeActual: (n, row) => row.LocationEmployeesSizeActual === n,
  CorporateSalesVolumeRange: (list, row) => within(row.CorporateSalesVolumeActual, salesBands, list),
  CorporateSalesVolumeActual: (n, row) => row.CorporateSalesVolumeActual === n,
  LocationSalesVolumeRange: (list, row) => within(row.LocationSalesVolumeActual, salesBands, list),
  LocationSalesVolumeActual: (n, row) => row.LocationSalesVolumeActual === n,
  CreditRatingScore: (list, row) => list.some((rating) => (row.CreditRatingScore ?? 'U') === rating),
  ParentCompany: (ids, row) => ids.includes(row.ParentCompany ?? ''),
  OperatingStatus: (list, row) => list.some((status) => (row.OperatingStatus ?? 'Unknown') === status),
  SourceConfidenceRange: (list, row) => within(row.SourceConfidence, confidenceBands, list),
  SicGrade: (list, row) => list.some((grade) => row.SicGrade === grade),
  IsFranchise: (wanted, row) => (row.Franchise === 'Yes') === wanted,
}

const values: Values<'companies'> = {
  primarysic: (row) => codesOf(row.PrimarySic, row.SicList)[0],
  corporateemployeesizeactual: (row) => row.CorporateEmployeesSizeActual,
  corporatesalesvolumeactual: (row) => row.CorporateSalesVolumeActual,
  squarefootage: (row) => bandOf(squareFootageBands, row.SquareFeet)?.label,
  corporateemployeessizerange: (row) => bandOf(employeeBands, row.CorporateEmployeesSizeActual)?.label,
  corporatesalesvolumerange: (row) => bandOf(salesBands, row.CorporateSalesVolumeActual)?.label,
  locationemployeessizerange: (row) => bandOf(employeeBands, row.LocationEmployeesSizeActual)?.label,
  locationsalesvolumerange: (row) => bandOf(salesBands, row.LocationSalesVolumeActual)?.label,
  sic2: (row) => codesOf(row.PrimarySic, row.SicList)[0]?.slice(0, 2),
  sic4: (row) => codesOf(row.PrimarySic, row.SicList)[0]?.slice(0, 4),
  creditratingscore: (row) => row.CreditRatingScore,
  franchise: (row) => row.Franchise,
  operatingstatus: (row) => row.OperatingStatus,
  sourceconfidencerange: (row) => bandOf(confidenceBands, row.SourceConfidence)?.label,
  sicgrade: (row) => row.SicGrade,
  yearestablished: (row) => (row.YearEstablished ? Number(row.YearEstablished) : undefined),
}

const sorts: Sorts<'companies'> = {
  CompanyName: (row) => nameOf(row.CompanyName),
  City: (row) => nameOf(row.City),
  LocationEmployeesSizeActual: (row) =>
    sizeOf(row.LocationEmployeesSizeActual, employeeBands, row.LocationEmployeesSizeRange),
  LocationSalesVolumeActual: (row) =>
    sizeOf(row.LocationSalesVolumeActual, salesBands, row.LocationSalesVolumeRange),
  CorporateEmployeesSizeActual: (row) =>
    sizeOf(row.CorporateEmployeesSizeActual, employeeBands, row.CorporateEmployeesSizeRange),
  CorporateSalesVolumeActual: (row) =>
    sizeOf(row.CorporateSalesVolumeActual, salesBands, row.CorporateSalesVolumeRange),
  YearEstablished: (row) => (row.YearEstablished ? Number(row.YearEstablished) : undefined),
  UpdateDate: (row) => dayOf(row.UpdateDate),
}

/** What a store of companies must answer. */
export const companyOracle = oracleOf(tests, values, sorts, withoutClosed)

/** Closed companies are found only where criteria name an id, or a status with an even number of exclusions around it. */
function withoutClosed(criteria: Criteria): Criteria {
  const named = (within: Criteria, exclusions: number): boolean =>
    (within.OperatingStatus !== undefined && exclusions % 2 === 0) ||
    (within.AnyOf ?? []).some((item) => named(item, exclusions)) ||
    (within.NoneOf ?? []).some((item) => named(item, exclusions + 1))
  return criteria.Id || criteria.SourceId || named(criteria, 0)
    ? criteria
    : { ...criteria, OperatingStatus: ['Open', 'TemporarilyClosed', 'Unknown'] }
}

import { confidenceBands, employeeBands, salesBands, squareFootageBands } from '#contract/ranges.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { AsOf } from '#service/versions/as-of.ts'
import {
  bandIndex,
  type Cell,
  contactCells,
  keyOf,
  numberOf,
  placeCells,
  statusCells,
  trustCells,
} from '../cells.ts'
import { relatedIdsCell } from '../related-ids.ts'
import { contactColumns, placeColumns, placingColumns, statusColumns, trustColumns } from '../schema.ts'

/**
 * The narrow search table of companies. SIC and NAICS codes are numbers of six and eight digits, so that a prefix is a range.
 */
export const companyColumns = {
  ...placingColumns,
  CompanyNameKey: 'VARCHAR',
  ...contactColumns,
  EmailKey: 'VARCHAR',
  EIN: 'INTEGER',
  TickerSymbolKey: 'VARCHAR',
  ...placeColumns,
  PrimarySic: 'INTEGER',
  Sic2: 'INTEGER',
  Sic3: 'INTEGER',
  Sic4: 'INTEGER',
  Sic5: 'INTEGER',
  Sic6: 'INTEGER',
  PrimaryNaics: 'INTEGER',
  Naics2: 'INTEGER',
  Naics3: 'INTEGER',
  Naics4: 'INTEGER',
  Naics5: 'INTEGER',
  Naics6: 'INTEGER',
  CorporateEmployeesSizeActual: 'INTEGER',
  CorporateEmployeesSizeRange: 'TINYINT',
  LocationEmployeesSizeActual: 'INTEGER',
  LocationEmployeesSizeRange: 'TINYINT',
  CorporateSalesVolumeActual: 'BIGINT',
  CorporateSalesVolumeRange: 'TINYINT',
  LocationSalesVolumeActual: 'BIGINT',
  LocationSalesVolumeRange: 'TINYINT',
  CreditRatingScore: 'VARCHAR',
  Franchise: 'VARCHAR',
  SquareFootage: 'TINYINT',
  YearEstablished: 'SMALLINT',
  /** The key of its Id (`related-ids.ts`), looked up in the table `kin`. */
  ParentCompany: 'BIGINT',
  ...statusColumns,
  ...trustColumns,
  OperatingStatus: 'VARCHAR',
  SourceConfidenceRange: 'TINYINT',
  SicGrade: 'VARCHAR',
} as const

export type CompanyColumn = keyof typeof companyColumns

/** Most industry codes of one record that are stored and searched, the primary one included. */
const MAX_CODES = 6

/** The codes of a record, each once, the primary one first, at most MAX_CODES. */
export function codesOf<T extends { Code: string }>(
  primary: string | undefined,
  list: readonly T[] | undefined,
) {
  const codes: (T | { Code: string })[] = []
  if (primary) codes.push(list?.find((item) => item.Code === primary) ?? { Code: primary })
  for (const item of list ?? []) {
    if (codes.length === MAX_CODES) break
    if (!codes.some((other) => other.Code === item.Code)) codes.push(item)
  }
  return codes
}

/** MAX_CODES codes, each as a number of `length` digits, filled up at its end, so that a prefix is a range of numbers. */
function codeNumbers(codes: readonly { Code: string }[], length: number): (number | null)[] {
  const numbers: (number | null)[] = []
  for (let i = 0; i < MAX_CODES; i++) {
    const code = codes[i]?.Code
    numbers.push(code === undefined ? null : numberOf(code.slice(0, length).padEnd(length, '0')))
  }
  return numbers
}

export const SIC_DIGITS = 6
export const NAICS_DIGITS = 8

/**
 * The cells of one company in the order of `companyColumns`, without `pos` and `seq`. Pure; text that is compared is folded here.
 * NAICS are stored with eight digits, as criteria may give as many.
 */
export function companyCells(row: CompanyRow, { newSince }: AsOf): Cell[] {
  const sic = codesOf(row.PrimarySic, row.SicList)
  const naics = codesOf(row.PrimaryNaics, row.NaicsList)
  return [
    row.Id,
    keyOf(row.CompanyName),
    ...contactCells(row),
    keyOf(row.Email),
    numberOf(row.EIN),
    keyOf(row.TickerSymbol),
    ...placeCells(row),
    ...codeNumbers(sic, SIC_DIGITS),
    ...codeNumbers(naics, NAICS_DIGITS),
    row.CorporateEmployeesSizeActual ?? null,
    bandIndex(employeeBands, row.CorporateEmployeesSizeRange, row.CorporateEmployeesSizeActual),
    row.LocationEmployeesSizeActual ?? null,
    bandIndex(employeeBands, row.LocationEmployeesSizeRange, row.LocationEmployeesSizeActual),
    row.CorporateSalesVolumeActual ?? null,
    bandIndex(salesBands, row.CorporateSalesVolumeRange, row.CorporateSalesVolumeActual),
    row.LocationSalesVolumeActual ?? null,
    bandIndex(salesBands, row.LocationSalesVolumeRange, row.LocationSalesVolumeActual),
    row.CreditRatingScore ?? null,
    row.Franchise ?? null,
    bandIndex(squareFootageBands, undefined, row.SquareFeet),
    numberOf(row.YearEstablished),
    relatedIdsCell(row.ParentCompany),
    ...statusCells(row, newSince),
    ...trustCells(row),
    row.OperatingStatus ?? null,
    bandIndex(confidenceBands, undefined, row.SourceConfidence),
    row.SicGrade ?? null,
  ]
}

import { type Band, bandNamed, bandOf, employeeBands, salesBands, squareFootageBands } from '#contract/ranges'
import type { CompanyRow } from '../company-row.ts'
import { type CompanyColumn, companyColumns, fold, MAX_CODES } from './schema.ts'

/** A cell of the narrow table; the BIGINT columns are safe whole numbers too. */
export type Cell = string | number | boolean | null

/** The columns that a row itself decides: all but `pos` and `seq`, in the order of `companyColumns`. */
export const rowColumns = (Object.keys(companyColumns) as CompanyColumn[]).filter(
  (name) => name !== 'pos' && name !== 'seq',
) as Exclude<CompanyColumn, 'pos' | 'seq'>[]

type Cells = Record<(typeof rowColumns)[number], Cell>

const NEW_DAYS = 90
const DAY = 86_400_000

/** The ISO date from which a first sight counts as New, for data that holds up to `date` (open-points, Data sets). */
export function newSinceOf(date: string): string {
  return new Date(Date.parse(date) - NEW_DAYS * DAY).toISOString().slice(0, 10)
}

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

/** The area code of a record: its own, else the first three digits of a ten-digit phone. */
export function areaCodeOf(row: Pick<CompanyRow, 'AreaCode' | 'Phone'>): string | undefined {
  return row.AreaCode ?? (row.Phone?.length === 10 ? row.Phone.slice(0, 3) : undefined)
}

/** The index of the band that a row names, or of the one that holds its actual value. */
export function bandIndex(bands: readonly Band[], named: string | undefined, actual: number | undefined) {
  const band = named === undefined ? bandOf(bands, actual) : bandNamed(bands, named)
  return band ? bands.indexOf(band) : null
}

const PLAIN = /^[!-~]+( [!-~]+)*$/

/** `fold`, with the short way for plain ASCII, which needs no more than lower case. */
function keyOf(text: string | undefined): string | null {
  if (!text) return null
  return PLAIN.test(text) ? text.toLowerCase() : fold(text)
}

const numberOf = (digits: string | undefined) => (digits && /^\d{1,15}$/.test(digits) ? Number(digits) : null)

/** A code as a number of `length` digits, filled up at its end, so that a prefix is a range of numbers. */
const codeNumber = (item: { Code: string } | undefined, length: number) =>
  item ? numberOf(item.Code.slice(0, length).padEnd(length, '0')) : null

export const SIC_DIGITS = 6
export const NAICS_DIGITS = 8

/**
 * The cells of one company in the order of `rowColumns`. Pure; text that is compared is folded here.
 * NAICS are stored with eight digits, as criteria may give as many.
 */
export function columnsOf(row: CompanyRow, newSince: string): Cell[] {
  const street = row.AddressParsed
  const sic = codesOf(row.PrimarySic, row.SicList)
  const naics = codesOf(row.PrimaryNaics, row.NaicsList)
  const cells: Cells = {
    Id: row.Id,
    CompanyNameKey: keyOf(row.CompanyName),
    FirstNameKey: keyOf(row.FirstName),
    LastNameKey: keyOf(row.LastName),
    Gender: row.Gender ?? null,
    Phone: numberOf(row.Phone),
    EmailKey: keyOf(row.Email),
    EIN: numberOf(row.EIN),
    TickerSymbolKey: keyOf(row.TickerSymbol),
    StreetNameKey: keyOf(street?.Name),
    StreetNumberKey: keyOf(street?.Number),
    PreDirectional: street?.PreDirectional?.toUpperCase() ?? null,
    PostDirectional: street?.PostDirectional?.toUpperCase() ?? null,
    StreetSuffixKey: keyOf(street?.Suffix),
    City: row.City ?? null,
    CityKey: keyOf(row.City),
    County: row.County ?? null,
    CountyKey: keyOf(row.County),
    StateProvince: row.StateProvince ?? null,
    PostalCode: row.PostalCode ?? null,
    CarrierRoute: row.CarrierRoute ?? null,
    AreaCode: numberOf(areaCodeOf(row)),
    Latitude: row.Location?.Latitude ?? null,
    Longitude: row.Location?.Longitude ?? null,
    PrimarySic: codeNumber(sic[0], SIC_DIGITS),
    Sic2: codeNumber(sic[1], SIC_DIGITS),
    Sic3: codeNumber(sic[2], SIC_DIGITS),
    Sic4: codeNumber(sic[3], SIC_DIGITS),
    Sic5: codeNumber(sic[4], SIC_DIGITS),
    Sic6: codeNumber(sic[5], SIC_DIGITS),
    PrimaryNaics: codeNumber(naics[0], NAICS_DIGITS),
    Naics2: codeNumber(naics[1], NAICS_DIGITS),
    Naics3: codeNumber(naics[2], NAICS_DIGITS),
    Naics4: codeNumber(naics[3], NAICS_DIGITS),
    Naics5: codeNumber(naics[4], NAICS_DIGITS),
    Naics6: codeNumber(naics[5], NAICS_DIGITS),
    CorporateEmployeesSizeActual: row.CorporateEmployeesSizeActual ?? null,
    CorporateEmployeesSizeRange: bandIndex(
      employeeBands,
      row.CorporateEmployeesSizeRange,
      row.CorporateEmployeesSizeActual,
    ),
    LocationEmployeesSizeActual: row.LocationEmployeesSizeActual ?? null,
    LocationEmployeesSizeRange: bandIndex(
      employeeBands,
      row.LocationEmployeesSizeRange,
      row.LocationEmployeesSizeActual,
    ),
    CorporateSalesVolumeActual: row.CorporateSalesVolumeActual ?? null,
    CorporateSalesVolumeRange: bandIndex(
      salesBands,
      row.CorporateSalesVolumeRange,
      row.CorporateSalesVolumeActual,
    ),
    LocationSalesVolumeActual: row.LocationSalesVolumeActual ?? null,
    LocationSalesVolumeRange: bandIndex(
      salesBands,
      row.LocationSalesVolumeRange,
      row.LocationSalesVolumeActual,
    ),
    CreditRatingScore: row.CreditRatingScore ?? null,
    Franchise: row.Franchise ?? null,
    SquareFootage: bandIndex(squareFootageBands, undefined, row.SquareFeet),
    YearEstablished: numberOf(row.YearEstablished),
    IsNew: isNew(row, newSince),
  }
  return rowColumns.map((name) => cells[name])
}

export function isNew(row: Pick<CompanyRow, 'FirstSeen'>, newSince: string): boolean {
  return row.FirstSeen !== undefined && row.FirstSeen >= newSince
}

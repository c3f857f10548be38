import { crc32 } from 'node:zlib'
import { type Company, companyFields } from '#contract/company'
import { type Band, employeeBands, salesBands, squareFootageBands } from '#contract/ranges'
import type { CompanyRow } from '../company-row.ts'
import { areaCodeOf, bandIndex, codesOf, isNew } from './columns.ts'

/** The values of a record, in the order of `packCompany`, without the empty ones at the end. */
export type CompanyTuple = unknown[]

/** The words of industry codes, as the dictionary has them. */
export interface CodeWords {
  sic(code: string): string | undefined
  naics(code: string): string | undefined
}

/** Text, or the number it spells: plain whole numbers take half the room. */
type Packed = string | number | null

const DIGIT_1 = 49
const DIGIT_9 = 57

function pack(text: string | undefined): Packed {
  if (!text) return null
  const first = text.charCodeAt(0)
  if (first < DIGIT_1 || first > DIGIT_9) return text
  const n = Number(text)
  return Number.isSafeInteger(n) && String(n) === text ? n : text
}

const unpack = (value: Packed) => (value === null ? undefined : String(value))

const MICRO = 1e6

/** Degrees as whole millionths where nothing is lost; else as they are, which is never a whole number. */
function packDegrees(degrees: number | undefined): number | null {
  if (degrees === undefined) return null
  const millionths = Math.round(degrees * MICRO)
  return millionths / MICRO === degrees ? millionths : degrees
}

const unpackDegrees = (value: number) => (Number.isInteger(value) ? value / MICRO : value)

function addressLine(street: NonNullable<Company['AddressParsed']>): string {
  let line = street.Number ?? ''
  const { PreDirectional, Name, Suffix, PostDirectional, UnitNumber } = street
  for (const part of [PreDirectional, Name, Suffix, PostDirectional, UnitNumber])
    if (part) line += line ? ` ${part}` : part
  return line
}

/** True stands for a line that is just its parts. */
const packAddress = ({ Address, AddressParsed }: CompanyRow): Packed | true =>
  Address && AddressParsed && Address === addressLine(AddressParsed) ? true : pack(Address)

const ISO_DATE = /^[1-9]\d{3}-\d\d-\d\d$/

/** `2026-03-31` as 20260331. */
const packDate = (date: string | undefined) =>
  date && ISO_DATE.test(date) ? Number(date.replaceAll('-', '')) : (date ?? null)

const unpackDate = (value: Packed) =>
  typeof value === 'number' ? String(value).replace(/(..)(..)$/, '-$1-$2') : (value ?? undefined)

/** What follows the postal code, in a list of one where the whole stands. */
function packZipPlus4({ ZipPlus4, PostalCode }: CompanyRow): Packed | [string] {
  if (!ZipPlus4) return null
  return PostalCode && ZipPlus4.startsWith(PostalCode) ? ZipPlus4.slice(PostalCode.length) : [ZipPlus4]
}

type Code = Packed | [Packed, Packed]

function packCodes(codes: { Code: string; YearFirstAppeared?: string }[]): Code[] | null {
  if (codes.length === 0) return null
  return codes.map(({ Code, YearFirstAppeared }) =>
    YearFirstAppeared ? [pack(Code), pack(YearFirstAppeared)] : pack(Code),
  )
}

/** A company in small values; what comes last is most often empty and then takes no room. */
function packCompany(row: CompanyRow, newSince: string) {
  const street = row.AddressParsed
  return {
    Id: pack(row.Id),
    CompanyName: pack(row.CompanyName),
    City: pack(row.City),
    StateProvince: pack(row.StateProvince),
    PostalCode: pack(row.PostalCode),
    Latitude: packDegrees(row.Location?.Latitude),
    Longitude: packDegrees(row.Location?.Longitude),
    County: pack(row.County),
    Address: packAddress(row),
    Number: pack(street?.Number),
    Name: pack(street?.Name),
    Suffix: pack(street?.Suffix),
    Sics: packCodes(codesOf(row.PrimarySic, row.SicList)),
    Naics: packCodes(codesOf(row.PrimaryNaics, row.NaicsList)),
    IsNew: isNew(row, newSince) ? 1 : 0,
    Phone: pack(row.Phone),
    AreaCode: row.AreaCode === areaCodeOf({ Phone: row.Phone }) ? null : pack(row.AreaCode),
    LocationEmployees: row.LocationEmployeesSizeActual ?? null,
    LocationEmployeesBand: bandIndex(
      employeeBands,
      row.LocationEmployeesSizeRange,
      row.LocationEmployeesSizeActual,
    ),
    LocationSales: row.LocationSalesVolumeActual ?? null,
    LocationSalesBand: bandIndex(salesBands, row.LocationSalesVolumeRange, row.LocationSalesVolumeActual),
    CorporateEmployees: row.CorporateEmployeesSizeActual ?? null,
    CorporateEmployeesBand: bandIndex(
      employeeBands,
      row.CorporateEmployeesSizeRange,
      row.CorporateEmployeesSizeActual,
    ),
    CorporateSales: row.CorporateSalesVolumeActual ?? null,
    CorporateSalesBand: bandIndex(salesBands, row.CorporateSalesVolumeRange, row.CorporateSalesVolumeActual),
    SquareFootageBand: bandIndex(squareFootageBands, undefined, row.SquareFeet),
    FirstName: pack(row.FirstName),
    LastName: pack(row.LastName),
    Gender: pack(row.Gender),
    Title: pack(row.Title),
    CreditRatingScore: pack(row.CreditRatingScore),
    Franchise: pack(row.Franchise),
    YearEstablished: pack(row.YearEstablished),
    UpdateDate: packDate(row.UpdateDate),
    ZipPlus4: packZipPlus4(row),
    CarrierRoute: pack(row.CarrierRoute),
    BusinessType: pack(row.BusinessType),
    EIN: pack(row.EIN),
    Uris: row.UriList?.map((item) => item.Uri) ?? null,
    ParentCompany: pack(row.ParentCompany),
    PreDirectional: pack(street?.PreDirectional),
    UnitNumber: pack(street?.UnitNumber),
    PostDirectional: pack(street?.PostDirectional),
    Fax: pack(row.Fax),
    TickerSymbol: pack(row.TickerSymbol),
  }
}

type PackedCompany = ReturnType<typeof packCompany>
const tupleKeys = Object.keys(packCompany({ Id: '' }, '')) as (keyof PackedCompany)[]

/** The values of a company as they are stored, small and without loss; `newSince` as of `newSinceOf`. */
export function encodeCompany(row: CompanyRow, newSince: string): CompanyTuple {
  const tuple: CompanyTuple = Object.values(packCompany(row, newSince))
  while (tuple.at(-1) === null) tuple.pop()
  return tuple
}

/**
 * The company of a tuple as it goes over the wire, keys in the contract's order and absent values left out. Derived here: ETag
 * (eight hex digits of the content), Links, range labels, RecordStatus, and the descriptions of codes.
 */
export function decodeCompany(tuple: CompanyTuple, words: CodeWords): Company {
  const packed = Object.fromEntries(tupleKeys.map((key, i) => [key, tuple[i] ?? null])) as PackedCompany
  const company = { ...plainFields(packed), ...derivedFields(packed, words), ETag: eTagOf(tuple) }
  return inWireOrder(company)
}

const eTagOf = (tuple: CompanyTuple) => crc32(JSON.stringify(tuple)).toString(16).padStart(8, '0')

function plainFields(packed: PackedCompany) {
  return {
    Id: String(packed.Id),
    BusinessType: unpack(packed.BusinessType),
    CarrierRoute: unpack(packed.CarrierRoute),
    City: unpack(packed.City),
    CompanyName: unpack(packed.CompanyName),
    CorporateEmployeesSizeActual: packed.CorporateEmployees ?? undefined,
    CorporateSalesVolumeActual: packed.CorporateSales ?? undefined,
    County: unpack(packed.County),
    CreditRatingScore: unpack(packed.CreditRatingScore),
    EIN: unpack(packed.EIN),
    Fax: unpack(packed.Fax),
    FirstName: unpack(packed.FirstName),
    Franchise: unpack(packed.Franchise),
    Gender: unpack(packed.Gender),
    LastName: unpack(packed.LastName),
    LocationEmployeesSizeActual: packed.LocationEmployees ?? undefined,
    LocationSalesVolumeActual: packed.LocationSales ?? undefined,
    ParentCompany: unpack(packed.ParentCompany),
    Phone: unpack(packed.Phone),
    PostalCode: unpack(packed.PostalCode),
    StateProvince: unpack(packed.StateProvince),
    TickerSymbol: unpack(packed.TickerSymbol),
    Title: unpack(packed.Title),
    YearEstablished: unpack(packed.YearEstablished),
  }
}

function derivedFields(packed: PackedCompany, words: CodeWords) {
  const AddressParsed = streetOf(packed)
  const SicList = unpackCodes(packed.Sics, words.sic)
  const NaicsList = unpackCodes(packed.Naics, words.naics)
  return {
    Links: linksOf(packed),
    Address: packed.Address === true ? addressLine(AddressParsed ?? {}) : unpack(packed.Address),
    AddressParsed,
    AreaCode: unpack(packed.AreaCode) ?? areaCodeOf({ Phone: unpack(packed.Phone) }),
    CorporateEmployeesSizeRange: labelOf(employeeBands, packed.CorporateEmployeesBand),
    CorporateSalesVolumeRange: labelOf(salesBands, packed.CorporateSalesBand),
    Location: locationOf(packed),
    LocationEmployeesSizeRange: labelOf(employeeBands, packed.LocationEmployeesBand),
    LocationSalesVolumeRange: labelOf(salesBands, packed.LocationSalesBand),
    NaicsList,
    PrimaryNaics: NaicsList?.[0]?.Code,
    PrimarySic: SicList?.[0]?.Code,
    RecordStatus: packed.IsNew ? 'New' : 'Existing',
    SicList,
    SquareFootage: labelOf(squareFootageBands, packed.SquareFootageBand),
    UpdateDate: unpackDate(packed.UpdateDate),
    UriList: packed.Uris?.map((Uri) => ({ Uri })),
    ZipPlus4: zipPlus4Of(packed),
  }
}

function streetOf(packed: PackedCompany): Company['AddressParsed'] {
  const street = present({
    Name: unpack(packed.Name),
    Number: unpack(packed.Number),
    PostDirectional: unpack(packed.PostDirectional),
    PreDirectional: unpack(packed.PreDirectional),
    Suffix: unpack(packed.Suffix),
    UnitNumber: unpack(packed.UnitNumber),
  })
  return Object.keys(street).length ? street : undefined
}

const hrefOf = (id: Packed) => `/v1/companies/${id}`

function linksOf({ Id, ParentCompany }: PackedCompany): Company['Links'] {
  const self = { Href: hrefOf(Id), Rel: 'self' }
  return ParentCompany === null ? [self] : [self, { Href: hrefOf(ParentCompany), Rel: 'parent' }]
}

function locationOf({ Latitude, Longitude }: PackedCompany): Company['Location'] {
  if (Latitude === null || Longitude === null) return undefined
  return { Latitude: unpackDegrees(Latitude), Longitude: unpackDegrees(Longitude) }
}

const labelOf = (bands: readonly Band[], index: number | null) => bands[index ?? -1]?.label

function zipPlus4Of({ ZipPlus4, PostalCode }: PackedCompany): string | undefined {
  if (ZipPlus4 === null) return undefined
  return Array.isArray(ZipPlus4) ? ZipPlus4[0] : `${PostalCode}${ZipPlus4}`
}

function unpackCodes(codes: Code[] | null, wordsOf: (code: string) => string | undefined) {
  return codes?.map((item) => {
    const [code, year] = Array.isArray(item) ? item : [item, null]
    return present({
      Code: String(code),
      Description: wordsOf(String(code)),
      YearFirstAppeared: unpack(year),
    })
  })
}

function present<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T
}

function inWireOrder(company: Company): Company {
  const ordered: Record<string, unknown> = {}
  for (const field of companyFields) if (company[field] !== undefined) ordered[field] = company[field]
  return ordered as Company
}

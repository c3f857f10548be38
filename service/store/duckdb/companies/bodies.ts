import { unpack as unpackTuple } from 'msgpackr'
import type { Company } from '#contract/company.ts'
import { employeeBands, salesBands, squareFootageBands } from '#contract/ranges.ts'
import { locationGrades, operatingStatuses } from '#contract/trust.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { AsOf } from '#service/versions/as-of.ts'
import { areaCodeOf, bandIndex, isNew } from '../cells.ts'
import { addressOf, locationOf, packPlace, packZipPlus4, zipPlus4Of } from '../packed-place.ts'
import {
  eTagOf,
  labelOf,
  nameAt,
  type Packed,
  pack,
  packDate,
  packName,
  packSources,
  type TextKey,
  type Tuple,
  type TupleRead,
  tupleOf,
  tupleReader,
  unpack,
  unpackDate,
  unpackSources,
} from '../packing.ts'
import { codesOf } from './columns.ts'

/** The words of industry codes, as the dictionary has them. */
export interface CodeTexts {
  sic(code: string): string | undefined
  naics(code: string): string | undefined
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
    ...packPlace(row),
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
    SourceId: pack(row.SourceId),
    Source: pack(row.Source),
    SicGrade: pack(row.SicGrade),
    Country: pack(row.Country),
    FirstSeen: packDate(row.FirstSeen),
    OperatingStatus: packName(operatingStatuses, row.OperatingStatus),
    SourceConfidence: row.SourceConfidence ?? null,
    LocationGrade: packName(locationGrades, row.LocationGrade),
    CorrectedFields: pack(row.CorrectedFields),
    MergedSources: packSources(row.MergedSources),
  }
}

type PackedCompany = ReturnType<typeof packCompany>
const readerOf = tupleReader(packCompany({ Id: '' }, ''))

/** The values of a company as they are stored, small and without loss. */
export const encodeCompany = (row: CompanyRow, { newSince }: AsOf): Tuple =>
  tupleOf(packCompany(row, newSince))

/**
 * The company of a body (a tuple as LMDB stores it, in msgpack) as the API returns it, keys in the contract's order, absent values undefined (JSON omits
 * them; deleting them here would take longer than all the rest). Derived here: ETag
 * (eight hex digits of the content), Links, range labels, RecordStatus, and the descriptions of codes.
 */
export function decodeCompany(body: Uint8Array, words: CodeTexts): Company {
  const read = readerOf(unpackTuple(body))
  const text = (key: TextKey<PackedCompany>) => unpack(read(key))
  const address = addressOf(read('Address'), text)
  const SicList = unpackCodes(read('Sics'), words.sic)
  const NaicsList = unpackCodes(read('Naics'), words.naics)
  return {
    ETag: eTagOf(body),
    Id: String(read('Id')),
    Links: linksOf(read),
    Address: address.line,
    AddressParsed: address.parts,
    AreaCode: text('AreaCode') ?? areaCodeOf({ Phone: text('Phone') }),
    BusinessType: text('BusinessType'),
    CarrierRoute: text('CarrierRoute'),
    City: text('City'),
    CompanyName: text('CompanyName'),
    CorporateEmployeesSizeActual: read('CorporateEmployees') ?? undefined,
    CorporateEmployeesSizeRange: labelOf(employeeBands, read('CorporateEmployeesBand')),
    CorporateSalesVolumeActual: read('CorporateSales') ?? undefined,
    CorporateSalesVolumeRange: labelOf(salesBands, read('CorporateSalesBand')),
    CorrectedFields: text('CorrectedFields'),
    Country: text('Country'),
    County: text('County'),
    CreditRatingScore: text('CreditRatingScore'),
    EIN: text('EIN'),
    Fax: text('Fax'),
    FirstName: text('FirstName'),
    FirstSeen: unpackDate(read('FirstSeen')),
    Franchise: text('Franchise'),
    Gender: text('Gender'),
    LastName: text('LastName'),
    // The store fills it in: it is the date of the data, and no part of the record's content.
    LastSeen: undefined,
    Location: locationOf(read('Latitude'), read('Longitude')),
    LocationEmployeesSizeActual: read('LocationEmployees') ?? undefined,
    LocationEmployeesSizeRange: labelOf(employeeBands, read('LocationEmployeesBand')),
    LocationGrade: nameAt(locationGrades, read('LocationGrade')),
    LocationSalesVolumeActual: read('LocationSales') ?? undefined,
    LocationSalesVolumeRange: labelOf(salesBands, read('LocationSalesBand')),
    MergedSources: unpackSources(read('MergedSources')),
    NaicsList,
    OperatingStatus: nameAt(operatingStatuses, read('OperatingStatus')),
    Phone: text('Phone'),
    PostalCode: text('PostalCode'),
    PrimaryNaics: NaicsList?.[0]?.Code,
    PrimarySic: SicList?.[0]?.Code,
    RecordStatus: read('IsNew') === 1 ? 'New' : 'Existing',
    SicGrade: text('SicGrade'),
    SicList,
    Source: text('Source'),
    SourceConfidence: read('SourceConfidence') ?? undefined,
    SourceId: text('SourceId'),
    SquareFootage: labelOf(squareFootageBands, read('SquareFootageBand')),
    StateProvince: text('StateProvince'),
    TickerSymbol: text('TickerSymbol'),
    Title: text('Title'),
    UpdateDate: unpackDate(read('UpdateDate')),
    UriList: read('Uris')?.map((Uri) => ({ Uri })),
    YearEstablished: text('YearEstablished'),
    ZipPlus4: zipPlus4Of(read('ZipPlus4'), read('PostalCode')),
    ParentCompany: text('ParentCompany'),
  }
}

function linksOf(read: TupleRead<PackedCompany>): Company['Links'] {
  const [id, parent] = [read('Id'), read('ParentCompany')]
  const self = { Href: `/v1/companies/${id}`, Rel: 'self' }
  return parent ? [self, { Href: `/v1/companies/${parent}`, Rel: 'parent' }] : [self]
}

function unpackCodes(codes: Code[] | null | undefined, wordsOf: (code: string) => string | undefined) {
  return codes?.map((item) => {
    const [code, year] = Array.isArray(item) ? item : [item]
    const Code = String(code)
    return { Code, Description: wordsOf(Code), YearFirstAppeared: unpack(year) }
  })
}

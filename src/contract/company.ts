import { z } from 'zod'
import { MergedSource } from './merged-source.ts'

/** The formats of a company (reference, Record formats). */
export const resourceTypes = ['Core', 'Basic', 'Enhanced'] as const
export type ResourceType = (typeof resourceTypes)[number]

/** Maximum number of records in one answer, by format (reference, Paging 2; open-points, Records). */
export const pageLimits: Record<ResourceType, number> = { Core: 2000, Basic: 100, Enhanced: 100 }
/** Custom `Fields` are a Core record plus fields and share its limit. */
export const customFieldsLimit = 2000

const text = z.string()
export const Link = z.object({ Href: text, Rel: text })
const SicItem = z.object({ Code: text, Description: text.optional(), YearFirstAppeared: text.optional() })
const NaicsItem = z.object({ Code: text, Description: text.optional() })

export const AddressParsed = z.object({
  Name: text.optional(),
  Number: text.optional(),
  PostDirectional: text.optional(),
  PreDirectional: text.optional(),
  Suffix: text.optional(),
  UnitNumber: text.optional(),
})
export type AddressParsed = z.infer<typeof AddressParsed>

/**
 * A company as the service sends it (reference, Company record; open-points, Records). Missing values are omitted.
 * The order of keys here is the order on the wire: ETag, Id, Links, then by name, ParentCompany last.
 */
export const Company = z.object({
  ETag: text,
  Id: text,
  Links: z.array(Link),
  Address: text.optional(),
  AddressParsed: AddressParsed.optional(),
  AreaCode: text.optional(),
  BusinessType: text.optional(),
  CarrierRoute: text.optional(),
  City: text.optional(),
  CompanyName: text.optional(),
  CorporateEmployeesSizeActual: z.number().optional(),
  CorporateEmployeesSizeRange: text.optional(),
  CorporateSalesVolumeActual: z.number().optional(),
  CorporateSalesVolumeRange: text.optional(),
  /** The fields that the operator of the service has corrected, by name (extension). */
  CorrectedFields: text.optional(),
  /** ISO code of a country other than the US (extension). */
  Country: text.optional(),
  County: text.optional(),
  CreditRatingScore: text.optional(),
  EIN: text.optional(),
  Fax: text.optional(),
  FirstName: text.optional(),
  /** ISO dates of the first and the latest release of the data set that has the record (extension). */
  FirstSeen: text.optional(),
  Franchise: text.optional(),
  Gender: text.optional(),
  LastName: text.optional(),
  LastSeen: text.optional(),
  Location: z.object({ Latitude: z.number(), Longitude: z.number() }).optional(),
  LocationEmployeesSizeActual: z.number().optional(),
  LocationEmployeesSizeRange: text.optional(),
  /** How precise the point is: one of `locationGrades` (extension). */
  LocationGrade: text.optional(),
  LocationSalesVolumeActual: z.number().optional(),
  LocationSalesVolumeRange: text.optional(),
  /** The sources of other records that were merged into this one (extension). */
  MergedSources: z.array(MergedSource).optional(),
  NaicsList: z.array(NaicsItem).optional(),
  /** Whether the company is in business: one of `operatingStatuses` (extension). */
  OperatingStatus: text.optional(),
  Phone: text.optional(),
  PostalCode: text.optional(),
  PrimaryNaics: text.optional(),
  PrimarySic: text.optional(),
  RecordStatus: text.optional(),
  /** How the SIC codes are known: one of `sicGrades` (extension). */
  SicGrade: text.optional(),
  SicList: z.array(SicItem).optional(),
  /** The data set that the record comes from, and its id there (extension). */
  Source: text.optional(),
  /** How sure the source is of the record, in whole percent (extension). */
  SourceConfidence: z.number().optional(),
  SourceId: text.optional(),
  SquareFootage: text.optional(),
  StateProvince: text.optional(),
  TickerSymbol: text.optional(),
  Title: text.optional(),
  UpdateDate: text.optional(),
  UriList: z.array(z.object({ Uri: text })).optional(),
  YearEstablished: text.optional(),
  ZipPlus4: text.optional(),
  ParentCompany: text.optional(),
})
export type Company = z.infer<typeof Company>
export type CompanyField = keyof Company

/** Every output field, in wire order. */
export const companyFields = Object.keys(Company.shape) as CompanyField[]

const core: readonly CompanyField[] = ['ETag', 'Id', 'Links', 'ParentCompany']
const basic: readonly CompanyField[] = [
  ...core,
  'Address',
  'AddressParsed',
  'City',
  'CompanyName',
  'FirstName',
  'LastName',
  'Location',
  'Phone',
  'PostalCode',
  'StateProvince',
]

/** The fields of each format, in wire order. */
export const fieldsOf: Record<ResourceType, readonly CompanyField[]> = {
  Core: companyFields.filter((field) => core.includes(field)),
  Basic: companyFields.filter((field) => basic.includes(field)),
  Enhanced: companyFields,
}

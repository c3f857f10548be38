import { type Company, companyFields, fieldsOf as companyFieldsOf, resourceTypes } from '#contract/company.ts'
import type { Kind } from '#contract/kind.ts'
import {
  type Person,
  type PersonResourceType,
  personFields,
  personFieldsOf,
  personResourceTypes,
} from '#contract/person.ts'

/** A record of either kind as the screens read it: the fields that its kind lacks are absent. */
export type AnyRecord = Company & Person
export type RecordField = keyof AnyRecord

/** How much of a record is wanted; companies have the first three. */
export type Format = PersonResourceType

/** The formats of a kind, from little to much. */
export const formatsOf: Record<Kind, readonly Format[]> = {
  companies: resourceTypes,
  people: personResourceTypes,
}

/** The fields that each format of a kind carries, in wire order. */
export const fieldsOf: Record<Kind, Partial<Record<Format, readonly RecordField[]>>> = {
  companies: companyFieldsOf,
  people: personFieldsOf,
}

/** What a table of records reads: a format, or the fields that a person chose. */
export type Reading = Format | 'Fields'

/** What can be read of a kind, from little to much. */
export const readingsOf: Record<Kind, readonly Reading[]> = {
  companies: [...resourceTypes, 'Fields'],
  people: [...personResourceTypes, 'Fields'],
}

/** The output of a search: a format, or fields. */
export type Output = { ResourceType: Format } | { Fields: RecordField[] }

/** Links lead nowhere from a table, and a key without the email profile is refused when it names `Email`. */
const neverRequested: ReadonlySet<RecordField> = new Set(['Links', 'Email'])

/** The selectable fields of a kind, in wire order. */
export const choosableFields: Record<Kind, readonly RecordField[]> = {
  companies: companyFields.filter((field) => !neverRequested.has(field)),
  people: personFields.filter((field) => !neverRequested.has(field)),
}

const defaultFields: Record<Kind, readonly RecordField[]> = {
  companies: ['CompanyName', 'City', 'StateProvince', 'Phone'],
  people: ['FirstName', 'LastName', 'City', 'StateProvince'],
}

/** The selected fields out of a text such as "CompanyName,Phone": those that the kind has, each once; the defaults for none. */
export function selectedFields(kind: Kind, text: string | undefined): RecordField[] {
  const names = [...new Set((text ?? '').split(','))] as RecordField[]
  const known = names.filter((name) => choosableFields[kind].includes(name))
  return known.length ? known : [...defaultFields[kind]]
}

/** The output that a search must request for this format. */
export function outputOf(kind: Kind, reading: Reading, fields: string | undefined): Output {
  return reading === 'Fields' ? { Fields: selectedFields(kind, fields) } : { ResourceType: reading }
}

/** What people call each field of a record. */
export const fieldLabels: Record<RecordField, string> = {
  ETag: 'Version (ETag)',
  Id: 'Id',
  Links: 'Links',
  Address: 'Street',
  AddressParsed: 'Parsed street',
  AreaCode: 'Area code',
  BusinessType: 'Type',
  CarrierRoute: 'Carrier route',
  City: 'City',
  CompanyName: 'Company',
  CorporateEmployeesSizeActual: 'Employees, whole company',
  CorporateEmployeesSizeRange: 'Employees range, whole company',
  CorporateSalesVolumeActual: 'Sales, whole company',
  CorporateSalesVolumeRange: 'Sales range, whole company',
  CorrectedFields: 'Corrected fields',
  County: 'County',
  CreditRatingScore: 'Credit rating',
  EIN: 'Employer number (EIN)',
  Fax: 'Fax',
  FirstName: 'First name',
  FirstSeen: 'First seen',
  Franchise: 'Franchise',
  Gender: 'Gender',
  LastName: 'Last name',
  LastSeen: 'Last seen',
  Location: 'Point',
  LocationEmployeesSizeActual: 'Employees here',
  LocationEmployeesSizeRange: 'Employees range here',
  LocationSalesVolumeActual: 'Sales here',
  LocationSalesVolumeRange: 'Sales range here',
  MergedSources: 'Merged sources',
  NaicsList: 'NAICS codes',
  Phone: 'Phone',
  PostalCode: 'ZIP',
  PrimaryNaics: 'Main NAICS code',
  PrimarySic: 'Main industry',
  RecordStatus: 'New or existing',
  SicList: 'SIC codes',
  SquareFootage: 'Square feet',
  StateProvince: 'State',
  TickerSymbol: 'Ticker symbol',
  Country: 'Country',
  SicGrade: 'Industry known by',
  Source: 'Source',
  SourceId: 'Id in the source',
  SourceConfidence: 'Confidence of the source',
  OperatingStatus: 'Operating status',
  LocationGrade: 'Point known by',
  Title: 'Title',
  UpdateDate: 'Updated',
  UriList: 'Web',
  YearEstablished: 'Established',
  ZipPlus4: 'ZIP+4',
  ParentCompany: 'Parent',
  AgeRange: 'Age',
  AreChildrenPresent: 'Children',
  BirthMonthYear: 'Born',
  Email: 'Email',
  HeadOfHousehold: 'Head of household',
  HomeValueRange: 'Home value',
  HouseholdId: 'Household id',
  IncomeRange: 'Income',
  IsHomeowner: 'Homeowner',
  LifeStyle: 'Interests',
  LocationId: 'Location id',
  MaritalStatus: 'Marital status',
  MiddleInitial: 'Middle initial',
  TargetReady: 'Likely behavior',
  YearsInHome: 'Years in the home',
}

/** The main industry of a record in words: the description in its list, else the code. */
export function industryOf({ PrimarySic, SicList }: AnyRecord): string | undefined {
  return SicList?.find((item) => item.Code === PrimarySic)?.Description ?? PrimarySic
}

/** The name of a person, or of a company's contact. */
export function personOf({ FirstName, MiddleInitial, LastName }: AnyRecord): string | undefined {
  return [FirstName, MiddleInitial, LastName].filter(Boolean).join(' ') || undefined
}

/** What a record is called. */
export const nameOf = (kind: Kind, record: AnyRecord): string | undefined =>
  kind === 'people' ? personOf(record) : record.CompanyName

/** Only these may become links that dial. */
const isPhone = /^[+(\d][\d\s().-]{6,}$/

/** The link that dials a phone; undefined for other text. */
export const phoneLink = (phone = ''): string | undefined =>
  isPhone.test(phone) ? `tel:${phone.replace(/\D/g, '')}` : undefined

/** Only these may become links: anything else in a record is text. */
export function webAddress(uri: string): string | undefined {
  const text = /^[a-z]+:/i.test(uri) ? uri : `https://${uri}`
  return /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text) ? text : undefined
}

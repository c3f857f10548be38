import type { Company, CompanyField } from '#contract/company'

/** What people call each field of a company. */
export const fieldLabels: Record<CompanyField, string> = {
  ETag: 'Version (ETag)',
  Id: 'Id',
  Links: 'Links',
  Address: 'Street',
  AddressParsed: 'Street in parts',
  AreaCode: 'Area code',
  BusinessType: 'Type',
  CarrierRoute: 'Carrier route',
  City: 'City',
  CompanyName: 'Company',
  CorporateEmployeesSizeActual: 'Employees, whole company',
  CorporateEmployeesSizeRange: 'Employees range, whole company',
  CorporateSalesVolumeActual: 'Sales, whole company',
  CorporateSalesVolumeRange: 'Sales range, whole company',
  County: 'County',
  CreditRatingScore: 'Credit rating',
  EIN: 'Employer number (EIN)',
  Fax: 'Fax',
  FirstName: 'First name',
  Franchise: 'Franchise',
  Gender: 'Gender',
  LastName: 'Last name',
  Location: 'Point',
  LocationEmployeesSizeActual: 'Employees here',
  LocationEmployeesSizeRange: 'Employees range here',
  LocationSalesVolumeActual: 'Sales here',
  LocationSalesVolumeRange: 'Sales range here',
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
  Title: 'Title',
  UpdateDate: 'Updated',
  UriList: 'Web',
  YearEstablished: 'Established',
  ZipPlus4: 'ZIP+4',
  ParentCompany: 'Parent',
}

/** The main industry of a record in words: the description in its list, else the code. */
export function industryOf({ PrimarySic, SicList }: Company): string | undefined {
  return SicList?.find((item) => item.Code === PrimarySic)?.Description ?? PrimarySic
}

/** First and last name of the contact. */
export function contactOf({ FirstName, LastName }: Company): string | undefined {
  return [FirstName, LastName].filter(Boolean).join(' ') || undefined
}

/** Only these may become links: anything else in a record is text. */
export function webAddress(uri: string): string | undefined {
  const text = /^[a-z]+:/i.test(uri) ? uri : `https://${uri}`
  return /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text) ? text : undefined
}

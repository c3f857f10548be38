import { type Company, fieldsOf, type ResourceType } from '#contract/company.ts'
import { type Person, type PersonResourceType, personFieldsOf } from '#contract/person.ts'

/** A company with nearly every field. The companies and people of the examples are made up. */
const company: Company = {
  ETag: '5d41402a',
  Id: '637824467',
  Links: [
    { Href: '/v1/companies/637824467', Rel: 'self' },
    { Href: '/v1/companies/637824001', Rel: 'parent' },
  ],
  Address: '100 N Main St Unit 4',
  AddressParsed: { Name: 'Main', Number: '100', PreDirectional: 'N', Suffix: 'St', UnitNumber: '4' },
  AreaCode: '401',
  BusinessType: 'Corporation',
  CarrierRoute: 'C012',
  City: 'Providence',
  CompanyName: 'Hilltop Pizza',
  CorporateEmployeesSizeActual: 64,
  CorporateEmployeesSizeRange: '50-99',
  CorporateSalesVolumeActual: 3_200_000,
  CorporateSalesVolumeRange: '$2.5-5 Million',
  County: 'Providence',
  CreditRatingScore: 'B',
  EIN: '050258862',
  FirstName: 'Mary',
  FirstSeen: '2025-01-31',
  Gender: 'Female',
  LastName: 'Smith',
  LastSeen: '2026-03-31',
  Location: { Latitude: 41.8268, Longitude: -71.4107 },
  LocationEmployeesSizeActual: 12,
  LocationEmployeesSizeRange: '10-19',
  LocationSalesVolumeActual: 640_000,
  LocationSalesVolumeRange: '$500,000-1,000,000',
  NaicsList: [{ Code: '722511', Description: 'Full-Service Restaurants' }],
  Phone: '4015550142',
  PostalCode: '02903',
  PrimaryNaics: '722511',
  PrimarySic: '581208',
  RecordStatus: 'Existing',
  SicList: [{ Code: '581208', Description: 'Pizza parlors', YearFirstAppeared: '2011' }],
  SquareFootage: '1-2,499',
  StateProvince: 'RI',
  Title: 'Owner',
  UpdateDate: '2026-01-31',
  UriList: [{ Uri: 'www.example.com' }],
  YearEstablished: '2011',
  ZipPlus4: '029031234',
  ParentCompany: '637824001',
}

const person: Person = {
  ETag: '7b8b965a',
  Id: '100200300400',
  Links: [{ Href: '/v1/people/100200300400', Rel: 'self' }],
  Address: '12 Elm St',
  AddressParsed: { Name: 'Elm', Number: '12', Suffix: 'St' },
  AgeRange: '40-44',
  AreChildrenPresent: 'Yes',
  BirthMonthYear: '1984-05',
  City: 'Providence',
  County: 'Providence',
  FirstName: 'Robert',
  FirstSeen: '2025-01-31',
  Gender: 'Male',
  HeadOfHousehold: 'Yes',
  HomeValueRange: '$300,000-349,999',
  HouseholdId: '000012345678',
  IncomeRange: '$100,000-124,999',
  IsHomeowner: 'Yes',
  LastName: 'Brown',
  LastSeen: '2026-03-31',
  LifeStyle: { Books: 'Y', Garden: 'Y' },
  Location: { Latitude: 41.8353, Longitude: -71.3961 },
  LocationId: '000012345678',
  MaritalStatus: 'Married',
  MiddleInitial: 'J',
  Phone: '4015550177',
  PostalCode: '02906',
  StateProvince: 'RI',
  TargetReady: { OnlineShopper: '5', MailResponder: '2' },
  YearsInHome: 3,
  ZipPlus4: '029061122',
}

/** The example company in a format, or with the fields of a custom output. */
export function exampleCompany(
  format: ResourceType = 'Basic',
  more: readonly (keyof Company)[] = [],
): Company {
  return only(company, [...fieldsOf[format], ...more])
}

/** The example person in a format, without an email address, as most keys see it. */
export function examplePerson(
  format: PersonResourceType = 'Basic',
  more: readonly (keyof Person)[] = [],
): Person {
  return only(person, [...personFieldsOf[format], ...more])
}

function only<T extends object>(record: T, fields: readonly (keyof T)[]): T {
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name as keyof T))) as T
}

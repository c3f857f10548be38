import type { CompanyRow } from '#service/store/company-row.ts'
import type { PersonRow } from '#service/store/person-row.ts'

export const bob = { Email: 'bob.brown@mail.example', former: 'bob@old.example' }

const providence = {
  City: 'Providence',
  County: 'Providence',
  StateProvince: 'RI',
  PostalCode: '02903',
  Location: { Latitude: 41.82, Longitude: -71.41 },
}

/** New on the date of the test data, which is the end of March 2026. */
const pizza: CompanyRow = {
  ...providence,
  Id: '100000001',
  Address: '100 N Main St Unit 4',
  AddressParsed: { Number: '100', PreDirectional: 'N', Name: 'Main', Suffix: 'St', UnitNumber: '4' },
  BusinessType: 'Corporation',
  CompanyName: 'Hilltop Pizza',
  CorporateEmployeesSizeActual: 64,
  CorporateSalesVolumeActual: 12_000_000,
  CreditRatingScore: 'B',
  EIN: '050258862',
  Email: 'owner@pizza.example',
  FirstName: 'Mary',
  FirstSeen: '2026-03-01',
  Franchise: 'Yes',
  Gender: 'Female',
  LastName: 'Smith',
  LocationEmployeesSizeActual: 12,
  LocationSalesVolumeActual: 640_000,
  NaicsList: [{ Code: '722511' }],
  ParentCompany: '100000003',
  Phone: '4015550101',
  PrimaryNaics: '722511',
  PrimarySic: '581208',
  SicList: [{ Code: '581208', YearFirstAppeared: '2011' }, { Code: '581301' }],
  SquareFeet: 1800,
  TickerSymbol: 'HILL',
  Title: 'Owner',
  UriList: [{ Uri: 'pizza.example' }],
  YearEstablished: '2011',
  ZipPlus4: '029031234',
}

const dental: CompanyRow = {
  Id: '100000002',
  City: 'Cranston',
  County: 'Providence',
  StateProvince: 'RI',
  PostalCode: '02910',
  Location: { Latitude: 41.78, Longitude: -71.44 },
  CompanyName: 'Harbor Dental',
  LocationEmployeesSizeActual: 4,
  Phone: '4015550102',
  PrimarySic: '802101',
  FirstSeen: '2010-01-01',
}

const group: CompanyRow = {
  Id: '100000003',
  City: 'Boston',
  County: 'Suffolk',
  StateProvince: 'MA',
  PostalCode: '02108',
  Location: { Latitude: 42.36, Longitude: -71.06 },
  CompanyName: 'Hilltop Group',
  PrimarySic: '671201',
  FirstSeen: '2001-01-01',
}

const cafe: CompanyRow = {
  Id: '100000004',
  City: 'Montréal',
  StateProvince: 'QC',
  PostalCode: 'H2X1Y4',
  Location: { Latitude: 45.51, Longitude: -73.57 },
  CompanyName: 'Café & Bistro <Nord>',
  PrimarySic: '581203',
  FirstSeen: '2015-01-01',
}

const houston = {
  City: 'Houston',
  County: 'Harris',
  StateProvince: 'TX',
  PostalCode: '77002',
  Location: { Latitude: 29.75, Longitude: -95.37 },
}

/** Shops in one place in Houston, enough for pages; only the first has a phone. */
const shops = Array.from(
  { length: 2_100 },
  (_, i): CompanyRow => ({
    Id: String(200_000_000 + i),
    ...houston,
    CompanyName: `Shop ${i}`,
    PrimarySic: '737203',
    FirstSeen: '2012-01-01',
  }),
)

export const companies: CompanyRow[] = [pizza, dental, group, cafe, ...shops]

const home = {
  ...providence,
  PostalCode: '02906',
  Address: '12 Elm St',
  AddressParsed: { Number: '12', Name: 'Elm', Suffix: 'St' },
  LocationId: '000000000012',
  HouseholdId: '700000000001',
  LastName: 'Brown',
  IncomeRange: '100000-124999',
  HomeValueRange: '300000-349999',
  HousingType: 'Single Family Dwelling',
  IsHomeowner: 'Yes',
  AreChildrenPresent: 'Yes',
  Vehicles: [{ Make: 'Ford', Model: 'F-150', Year: 2019 }],
} as const

const head: PersonRow = {
  ...home,
  Id: '100000000001',
  FirstName: 'Robert',
  MiddleInitial: 'J',
  Gender: 'Male',
  BirthMonthYear: '1984-05',
  MaritalStatus: 'Married',
  YearsInHome: 3,
  Role: 'Head',
  HeadOfHousehold: 'Yes',
  LifeStyle: ['Books', 'Garden'],
  TargetReady: { OnlineShopper: 5 },
  Phone: '4015550177',
  Email: bob.Email,
  HistoricalEmails: [bob.former],
  FirstSeen: '2026-02-01',
  ZipPlus4: '029061122',
}

const partner: PersonRow = {
  ...home,
  Id: '100000000002',
  FirstName: 'Ann',
  Gender: 'Female',
  BirthMonthYear: '1986-10',
  MaritalStatus: 'Married',
  Role: 'Partner',
  FirstSeen: '2026-02-01',
}

const resident: PersonRow = {
  ...home,
  Id: '100000000003',
  FirstName: 'Cal',
  BirthMonthYear: '2005-01',
  Role: 'Other',
  FirstSeen: '2026-02-01',
}

const neighbor: PersonRow = {
  Id: '100000000004',
  City: "Coeur d'Alene",
  County: 'Kootenai',
  StateProvince: 'ID',
  PostalCode: '83814',
  Location: { Latitude: 47.68, Longitude: -116.78 },
  FirstName: 'José',
  LastName: "O'Neil",
  Gender: 'Male',
  BirthMonthYear: '1950-01',
  Role: 'Head',
  FirstSeen: '2010-01-01',
}

const crowd = Array.from(
  { length: 120 },
  (_, i): PersonRow => ({
    Id: String(200_000_000_000 + i),
    ...houston,
    FirstName: 'Kim',
    LastName: `Lee ${i}`,
    BirthMonthYear: '1970-01',
    Role: 'Head',
    FirstSeen: '2012-01-01',
  }),
)

export const people: PersonRow[] = [head, partner, resident, neighbor, ...crowd]

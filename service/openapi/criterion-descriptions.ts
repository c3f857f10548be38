import type { Criterion } from '#contract/criteria.ts'
import { interests, targetModels } from '#contract/interests.ts'
import { MAX_RADIUS_MILES } from '#contract/place.ts'
import {
  ageBands,
  type Band,
  creditRatings,
  employeeBands,
  homeValueBands,
  housingTypes,
  incomeBands,
  maritalStatuses,
  salesBands,
} from '#contract/ranges.ts'
import { stateNames } from '#shared/address/states.ts'

/** What the description tells of a name beyond its shape. */
export interface Words {
  says: string
  example: unknown
  /** The values there are, where they can be listed; the service takes them in any letter case. */
  values?: readonly string[]
  /** Least and most of a number. */
  bounds?: readonly [min: number, max: number]
  /** The number must be over the least one. */
  over?: boolean
  /** At least one of the names within has to be given. */
  nonEmpty?: boolean
  /** True is the only value. */
  onlyTrue?: boolean
}

const valuesOf = (bands: readonly Band[]) => bands.map((band) => band.value)
const states = Object.keys(stateNames)
const range = (what: string, bands: readonly Band[], example: string): Words => ({
  says: `${what}, any of these ranges. The labels of records ("${bands.find((band) => band.value === example)?.label}") are taken as well.`,
  example: [example],
  values: valuesOf(bands),
})
const exact = (what: string, example: number): Words => ({ says: what, example, bounds: [0, 1e12] })

/** Every criterion in words, with an example in order. */
export const criterionWords: Record<Criterion, Words> = {
  Id: { says: 'Any of these records.', example: ['637824467'] },
  NotId: { says: 'None of these records.', example: ['637824467'] },
  FirstName: { says: 'First name: of the person, or of a company’s primary contact.', example: 'Mary' },
  LastName: { says: 'Last name: of the person, or of a company’s primary contact.', example: 'Smith' },
  Gender: {
    says: 'Gender of the person, or of a company’s primary contact.',
    example: 'Female',
    values: ['Male', 'Female', 'Unknown'],
  },
  Phone: { says: 'Phone number of 7 to 15 digits; punctuation is ignored.', example: '4015550142' },
  Email: {
    says: 'Email address. Only keys with the email service profile know this name.',
    example: 'mary.smith@example.com',
  },
  AddressParsed: {
    says: 'Parts of the street address; every part that is given has to agree.',
    example: { Number: '100', Name: 'Main', Suffix: 'St' },
  },
  City: {
    says: "City, compared without regard to letter case and outer spaces. For people up to 30 letters, spaces and . ' -; other signs and digits are refused.",
    example: 'Providence',
  },
  County: { says: 'County, without the word "County".', example: 'Kent' },
  StateProvince: {
    says: 'Two letters of a state, territory or province.',
    example: 'RI',
    values: states,
  },
  StatesProvinces: {
    says: 'Any of these states, territories or provinces.',
    example: ['RI', 'MA'],
    values: states,
  },
  CitiesByStateProvince: {
    says: 'Any of these cities.',
    example: [{ City: 'Providence', StateProvince: 'RI' }],
  },
  CountiesByStateProvince: {
    says: 'Any of these counties.',
    example: [{ County: 'Kent', StateProvince: 'RI' }],
  },
  PostalCode: {
    says: 'Any of these postal codes: 5 digits (US) or 6 characters (Canada), always as text.',
    example: ['02903', '02906'],
  },
  RadiusPostalCodeList: {
    says: `Within a radius of any of these postal codes, over 0 and up to ${MAX_RADIUS_MILES} miles, measured from the centroid of the code. An unknown code is refused.`,
    example: [{ PostalCode: '02903', RadiusMiles: '5' }],
  },
  RadiusCenterPointList: {
    says: `Within a radius of any of these points, over 0 and up to ${MAX_RADIUS_MILES} miles on a sphere of 3,958.8 miles.`,
    example: [{ Latitude: 41.824, Longitude: -71.4128, RadiusMiles: 5 }],
  },
  PolygonList: {
    says: 'Within any of these areas of 3 to 10,000 points each, closed or not. An area may be concave but must not cross itself.',
    example: [
      {
        Points: [
          { Latitude: 41.87, Longitude: -71.47 },
          { Latitude: 41.87, Longitude: -71.37 },
          { Latitude: 41.77, Longitude: -71.42 },
        ],
      },
    ],
  },
  RecordStatus: {
    says: 'New: first seen within 90 days of the date of the data (new businesses, new movers).',
    example: 'New',
    values: ['Existing', 'New', 'All'],
  },
  SortCenter: {
    says: 'The records nearest to this point come first. It leaves no record out.',
    example: { Latitude: 41.824, Longitude: -71.4128 },
  },
  AnyOf: {
    says: 'At least one of these criteria is met in full (ours). Up to 20 items, 3 levels deep.',
    example: [{ City: 'Providence' }, { PostalCode: ['02860'] }],
  },
  NoneOf: {
    says: 'None of these criteria is met in full (ours). Up to 20 items, 3 levels deep.',
    example: [{ County: 'Kent' }],
  },
  CompanyName: {
    says: 'The name of the company holds this text; letter case, accents and punctuation do not matter.',
    example: 'Pizza',
  },
  EIN: {
    says: 'Employer identification number of 9 digits, with or without the hyphen.',
    example: '05-0258862',
  },
  TickerSymbol: { says: 'Symbol at a stock exchange.', example: 'HAS' },
  PrimarySic: {
    says: 'SIC code of the main line of business, or a list of codes (ours). 2 digits find the major group, 4 digits every 6-digit code under them.',
    example: '5812',
  },
  Sic: { says: 'Any of these SIC codes is among the record’s codes.', example: ['5812', '5813'] },
  PrimaryNaics: { says: 'NAICS code of the main line of business, or its first digits.', example: '7225' },
  Naics: {
    says: 'Any of these NAICS codes, or first digits of one, is among the record’s codes.',
    example: ['7225'],
  },
  CorporateEmployeesSizeRange: range('Employees of the whole company', employeeBands, '10-19'),
  CorporateEmployeesSizeActual: exact('Employees of the whole company, exactly.', 12),
  LocationEmployeesSizeRange: range('Employees at this place', employeeBands, '10-19'),
  LocationEmployeesSizeActual: exact('Employees at this place, exactly.', 12),
  CorporateSalesVolumeRange: range(
    'Sales of the whole company in dollars a year',
    salesBands,
    '1000000-2500000',
  ),
  CorporateSalesVolumeActual: exact('Sales of the whole company in dollars a year, exactly.', 1_500_000),
  LocationSalesVolumeRange: range('Sales of this place in dollars a year', salesBands, '1000000-2500000'),
  LocationSalesVolumeActual: exact('Sales of this place in dollars a year, exactly.', 1_500_000),
  CreditRatingScore: {
    says: `Any of these credit ratings: ${Object.entries(creditRatings)
      .map(([letter, words]) => `${letter} ${words.toLowerCase()}`)
      .join(', ')}.`,
    example: ['A', 'B'],
    values: Object.keys(creditRatings),
  },
  IsFranchise: { says: 'Whether the company is a franchise.', example: true },
  ParentCompany: {
    says: 'Companies whose parent is any of these (ours).',
    example: ['637824001'],
  },
  MiddleInitial: { says: 'Middle initial, one letter.', example: 'J' },
  Age: { says: 'Any of these ages in years.', example: [42, 43], bounds: [18, 120] },
  AgeRange: range('Age in years', ageBands, '40-44'),
  IncomeRange: range('Income of the household in dollars a year', incomeBands, '100000-124999'),
  HomeValueRange: range('Value of the home in dollars', homeValueBands, '300000-349999'),
  HousingType: { says: 'Kind of home.', example: 'Single Family Dwelling', values: housingTypes },
  IsHomeowner: { says: 'Whether the home is owned by who lives there.', example: true },
  MaritalStatus: { says: 'Marital status.', example: 'Married', values: maritalStatuses },
  AreChildrenPresent: { says: 'Whether children live in the household.', example: true },
  YearsInHome: { says: 'Whole years at the address.', example: 3, bounds: [0, 100] },
  BirthMonth: { says: 'Month of birth, 1 to 12.', example: 5, bounds: [1, 12] },
  EmailSha1Upper: {
    says: 'SHA-1 of the email address in upper case, 40 hexadecimal digits in upper case.',
    example: '1A5AE041AA4A060A50A14E5099CD41C3B96229B5',
  },
  LifeStyle: {
    says: 'Interests that the person has: every one named.',
    example: { Garden: true },
    nonEmpty: true,
  },
  TargetReady: {
    says: 'Grades that models give the person, 1 (least likely) to 5: every one named.',
    example: { OnlineShopper: 5 },
    nonEmpty: true,
  },
  VehicleMake: { says: 'Make of a vehicle of the household (ours).', example: 'Ford' },
  VehicleModel: { says: 'Model of a vehicle of the household (ours).', example: 'F-150' },
  HouseholdId: {
    says: 'The people of any of these households (ours); every adult with IncludeAllResidents.',
    example: ['200300400500'],
  },
  IncludeAllResidents: {
    says: 'Every adult of a household, rather than its head and partner (the US consumer universe; ours).',
    example: true,
  },
  IncludeHistoricalEmail: {
    says: 'Former email addresses as well. Goes with Email or EmailSha1Upper and with Basic records alone.',
    example: false,
  },
}

const entriesOf = (labels: Record<string, string>, words: Omit<Words, 'says'>) =>
  Object.entries(labels).map(([name, says]): [string, Words] => [name, { ...words, says }])

/** The interests and models that people are asked for by, in words. */
export const traitWords: Record<string, Words> = Object.fromEntries([
  ...entriesOf(interests, { example: true, onlyTrue: true }),
  ...entriesOf(targetModels, { example: 5, bounds: [1, 5] }),
])

/** The names within places, in words. */
export const placeWords: Record<string, Words> = {
  Latitude: { says: 'Degrees north.', example: 41.824, bounds: [-90, 90] },
  Longitude: { says: 'Degrees east.', example: -71.4128, bounds: [-180, 180] },
  RadiusMiles: { says: 'Radius in miles.', example: 5, bounds: [0, MAX_RADIUS_MILES], over: true },
  Points: {
    says: 'The corners in order, closed or not.',
    example: (criterionWords.PolygonList.example as { Points: unknown }[])[0]?.Points,
  },
}

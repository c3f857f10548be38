import type { Criterion } from '#contract/criteria.ts'
import { interests, targetModels } from '#contract/interests.ts'
import { MAX_RADIUS_MILES } from '#contract/place.ts'
import {
  ageBands,
  type Band,
  confidenceBands,
  creditRatings,
  employeeBands,
  homeValueBands,
  housingTypes,
  incomeBands,
  maritalStatuses,
  salesBands,
} from '#contract/ranges.ts'
import { locationGrades, sicGrades, statusValues } from '#contract/trust.ts'
import { stateNames } from '#shared/address/states.ts'

/** What the description says about a property beyond its type. */
export interface Description {
  text: string
  example: unknown
  /** All values, where they can be listed. The service accepts them in any letter case. */
  values?: readonly string[]
  /** Minimum and maximum of a number. */
  bounds?: readonly [min: number, max: number]
  /** The minimum itself is not allowed. */
  over?: boolean
  /** At least one of the names within is required. */
  nonEmpty?: boolean
  /** `true` is the only value. */
  onlyTrue?: boolean
}

const valuesOf = (bands: readonly Band[]) => bands.map((band) => band.value)
const states = Object.keys(stateNames)
const range = (what: string, bands: readonly Band[], example: string): Description => ({
  text: `${what}, any of these ranges. The labels of records ("${bands.find((band) => band.value === example)?.label}") are accepted as well.`,
  example: [example],
  values: valuesOf(bands),
})
const exact = (what: string, example: number): Description => ({ text: what, example, bounds: [0, 1e12] })

/** The description of every criterion, with a valid example. */
export const criterionDescriptions: Record<Criterion, Description> = {
  Id: { text: 'Any of these records.', example: ['637824467'] },
  NotId: { text: 'None of these records.', example: ['637824467'] },
  FirstName: { text: 'First name: of the person, or of a company’s primary contact.', example: 'Mary' },
  LastName: { text: 'Last name: of the person, or of a company’s primary contact.', example: 'Smith' },
  Gender: {
    text: 'Gender of the person, or of a company’s primary contact.',
    example: 'Female',
    values: ['Male', 'Female', 'Unknown'],
  },
  Phone: { text: 'Phone number of 7 to 15 digits; punctuation is ignored.', example: '4015550142' },
  Email: {
    text: 'Email address. Only for keys with the email service profile; to other keys the name is unknown.',
    example: 'mary.smith@example.com',
  },
  AddressParsed: {
    text: 'Parts of the street address; every given part must agree.',
    example: { Number: '100', Name: 'Main', Suffix: 'St' },
  },
  City: {
    text: "City, compared without regard to letter case and outer spaces. For people up to 30 letters, spaces and . ' -; other characters and digits are refused.",
    example: 'Providence',
  },
  County: { text: 'County, without the word "County".', example: 'Kent' },
  StateProvince: {
    text: 'Two-letter code of a state, territory or province.',
    example: 'RI',
    values: states,
  },
  StatesProvinces: {
    text: 'Any of these states, territories or provinces.',
    example: ['RI', 'MA'],
    values: states,
  },
  CitiesByStateProvince: {
    text: 'Any of these cities.',
    example: [{ City: 'Providence', StateProvince: 'RI' }],
  },
  CountiesByStateProvince: {
    text: 'Any of these counties.',
    example: [{ County: 'Kent', StateProvince: 'RI' }],
  },
  PostalCode: {
    text: 'Any of these postal codes: 5 digits (US) or 6 characters (Canada), always as text.',
    example: ['02903', '02906'],
  },
  RadiusPostalCodeList: {
    text: `Within a radius of any of these postal codes, over 0 and up to ${MAX_RADIUS_MILES} miles, measured from the centroid of the code. An unknown code is refused.`,
    example: [{ PostalCode: '02903', RadiusMiles: '5' }],
  },
  RadiusCenterPointList: {
    text: `Within a radius of any of these points, over 0 and up to ${MAX_RADIUS_MILES} miles on a sphere of 3,958.8 miles.`,
    example: [{ Latitude: 41.824, Longitude: -71.4128, RadiusMiles: 5 }],
  },
  PolygonList: {
    text: 'Within any of these areas of 3 to 10,000 points each, closed or not. An area may be concave but must not cross itself.',
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
    text: 'New: first seen within 90 days of the date of the data (new businesses, new movers).',
    example: 'New',
    values: ['Existing', 'New', 'All'],
  },
  SortCenter: {
    text: 'The records nearest to this point come first. It excludes no record.',
    example: { Latitude: 41.824, Longitude: -71.4128 },
  },
  AnyOf: {
    text: 'The record meets at least one of these criteria in full (extension). Up to 20 items, 3 levels deep.',
    example: [{ City: 'Providence' }, { PostalCode: ['02860'] }],
  },
  NoneOf: {
    text: 'The record meets none of these criteria in full (extension). Up to 20 items, 3 levels deep.',
    example: [{ County: 'Kent' }],
  },
  CompanyName: {
    text: 'The name of the company contains this text; letter case, accents and punctuation are ignored.',
    example: 'Pizza',
  },
  EIN: {
    text: 'Employer identification number of 9 digits, with or without the hyphen.',
    example: '05-0258862',
  },
  TickerSymbol: { text: 'Stock ticker symbol.', example: 'HAS' },
  PrimarySic: {
    text: 'SIC code of the main line of business, or a list of codes (extension). 2 digits find the major group, 4 digits every 6-digit code in it.',
    example: '5812',
  },
  Sic: { text: 'Any of these SIC codes is among the record’s codes.', example: ['5812', '5813'] },
  PrimaryNaics: { text: 'NAICS code of the main line of business, or its first digits.', example: '7225' },
  Naics: {
    text: 'Any of these NAICS codes, or first digits of one, is among the record’s codes.',
    example: ['7225'],
  },
  CorporateEmployeesSizeRange: range('Employees of the whole company', employeeBands, '10-19'),
  CorporateEmployeesSizeActual: exact('Employees of the whole company, exactly.', 12),
  LocationEmployeesSizeRange: range('Employees at this location', employeeBands, '10-19'),
  LocationEmployeesSizeActual: exact('Employees at this location, exactly.', 12),
  CorporateSalesVolumeRange: range(
    'Sales of the whole company in dollars a year',
    salesBands,
    '1000000-2500000',
  ),
  CorporateSalesVolumeActual: exact('Sales of the whole company in dollars a year, exactly.', 1_500_000),
  LocationSalesVolumeRange: range('Sales of this location in dollars a year', salesBands, '1000000-2500000'),
  LocationSalesVolumeActual: exact('Sales of this location in dollars a year, exactly.', 1_500_000),
  CreditRatingScore: {
    text: `Any of these credit ratings: ${Object.entries(creditRatings)
      .map(([letter, label]) => `${letter} ${label.toLowerCase()}`)
      .join(', ')}.`,
    example: ['A', 'B'],
    values: Object.keys(creditRatings),
  },
  IsFranchise: { text: 'Whether the company is a franchise.', example: true },
  ParentCompany: {
    text: 'Companies whose parent is any of these (extension).',
    example: ['637824001'],
  },
  Source: { text: 'Any of these data sets (extension).', example: ['Overture Places'] },
  SourceId: {
    text: 'Any of these ids in the source, or in one that was merged into the record, written exactly as there (extension); with Source, in these sources. Closed companies are found by it.',
    example: ['C-7'],
  },
  OperatingStatus: {
    text: 'Any of these statuses (extension); Unknown where the source says nothing. Without it, Id and SourceId, companies that are closed for good are excluded.',
    example: ['Open'],
    values: statusValues,
  },
  SourceConfidenceRange: {
    text: 'Confidence of the source in percent, any of these ranges (extension).',
    example: ['90-100'],
    values: valuesOf(confidenceBands),
  },
  LocationGrade: {
    text: 'How precise the point is, any of these grades (extension): of the building, of the street, in the middle of the postal code or of the city.',
    example: ['Rooftop'],
    values: locationGrades,
  },
  FirstSeenMonth: {
    text: 'Months or years in which the data set first had the record, any of these (extension).',
    example: ['2026-11', '2025'],
  },
  SicGrade: {
    text: 'How the SIC codes are known, any of these grades (extension).',
    example: ['Stated', 'Mapped'],
    values: sicGrades,
  },
  MiddleInitial: { text: 'Middle initial, one letter.', example: 'J' },
  Age: { text: 'Any of these ages in years.', example: [42, 43], bounds: [18, 120] },
  AgeRange: range('Age in years', ageBands, '40-44'),
  IncomeRange: range('Income of the household in dollars a year', incomeBands, '100000-124999'),
  HomeValueRange: range('Value of the home in dollars', homeValueBands, '300000-349999'),
  HousingType: { text: 'Type of home.', example: 'Single Family Dwelling', values: housingTypes },
  IsHomeowner: { text: 'Whether the residents own the home.', example: true },
  MaritalStatus: { text: 'Marital status.', example: 'Married', values: maritalStatuses },
  AreChildrenPresent: { text: 'Whether children live in the household.', example: true },
  YearsInHome: { text: 'Whole years at the address.', example: 3, bounds: [0, 100] },
  BirthMonth: { text: 'Month of birth, 1 to 12.', example: 5, bounds: [1, 12] },
  EmailSha1Upper: {
    text: 'SHA-1 of the email address in upper case, 40 hexadecimal digits in upper case.',
    example: '1A5AE041AA4A060A50A14E5099CD41C3B96229B5',
  },
  LifeStyle: {
    text: 'Interests of the person; the person has all that are named.',
    example: { Garden: true },
    nonEmpty: true,
  },
  TargetReady: {
    text: 'Model scores of the person, 1 (least likely) to 5; the person has all that are named.',
    example: { OnlineShopper: 5 },
    nonEmpty: true,
  },
  VehicleMake: { text: 'Make of a vehicle of the household (extension).', example: 'Ford' },
  VehicleModel: { text: 'Model of a vehicle of the household (extension).', example: 'F-150' },
  HouseholdId: {
    text: 'The people of any of these households (extension); every adult with IncludeAllResidents.',
    example: ['200300400500'],
  },
  IncludeAllResidents: {
    text: 'Every adult of a household, instead of its head and partner only (the US consumer universe; extension).',
    example: true,
  },
  IncludeHistoricalEmail: {
    text: 'Also finds former email addresses. Requires Email or EmailSha1Upper, and Basic records.',
    example: false,
  },
}

const entriesOf = (labels: Record<string, string>, description: Omit<Description, 'text'>) =>
  Object.entries(labels).map(([name, text]): [string, Description] => [name, { ...description, text }])

/** The descriptions of the interests and models of people. */
export const traitDescriptions: Record<string, Description> = Object.fromEntries([
  ...entriesOf(interests, { example: true, onlyTrue: true }),
  ...entriesOf(targetModels, { example: 5, bounds: [1, 5] }),
])

/** The descriptions of the names within areas. */
export const placeDescriptions: Record<string, Description> = {
  Latitude: { text: 'Degrees north.', example: 41.824, bounds: [-90, 90] },
  Longitude: { text: 'Degrees east.', example: -71.4128, bounds: [-180, 180] },
  RadiusMiles: { text: 'Radius in miles.', example: 5, bounds: [0, MAX_RADIUS_MILES], over: true },
  Points: {
    text: 'The corners in order, closed or not.',
    example: (criterionDescriptions.PolygonList.example as { Points: unknown }[])[0]?.Points,
  },
}

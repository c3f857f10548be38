import { type Criterion, criterionNamesOf } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { monthText } from '#shared/text/dates.ts'
import { type Choice, choices } from './choices.ts'

export const groups = [
  'Where',
  'Industry',
  'Size',
  'Household',
  'Interests',
  'Vehicle',
  'Contact',
  'Business',
  'Identity',
  'Source and trust',
  'Records',
] as const
export type CriterionGroup = (typeof groups)[number]

/** How a criterion is entered. `place` criteria share one control, the rows of `places.ts`. */
export type Control =
  | { type: 'place' }
  | { type: 'industry' }
  | { type: 'text'; placeholder: string }
  | { type: 'whole'; unit: string }
  /** `run` says that choices next to each other are bands that join: 25–29 and 30–34 are 25–34. */
  | { type: 'several'; choices: readonly Choice[]; run?: boolean }
  /** `isPlain`: the label of a choice says all that the label of the field says. */
  | { type: 'one'; choices: readonly Choice[]; isPlain?: boolean }
  | { type: 'grades'; choices: readonly Choice[] }
  | { type: 'flag'; yes: string; no: string }
  /** `hasSpaces`: commas alone part the values. */
  | { type: 'codes'; placeholder: string; hasSpaces?: boolean }
  | { type: 'vehicle'; part: 'Make' | 'Model' }
  | { type: 'street' }
  | { type: 'point' }
  | { type: 'nested' }

interface FieldView {
  label: string
  group: CriterionGroup
  control: Control
}

/** A criterion as it is shown; `people` has what differs for people. */
interface Field extends FieldView {
  people?: Partial<FieldView>
}

const place = { type: 'place' } as const

const field = (
  group: CriterionGroup,
  label: string,
  control: Control,
  people?: Partial<FieldView>,
): Field => ({
  label,
  group,
  control,
  ...(people && { people }),
})

const statuses = (fresh: string, old: string): Control => ({
  type: 'one',
  choices: [
    { value: 'New', label: fresh },
    { value: 'Existing', label: old },
    { value: 'All', label: 'New and older' },
  ],
  isPlain: true,
})

const text = (placeholder: string): Control => ({ type: 'text', placeholder })
const codes = (placeholder: string): Control => ({ type: 'codes', placeholder })
const texts = (placeholder: string): Control => ({ type: 'codes', placeholder, hasSpaces: true })
const whole = (unit: string): Control => ({ type: 'whole', unit })
const flag = (yes: string, no: string): Control => ({ type: 'flag', yes, no })
const one = (choices: readonly Choice[]): Control => ({ type: 'one', choices })
const several = (choices: readonly Choice[]): Control => ({ type: 'several', choices })
const bands = (choices: readonly Choice[]): Control => ({ type: 'several', choices, run: true })

/** Of a company it is that of a contact; of people their own. */
const contact = (label: string, control: Control): Field =>
  field('Contact', `Contact ${label.toLowerCase()}`, control, { group: 'Identity', label })

/** Every criterion once: form, chips, page title and docs are loops over this table. The contract says which kind has which. */
const fields: { [K in Criterion]-?: Field } = {
  StatesProvinces: field('Where', 'States', place),
  StateProvince: field('Where', 'State', place),
  CountiesByStateProvince: field('Where', 'Counties', place),
  County: field('Where', 'County name', text('Lake, in any state')),
  CitiesByStateProvince: field('Where', 'Cities', place),
  City: field('Where', 'City name', text('Springfield, in any state')),
  PostalCode: field('Where', 'ZIP codes', place),
  RadiusPostalCodeList: field('Where', 'Around ZIP codes', place),
  RadiusCenterPointList: field('Where', 'Circles', place),
  PolygonList: field('Where', 'Drawn areas', place),
  AddressParsed: field('Where', 'Street', { type: 'street' }),

  PrimarySic: field('Industry', 'Main industry', { type: 'industry' }),
  Sic: field('Industry', 'Any of its industries', { type: 'industry' }),
  PrimaryNaics: field('Industry', 'Main NAICS code', text('722511')),
  Naics: field('Industry', 'Any of its NAICS codes', codes('722511, 7225')),

  LocationEmployeesSizeRange: field('Size', 'Employees here', several(choices.employees)),
  CorporateEmployeesSizeRange: field('Size', 'Employees, whole company', several(choices.employees)),
  LocationSalesVolumeRange: field('Size', 'Sales here', several(choices.sales)),
  CorporateSalesVolumeRange: field('Size', 'Sales, whole company', several(choices.sales)),
  LocationEmployeesSizeActual: field('Size', 'Exact employees here', whole('employees')),
  CorporateEmployeesSizeActual: field('Size', 'Exact employees, whole company', whole('employees')),
  LocationSalesVolumeActual: field('Size', 'Exact sales here', whole('dollars')),
  CorporateSalesVolumeActual: field('Size', 'Exact sales, whole company', whole('dollars')),

  AgeRange: field('Household', 'Age', bands(choices.ages)),
  Age: field('Household', 'Exact ages', codes('34, 35, 36')),
  IncomeRange: field('Household', 'Income', bands(choices.incomes)),
  HomeValueRange: field('Household', 'Home value', bands(choices.homeValues)),
  HousingType: field('Household', 'Housing', one(choices.housing)),
  IsHomeowner: field('Household', 'Homeowner', flag('Homeowners', 'Renters')),
  YearsInHome: field('Household', 'Years in the home', whole('years')),
  MaritalStatus: field('Household', 'Marital status', one(choices.marital)),
  AreChildrenPresent: field('Household', 'Children', flag('With children', 'Without children')),
  IncludeAllResidents: field('Household', 'Who of a household', flag('Every adult', 'Head and partner')),

  LifeStyle: field('Interests', 'Interests', several(choices.interests)),
  TargetReady: field('Interests', 'Likely behavior', { type: 'grades', choices: choices.models }),

  VehicleMake: field('Vehicle', 'Make', { type: 'vehicle', part: 'Make' }),
  VehicleModel: field('Vehicle', 'Model', { type: 'vehicle', part: 'Model' }),

  CompanyName: field('Contact', 'Company name', text('Part of the name')),
  FirstName: contact('First name', text('Maria')),
  MiddleInitial: field('Identity', 'Middle initial', text('J')),
  LastName: contact('Last name', text('Delgado')),
  Gender: contact('Gender', one(choices.genders)),
  BirthMonth: field('Identity', 'Born in', one(choices.months)),
  Phone: field('Contact', 'Phone', text('(402) 555-0142')),
  Email: field('Contact', 'Email', text('Needs a key with the email service')),
  EmailSha1Upper: field('Contact', 'SHA-1 of the email in capitals', text('40 digits, 0–9 and A–F')),
  IncludeHistoricalEmail: field('Contact', 'Former emails', flag('Former emails too', 'Current emails only')),

  CreditRatingScore: field('Business', 'Credit rating', several(choices.ratings)),
  IsFranchise: field('Business', 'Franchise', flag('Franchises only', 'No franchises')),
  RecordStatus: field(
    'Business',
    'New businesses',
    statuses('New in the last 90 days', 'Older than 90 days'),
    {
      group: 'Household',
      label: 'New movers',
      control: statuses('Moved in the last 90 days', 'Settled for longer'),
    },
  ),
  EIN: field('Business', 'Employer number (EIN)', text('12-3456789')),
  TickerSymbol: field('Business', 'Ticker symbol', text('ACME')),

  OperatingStatus: field('Source and trust', 'Operating status', several(choices.statuses)),
  Source: field('Source and trust', 'Source', texts('Overture Places, Chamber')),
  SourceId: field('Source and trust', 'Ids in the source', texts('C-7, C-12')),
  SourceConfidenceRange: field('Source and trust', 'Confidence of the source', bands(choices.confidences)),
  LocationGrade: field('Source and trust', 'Point known by', several(choices.locationGrades)),
  SicGrade: field('Source and trust', 'Industry known by', several(choices.sicGrades)),

  Id: field('Records', 'Only these ids', codes('637824467, 402716655')),
  NotId: field('Records', 'Not these ids', codes('637824467')),
  FirstSeenMonth: field('Records', 'First seen in', codes('2026-11, 2025')),
  ParentCompany: field('Records', 'Parent company', codes('637824001')),
  HouseholdId: field('Records', 'Household', codes('200300400500')),
  SortCenter: field('Records', 'Nearest first from', { type: 'point' }),
  AnyOf: field('Records', 'Any of', { type: 'nested' }),
  NoneOf: field('Records', 'None of', { type: 'nested' }),
}

const shown = Object.keys(fields) as Criterion[]

/** A criterion as records of a kind show it. */
export function fieldOf(kind: Kind, key: Criterion): FieldView {
  const { people, ...view } = fields[key]
  return kind === 'people' ? { ...view, ...people } : view
}

/** The criteria of a kind, in the order in which they are shown. */
export const fieldNames: Record<Kind, readonly Criterion[]> = {
  companies: shown.filter((key) => criterionNamesOf.companies.includes(key)),
  people: shown.filter((key) => criterionNamesOf.people.includes(key)),
}

/** The criteria of a kind's group, in the order of the table. */
export function fieldsIn(kind: Kind, group: CriterionGroup): Criterion[] {
  return fieldNames[kind].filter((key) => fieldOf(kind, key).group === group)
}

/** The groups that a kind has criteria in. */
export const groupsOf = (kind: Kind): CriterionGroup[] =>
  groups.filter((group) => fieldsIn(kind, group).length > 0)

/** The label of a value: the label of the choice, with its grade where it has one, or the value itself. */
export function valueLabel(kind: Kind, key: Criterion, value: string): string {
  if (key === 'FirstSeenMonth') return monthText(value)
  const { control } = fieldOf(kind, key)
  if (!('choices' in control)) return value
  const [name, grade] = control.type === 'grades' ? value.split(' ') : [value]
  const label = control.choices.find((choice) => choice.value === name)?.label ?? value
  return grade ? `${label} ${grade} of 5` : label
}

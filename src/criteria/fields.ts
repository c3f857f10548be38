import { type Criterion, criterionNamesOf } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
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
  | { type: 'one'; choices: readonly Choice[] }
  | { type: 'grades'; choices: readonly Choice[] }
  | { type: 'flag'; yes: string; no: string }
  | { type: 'codes'; placeholder: string }
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

const statuses = (fresh: string, old: string): Choice[] => [
  { value: 'New', label: fresh },
  { value: 'Existing', label: old },
  { value: 'All', label: 'All' },
]

const bands = (choices: readonly Choice[]): Control => ({ type: 'several', choices, run: true })

/** Every criterion once: form, chips, page title and docs are loops over this table. The contract says which kind has which. */
const fields: { [K in Criterion]-?: Field } = {
  StatesProvinces: field('Where', 'States', place),
  StateProvince: field('Where', 'State', place),
  CountiesByStateProvince: field('Where', 'Counties', place),
  County: field('Where', 'County name', { type: 'text', placeholder: 'Lake, in any state' }),
  CitiesByStateProvince: field('Where', 'Cities', place),
  City: field('Where', 'City name', { type: 'text', placeholder: 'Springfield, in any state' }),
  PostalCode: field('Where', 'ZIP codes', place),
  RadiusPostalCodeList: field('Where', 'Around ZIP codes', place),
  RadiusCenterPointList: field('Where', 'Circles', place),
  PolygonList: field('Where', 'Drawn areas', place),
  AddressParsed: field('Where', 'Street', { type: 'street' }),

  PrimarySic: field('Industry', 'Main industry', { type: 'industry' }),
  Sic: field('Industry', 'Any of its industries', { type: 'industry' }),
  PrimaryNaics: field('Industry', 'Main NAICS code', { type: 'text', placeholder: '722511' }),
  Naics: field('Industry', 'Any of its NAICS codes', { type: 'codes', placeholder: '722511, 7225' }),

  LocationEmployeesSizeRange: field('Size', 'Employees here', {
    type: 'several',
    choices: choices.employees,
  }),
  CorporateEmployeesSizeRange: field('Size', 'Employees, whole company', {
    type: 'several',
    choices: choices.employees,
  }),
  LocationSalesVolumeRange: field('Size', 'Sales here', { type: 'several', choices: choices.sales }),
  CorporateSalesVolumeRange: field('Size', 'Sales, whole company', {
    type: 'several',
    choices: choices.sales,
  }),
  LocationEmployeesSizeActual: field('Size', 'Exact employees here', { type: 'whole', unit: 'employees' }),
  CorporateEmployeesSizeActual: field('Size', 'Exact employees, whole company', {
    type: 'whole',
    unit: 'employees',
  }),
  LocationSalesVolumeActual: field('Size', 'Exact sales here', { type: 'whole', unit: 'dollars' }),
  CorporateSalesVolumeActual: field('Size', 'Exact sales, whole company', { type: 'whole', unit: 'dollars' }),

  AgeRange: field('Household', 'Age', bands(choices.ages)),
  Age: field('Household', 'Exact ages', { type: 'codes', placeholder: '34, 35, 36' }),
  IncomeRange: field('Household', 'Income', bands(choices.incomes)),
  HomeValueRange: field('Household', 'Home value', bands(choices.homeValues)),
  HousingType: field('Household', 'Housing', { type: 'one', choices: choices.housing }),
  IsHomeowner: field('Household', 'Homeowner', { type: 'flag', yes: 'Homeowners', no: 'Renters' }),
  YearsInHome: field('Household', 'Years in the home', { type: 'whole', unit: 'years' }),
  MaritalStatus: field('Household', 'Marital status', { type: 'one', choices: choices.marital }),
  AreChildrenPresent: field('Household', 'Children', {
    type: 'flag',
    yes: 'With children',
    no: 'Without children',
  }),
  IncludeAllResidents: field('Household', 'Who of a household', {
    type: 'flag',
    yes: 'Every adult',
    no: 'Head and partner',
  }),

  LifeStyle: field('Interests', 'Interests', { type: 'several', choices: choices.interests }),
  TargetReady: field('Interests', 'Likely behavior', { type: 'grades', choices: choices.models }),

  VehicleMake: field('Vehicle', 'Make', { type: 'vehicle', part: 'Make' }),
  VehicleModel: field('Vehicle', 'Model', { type: 'vehicle', part: 'Model' }),

  CompanyName: field('Contact', 'Company name', { type: 'text', placeholder: 'Part of the name' }),
  FirstName: field(
    'Contact',
    'Contact first name',
    { type: 'text', placeholder: 'Maria' },
    { group: 'Identity', label: 'First name' },
  ),
  MiddleInitial: field('Identity', 'Middle initial', { type: 'text', placeholder: 'J' }),
  LastName: field(
    'Contact',
    'Contact last name',
    { type: 'text', placeholder: 'Delgado' },
    { group: 'Identity', label: 'Last name' },
  ),
  Gender: field(
    'Contact',
    'Contact gender',
    { type: 'one', choices: choices.genders },
    { group: 'Identity', label: 'Gender' },
  ),
  BirthMonth: field('Identity', 'Born in', { type: 'one', choices: choices.months }),
  Phone: field('Contact', 'Phone', { type: 'text', placeholder: '(402) 555-0142' }),
  Email: field('Contact', 'Email', { type: 'text', placeholder: 'Needs a key with the email service' }),
  EmailSha1Upper: field('Contact', 'SHA-1 of the email in capitals', {
    type: 'text',
    placeholder: '40 digits, 0–9 and A–F',
  }),
  IncludeHistoricalEmail: field('Contact', 'Former emails', {
    type: 'flag',
    yes: 'Former emails too',
    no: 'Current emails only',
  }),

  CreditRatingScore: field('Business', 'Credit rating', { type: 'several', choices: choices.ratings }),
  IsFranchise: field('Business', 'Franchise', { type: 'flag', yes: 'Franchises only', no: 'No franchises' }),
  RecordStatus: field(
    'Business',
    'New businesses',
    { type: 'one', choices: statuses('New in the last 90 days', 'Older than 90 days') },
    {
      group: 'Household',
      label: 'New movers',
      control: { type: 'one', choices: statuses('Moved in the last 90 days', 'Settled for longer') },
    },
  ),
  EIN: field('Business', 'Employer number (EIN)', { type: 'text', placeholder: '12-3456789' }),
  TickerSymbol: field('Business', 'Ticker symbol', { type: 'text', placeholder: 'ACME' }),

  Id: field('Records', 'Only these ids', { type: 'codes', placeholder: '637824467, 402716655' }),
  NotId: field('Records', 'Not these ids', { type: 'codes', placeholder: '637824467' }),
  ParentCompany: field('Records', 'Parent company', { type: 'codes', placeholder: '637824001' }),
  HouseholdId: field('Records', 'Household', { type: 'codes', placeholder: '200300400500' }),
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
  const { control } = fieldOf(kind, key)
  if (!('choices' in control)) return value
  const [name, grade] = control.type === 'grades' ? value.split(' ') : [value]
  const label = control.choices.find((choice) => choice.value === name)?.label ?? value
  return grade ? `${label} ${grade} of 5` : label
}

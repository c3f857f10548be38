import type { Criterion } from '#contract/criteria'
import { creditRatings, employeeBands, salesBands } from '#contract/ranges'

export const groups = ['Where', 'Industry', 'Size', 'Contact', 'Business', 'Records'] as const
export type Group = (typeof groups)[number]

/** A choice of a criterion: its value on the wire and what a person reads. */
export interface Choice {
  value: string
  label: string
}

/** How a criterion is entered. `place` criteria share one control, the rows of `places.ts`. */
export type Control =
  | { type: 'place' }
  | { type: 'industry' }
  | { type: 'text'; placeholder: string }
  | { type: 'whole'; unit: string }
  | { type: 'several'; choices: readonly Choice[] }
  | { type: 'one'; choices: readonly Choice[] }
  | { type: 'flag'; yes: string; no: string }
  | { type: 'codes'; placeholder: string }
  | { type: 'street' }
  | { type: 'point' }
  | { type: 'nested' }

export interface Field {
  label: string
  group: Group
  control: Control
}

const dash = (label: string) => label.replaceAll('-', '–')
const employees = employeeBands.map(({ value, label }) => ({ value, label: dash(label) }))
const sales = salesBands.map(({ value, label }) => ({ value, label: dash(label) }))
const ratings = Object.entries(creditRatings).map(([value, words]) => ({
  value,
  label: `${value} ${words.toLowerCase()}`,
}))
const place = { type: 'place' } as const

const field = (group: Group, label: string, control: Control): Field => ({ label, group, control })

/** Every criterion once: form, chips, page title and docs are loops over this table. */
export const fields: { [K in Criterion]-?: Field } = {
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

  LocationEmployeesSizeRange: field('Size', 'Employees here', { type: 'several', choices: employees }),
  CorporateEmployeesSizeRange: field('Size', 'Employees, whole company', {
    type: 'several',
    choices: employees,
  }),
  LocationSalesVolumeRange: field('Size', 'Sales here', { type: 'several', choices: sales }),
  CorporateSalesVolumeRange: field('Size', 'Sales, whole company', { type: 'several', choices: sales }),
  LocationEmployeesSizeActual: field('Size', 'Exact employees here', { type: 'whole', unit: 'employees' }),
  CorporateEmployeesSizeActual: field('Size', 'Exact employees, whole company', {
    type: 'whole',
    unit: 'employees',
  }),
  LocationSalesVolumeActual: field('Size', 'Exact sales here', { type: 'whole', unit: 'dollars' }),
  CorporateSalesVolumeActual: field('Size', 'Exact sales, whole company', { type: 'whole', unit: 'dollars' }),

  CompanyName: field('Contact', 'Company name', { type: 'text', placeholder: 'Part of the name' }),
  FirstName: field('Contact', 'Contact first name', { type: 'text', placeholder: 'Maria' }),
  LastName: field('Contact', 'Contact last name', { type: 'text', placeholder: 'Delgado' }),
  Gender: field('Contact', 'Contact gender', {
    type: 'one',
    choices: ['Female', 'Male', 'Unknown'].map((value) => ({ value, label: value })),
  }),
  Phone: field('Contact', 'Phone', { type: 'text', placeholder: '(402) 555-0142' }),
  Email: field('Contact', 'Email', { type: 'text', placeholder: 'Needs a key with the email service' }),

  CreditRatingScore: field('Business', 'Credit rating', { type: 'several', choices: ratings }),
  IsFranchise: field('Business', 'Franchise', { type: 'flag', yes: 'Franchises only', no: 'No franchises' }),
  RecordStatus: field('Business', 'New businesses', {
    type: 'one',
    choices: [
      { value: 'New', label: 'New in the last 90 days' },
      { value: 'Existing', label: 'Older than 90 days' },
      { value: 'All', label: 'All' },
    ],
  }),
  EIN: field('Business', 'Employer number (EIN)', { type: 'text', placeholder: '12-3456789' }),
  TickerSymbol: field('Business', 'Ticker symbol', { type: 'text', placeholder: 'ACME' }),

  Id: field('Records', 'Only these ids', { type: 'codes', placeholder: '637824467, 402716655' }),
  NotId: field('Records', 'Not these ids', { type: 'codes', placeholder: '637824467' }),
  SortCenter: field('Records', 'Nearest first from', { type: 'point' }),
  AnyOf: field('Records', 'Any of', { type: 'nested' }),
  NoneOf: field('Records', 'None of', { type: 'nested' }),
}

/** The criteria of a group, in the order of the table. */
export function fieldsIn(group: Group): Criterion[] {
  return (Object.keys(fields) as Criterion[]).filter((key) => fields[key].group === group)
}

/** The words of a chosen value: the label of the choice, or the value itself. */
export function valueLabel(key: Criterion, value: string): string {
  const { control } = fields[key]
  const choices = control.type === 'several' || control.type === 'one' ? control.choices : []
  return choices.find((choice) => choice.value === value)?.label ?? value
}

import type { Kind } from '#contract/kind.ts'
import { type MergeSide, mergeSides } from '#contract/merges.ts'

/** Groups of fields of which a person says which source wins. */
const groups = [
  'name',
  'address',
  'location',
  'phone',
  'web',
  'industry',
  'size',
  'contact',
  'status',
  'household',
  'other',
] as const
type Group = (typeof groups)[number]

/** Fields that come from one source together, since they say one thing. */
export interface Unit {
  group: Group
  /** As a build takes them (`RowOf`). */
  fields: readonly string[]
  /** The fields that decide which source has a value, the most telling first; any field where none is named. */
  leads?: readonly string[]
}

const each = (group: Group, ...fields: string[]): Unit[] =>
  fields.map((field) => ({ group, fields: [field] }))
const together = (group: Group, ...fields: string[]): Unit => ({ group, fields })
const sizes = [
  'CorporateEmployeesSize',
  'CorporateSalesVolume',
  'LocationEmployeesSize',
  'LocationSalesVolume',
]

const addressFields = [
  'Address',
  'AddressParsed',
  'City',
  'StateProvince',
  'PostalCode',
  'ZipPlus4',
  'CarrierRoute',
  'County',
  'Country',
]
const addressLeads = ['Address', 'PostalCode', 'City']

/** All fields that a merge completes, in units. Id, Source, SourceId, SourceConfidence and FirstSeen remain those of the set that is merged into; `MergedSources` names the others. */
export const units: Record<Kind, readonly Unit[]> = {
  companies: [
    ...each('name', 'CompanyName'),
    { group: 'address', fields: addressFields, leads: addressLeads },
    together('location', 'Location', 'LocationGrade'),
    { group: 'phone', fields: ['Phone', 'AreaCode'], leads: ['Phone', 'AreaCode'] },
    ...each('phone', 'Fax'),
    ...each('web', 'UriList', 'Email'),
    together('industry', 'PrimarySic', 'SicList', 'SicGrade'),
    together('industry', 'PrimaryNaics', 'NaicsList'),
    ...sizes.map((size) => together('size', `${size}Actual`, `${size}Range`)),
    ...each('size', 'SquareFeet'),
    together('contact', 'LastName', 'FirstName', 'Gender', 'Title'),
    ...each('status', 'OperatingStatus'),
    ...each(
      'other',
      'BusinessType',
      'CreditRatingScore',
      'EIN',
      'Franchise',
      'TickerSymbol',
      'YearEstablished',
    ),
    ...each('other', 'ParentCompany', 'UpdateDate'),
  ],
  people: [
    together('name', 'LastName', 'FirstName', 'MiddleInitial'),
    { group: 'address', fields: [...addressFields, 'LocationId'], leads: addressLeads },
    together('location', 'Location', 'LocationGrade'),
    { group: 'phone', fields: ['Phone', 'AreaCode'], leads: ['Phone', 'AreaCode'] },
    ...each('web', 'Email'),
    together('other', 'BirthMonthYear', 'Age'),
    ...each('other', 'Gender', 'LifeStyle', 'TargetReady', 'UpdateDate'),
    together('household', 'HouseholdId', 'HeadOfHousehold', 'Role'),
    ...each('household', 'IncomeRange', 'HomeValueRange', 'HousingType', 'IsHomeowner', 'MaritalStatus'),
    ...each('household', 'AreChildrenPresent', 'YearsInHome'),
  ],
}

/** Whose value wins where both sources have one. */
export const sides = mergeSides
export type Side = MergeSide

/** The sides that a person prefers, by the name of a field or of a group; `into` wins where none is named. */
export type Winners = Readonly<Record<string, Side>>

/** The names that a winner can be named for. */
export const choosable = (kind: Kind): string[] => [
  ...new Set(units[kind].flatMap(({ group, fields }) => [group, ...fields])),
]

/** The side preferred for a unit: for one of its fields, else for its group. */
export const preferredSide = ({ group, fields }: Unit, winners: Winners): Side | undefined =>
  fields.map((field) => winners[field]).find(Boolean) ?? winners[group]

import type { Kind } from '#contract/kind.ts'
import { type AnyRecord, type Format, fieldsOf, formatsOf, type RecordField } from './record.ts'

/** Fields of a record that belong together. */
export interface FieldGroup {
  title: string
  fields: readonly RecordField[]
}

const address: readonly RecordField[] = [
  'Address',
  'City',
  'StateProvince',
  'PostalCode',
  'ZipPlus4',
  'County',
  'Country',
  'AddressParsed',
]

/** Every field of a record, grouped as a person looks for them. */
export const recordGroups: Record<Kind, readonly FieldGroup[]> = {
  companies: [
    { title: 'Address', fields: [...address, 'CarrierRoute', 'Location', 'LocationGrade'] },
    {
      title: 'Contact',
      fields: ['FirstName', 'LastName', 'Title', 'Gender', 'Phone', 'Fax', 'AreaCode', 'UriList'],
    },
    { title: 'Industry', fields: ['PrimarySic', 'SicList', 'SicGrade', 'PrimaryNaics', 'NaicsList'] },
    {
      title: 'Size',
      fields: [
        'LocationEmployeesSizeActual',
        'LocationEmployeesSizeRange',
        'LocationSalesVolumeActual',
        'LocationSalesVolumeRange',
        'CorporateEmployeesSizeActual',
        'CorporateEmployeesSizeRange',
        'CorporateSalesVolumeActual',
        'CorporateSalesVolumeRange',
        'SquareFootage',
      ],
    },
    {
      title: 'Business',
      fields: [
        'OperatingStatus',
        'BusinessType',
        'ParentCompany',
        'Franchise',
        'CreditRatingScore',
        'YearEstablished',
        'RecordStatus',
        'EIN',
        'TickerSymbol',
      ],
    },
    {
      title: 'Record',
      fields: [
        'CompanyName',
        'Id',
        'Source',
        'SourceId',
        'SourceConfidence',
        'ETag',
        'Links',
        'FirstSeen',
        'LastSeen',
        'UpdateDate',
        'CorrectedFields',
        'MergedSources',
      ],
    },
  ],
  people: [
    { title: 'Address', fields: [...address, 'Location', 'LocationGrade'] },
    {
      title: 'Person',
      fields: [
        'FirstName',
        'MiddleInitial',
        'LastName',
        'Gender',
        'AgeRange',
        'BirthMonthYear',
        'MaritalStatus',
        'Phone',
        'Email',
      ],
    },
    { title: 'Household', fields: ['HeadOfHousehold', 'AreChildrenPresent', 'IncomeRange'] },
    { title: 'Home', fields: ['IsHomeowner', 'HomeValueRange', 'YearsInHome'] },
    { title: 'Interests', fields: ['LifeStyle'] },
    { title: 'Likely behavior', fields: ['TargetReady'] },
    {
      title: 'Record',
      fields: [
        'Id',
        'HouseholdId',
        'LocationId',
        'Source',
        'SourceId',
        'ETag',
        'Links',
        'FirstSeen',
        'LastSeen',
        'CorrectedFields',
        'MergedSources',
      ],
    },
  ],
}

/** The least format that carries a field of a kind. */
export function formatOf(kind: Kind, field: RecordField): Format {
  return formatsOf[kind].find((format) => fieldsOf[kind][format]?.includes(field)) ?? 'Enhanced'
}

/** Which formats carry what a record has of these fields: "Basic, 2 Enhanced"; undefined for a record that has none. */
export function sourceOf(kind: Kind, fields: readonly RecordField[], record: AnyRecord): string | undefined {
  const formats = fields.filter((field) => record[field] !== undefined).map((field) => formatOf(kind, field))
  const counts = formatsOf[kind]
    .map((format) => ({ format, n: formats.filter((other) => other === format).length }))
    .filter(({ n }) => n > 0)
  const [first, ...others] = counts
  return first && [first.format, ...others.map(({ format, n }) => `${n} ${format}`)].join(', ')
}

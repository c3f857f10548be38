import type { Kind } from '#contract/kind.ts'
import { companyFields } from './companies/fields.ts'
import { personFields } from './people/fields.ts'

/** What an import can fill, of either kind. */
export type Field = keyof typeof companyFields | keyof typeof personFields

/** What is to be known of a kind to tell which column is which field. */
export interface KindFields {
  kind: Kind
  /** The fields of the kind in the order in which they take their columns, with the names that those bear. */
  names: Partial<Record<Field, string>>
  /** Fields where a second column stands in for an empty first one. */
  withSubstitutes: ReadonlySet<Field>
  /** A file of the kind has a column for one of these. */
  needed: readonly Field[]
}

export const kindFields: Record<Kind, KindFields> = {
  companies: {
    kind: 'companies',
    names: companyFields,
    withSubstitutes: new Set<Field>([
      'CompanyName',
      'Phone',
      'UriList',
      'LocationEmployeesSizeActual',
      'LocationSalesVolumeActual',
      'CorporateEmployeesSizeActual',
      'CorporateSalesVolumeActual',
    ]),
    needed: ['CompanyName'],
  },
  people: {
    kind: 'people',
    names: personFields,
    withSubstitutes: new Set<Field>(['Phone', 'Age', 'IncomeRange']),
    needed: ['FullName', 'FirstName', 'LastName'],
  },
}

export const fieldsOf = ({ names }: KindFields) => Object.keys(names) as Field[]

/** The fields of both kinds. */
export const fieldNames = [...new Set(Object.values(kindFields).flatMap(fieldsOf))]

/** Columns of words that tell the industry, broadest first. */
export const categoryNames =
  'type industrygroup industry category maincategory sector subcategory subtype businesscategory industrydescription businesstype businesssubtype sicdescription primarysicdescription siccodedescription businesscategorycode1description naicsdescription naicstitle categories categoryname lineofbusiness activity trade classification'

/** Columns that make up an address where no column holds the whole, in the order of the line. */
export const addressParts = [
  'housenumber house streetnumber civicnumber number addressnumber addressparsednumber',
  'predirectional streetpredirectional addressparsedpredirectional',
  'streetname street road addressparsedname',
  'streetsuffix streettype addressparsedsuffix',
  'postdirectional streetpostdirectional addressparsedpostdirectional',
  'unittype',
  'unit unitnumber suite apt apartment addressparsedunitnumber',
]

/** A second line of the address. */
export const secondLines =
  'address2 addressline2 addr2 suite unit street2 apt apartment unitnumber aptnumber apartmentnumber suitenumber'

/** A column's name for comparing. */
export const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z\d]/g, '')
    .toLowerCase()

import type { Kind } from '#contract/kind.ts'
import { companyColumns, streetParts, unitParts } from '#shared/tabular/column-synonyms.ts'
import { personFields } from './people/fields.ts'

/** What an import can fill, of either kind. */
export type Field = keyof typeof companyColumns | keyof typeof personFields

/** The fields of a kind and how their columns are recognized. */
export interface KindFields {
  kind: Kind
  /** The fields of the kind in the order in which they take their columns, with the names of those columns. */
  names: Partial<Record<Field, string>>
  /** Fields where a second column replaces an empty first one. */
  withSubstitutes: ReadonlySet<Field>
  /** A file of the kind has a column for one of these. */
  needed: readonly Field[]
}

export const kindFields: Record<Kind, KindFields> = {
  companies: {
    kind: 'companies',
    names: companyColumns,
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

const [number, ...street] = streetParts

/** Columns that make up an address where no column holds the whole, in the order of the line. */
export const addressParts: readonly string[] = [`${number} number`, ...street, ...unitParts]

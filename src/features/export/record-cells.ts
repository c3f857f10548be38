import { type Company, type CompanyField, fieldsOf, type ResourceType } from '#contract/company'
import type { Cell } from '../../ui/csv.ts'

/** One column of an export, named by the API's own names ("AddressParsed.Name"). */
export interface ExportColumn {
  name: string
  cell: (company: Company) => Cell
}

const parts = {
  AddressParsed: ['Number', 'PreDirectional', 'Name', 'Suffix', 'PostDirectional', 'UnitNumber'],
  Location: ['Latitude', 'Longitude'],
} as const

const joined: Partial<Record<CompanyField, (company: Company) => string | undefined>> = {
  SicList: ({ SicList }) =>
    SicList?.map(({ Code, Description }) => `${Code} ${Description ?? ''}`.trim()).join('; '),
  NaicsList: ({ NaicsList }) =>
    NaicsList?.map(({ Code, Description }) => `${Code} ${Description ?? ''}`.trim()).join('; '),
  UriList: ({ UriList }) => UriList?.map(({ Uri }) => Uri).join('; '),
}

function columnsOf(field: CompanyField): ExportColumn[] {
  if (field === 'AddressParsed' || field === 'Location') {
    return parts[field].map((part) => ({
      name: `${field}.${part}`,
      cell: (company) => (company[field] as Record<string, Cell> | undefined)?.[part],
    }))
  }
  const join = joined[field]
  return [{ name: field, cell: join ?? ((company) => company[field] as Cell) }]
}

/** The fields that an export of a format asks for: all but the links, which no spreadsheet follows. */
export function exportFields(format: ResourceType): CompanyField[] {
  return fieldsOf[format].filter((field) => field !== 'Links')
}

/** The columns of an export, nested fields as one column each. */
export function exportColumns(format: ResourceType): ExportColumn[] {
  return exportFields(format).flatMap(columnsOf)
}

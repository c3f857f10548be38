import { interestNames, targetModelNames } from '#contract/interests'
import type { Kind } from '#contract/kind'
import { type AnyRecord, type Format, fieldsOf, type RecordField } from '../../criteria/record.ts'
import type { Cell } from '../../lists/csv.ts'

/** One column of an export, named by the API's own names ("AddressParsed.Name"). */
export interface ExportColumn {
  name: string
  cell: (record: AnyRecord) => Cell
}

const parts = {
  AddressParsed: ['Number', 'PreDirectional', 'Name', 'Suffix', 'PostDirectional', 'UnitNumber'],
  Location: ['Latitude', 'Longitude'],
  LifeStyle: interestNames,
  TargetReady: targetModelNames,
} satisfies Partial<Record<RecordField, readonly string[]>>

const hasParts = (field: RecordField): field is keyof typeof parts => Object.hasOwn(parts, field)

const joined: Partial<Record<RecordField, (record: AnyRecord) => string | undefined>> = {
  SicList: ({ SicList }) =>
    SicList?.map(({ Code, Description }) => `${Code} ${Description ?? ''}`.trim()).join('; '),
  NaicsList: ({ NaicsList }) =>
    NaicsList?.map(({ Code, Description }) => `${Code} ${Description ?? ''}`.trim()).join('; '),
  UriList: ({ UriList }) => UriList?.map(({ Uri }) => Uri).join('; '),
}

function columnsOf(field: RecordField): ExportColumn[] {
  if (hasParts(field)) {
    return parts[field].map((part) => ({
      name: `${field}.${part}`,
      cell: (record) => (record[field] as Record<string, Cell> | undefined)?.[part],
    }))
  }
  const join = joined[field]
  return [{ name: field, cell: join ?? ((record) => record[field] as Cell) }]
}

/** How much an export takes of each record; `Every` is all that any format carries. */
export type Extent = 'Core' | 'Basic' | 'Every'

const formatsIn: Record<Extent, readonly Format[]> = {
  Core: ['Core'],
  Basic: ['Basic'],
  Every: ['Enhanced', 'LifeStyle', 'TargetReady'],
}

/** Links lead nowhere from a spreadsheet, and a key without the email profile is refused when it names `Email`. */
const unasked: ReadonlySet<RecordField> = new Set(['Links', 'Email'])

/** The fields that an export asks for. */
export function exportFields(kind: Kind, extent: Extent): RecordField[] {
  const fields = formatsIn[extent].flatMap((format) => fieldsOf[kind][format] ?? [])
  return [...new Set(fields)].filter((field) => !unasked.has(field))
}

/** The columns of an export, nested fields as one column each. */
export function exportColumns(kind: Kind, extent: Extent): ExportColumn[] {
  return exportFields(kind, extent).flatMap(columnsOf)
}

import type { Kind } from '#contract/kind.ts'
import { fieldText, isNumeric } from '#records/field-text.ts'
import { type FollowUpColumn, followUpColumns } from '#records/follow-up-columns.ts'
import { type AnyRecord, fieldLabels, personOf, type RecordField } from '#records/record.ts'
import type { IndustryName } from '#reference/industry-names.ts'

/** One column of a list's table: what it shows, and the fields that must have been read for it. */
export interface GridColumn {
  key: string
  label: string
  /** Pixels. */
  width: number
  right: boolean
  fields: readonly RecordField[]
  text: (record: AnyRecord, industry: IndustryName) => string | undefined
  /** The part of the follow-up that it shows instead. */
  own?: FollowUpColumn
}

const shortLabels: Partial<Record<RecordField, string>> = {
  PrimarySic: 'Industry',
  LocationEmployeesSizeRange: 'Staff',
}

const column = (key: RecordField, width: number): GridColumn => ({
  key,
  label: shortLabels[key] ?? fieldLabels[key],
  width,
  right: isNumeric(key),
  fields: [key],
  text: (record) => fieldText(record, key),
})

/** Only full formats have the list of codes with its descriptions; the dictionary has them all. */
const industryColumn: GridColumn = {
  ...column('PrimarySic', 160),
  text: ({ PrimarySic: code, SicList }, industry) =>
    code && (SicList?.find(({ Code }) => Code === code)?.Description ?? industry(code)),
}

const name: GridColumn = {
  key: 'Name',
  label: 'Name',
  width: 190,
  right: false,
  fields: ['FirstName', 'MiddleInitial', 'LastName'],
  text: personOf,
}

const place = [column('City', 110), column('StateProvince', 56), column('PostalCode', 66)]
const street = column('Address', 150)

/** The columns of a list's table for what the service has; the first is what a record is called. */
export const columnsOf: Record<Kind, readonly GridColumn[]> = {
  companies: [
    column('CompanyName', 200),
    ...place,
    industryColumn,
    column('Phone', 118),
    street,
    column('LocationEmployeesSizeRange', 76),
  ],
  people: [name, ...place, street, column('Phone', 118), column('AgeRange', 76), column('IncomeRange', 140)],
}

const ownColumns: readonly GridColumn[] = followUpColumns.map((own) => ({
  key: own.key,
  label: own.label,
  width: own.width,
  right: false,
  fields: [],
  text: () => undefined,
  own,
}))

/** Every column of a list's table, in the order in which they are shown: what a person noted is next to the name. */
export function everyColumn(kind: Kind): GridColumn[] {
  const [first, ...others] = columnsOf[kind]
  return [...(first ? [first] : []), ...ownColumns, ...others]
}

/** Columns that are shown by default where a record has a follow-up: its tags and note are long. */
const defaultOwn = new Set(['FollowUp.Status', 'FollowUp.Date'])

/** The shown columns: the selected ones; by default those of the service, and once there are follow-ups their status and date. */
export function shownColumns(
  kind: Kind,
  selected: readonly string[] | undefined,
  hasFollowUps: boolean,
): GridColumn[] {
  const isShown = ({ key, own }: GridColumn) => {
    if (selected) return selected.includes(key)
    return !own || (hasFollowUps && defaultOwn.has(key))
  }
  return everyColumn(kind).filter((column, i) => i === 0 || isShown(column))
}

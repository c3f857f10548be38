import { interestNames, interests, targetModelNames, targetModels } from '#contract/interests.ts'
import type { Kind } from '#contract/kind.ts'
import {
  type AnyRecord,
  choosableFields,
  type Format,
  fieldLabels,
  fieldsOf,
  formatsOf,
  type RecordField,
} from '#records/record.ts'
import { recordGroups } from '#records/record-groups.ts'
import type { Cell } from '#shared/tabular/csv.ts'
import type { Column } from './column.ts'

/** Columns to begin with: all of a format, or every field that a kind has. */
export type Preset = Format | 'Every'

/** The presets of a kind, from little to much; Enhanced companies have every field. */
export const presetsOf: Record<Kind, readonly Preset[]> = {
  companies: formatsOf.companies,
  people: [...formatsOf.people, 'Every'],
}

/** Fields of several parts, each of which is a column, "AddressParsed.Name", and what people call it. */
const parts = {
  AddressParsed: {
    Number: 'House number',
    PreDirectional: 'Direction before',
    Name: 'Street name',
    Suffix: 'Street suffix',
    PostDirectional: 'Direction behind',
    UnitNumber: 'Unit',
  },
  Location: { Latitude: 'Latitude', Longitude: 'Longitude' },
  LifeStyle: interests,
  TargetReady: targetModels,
} as const satisfies Partial<Record<RecordField, Readonly<Record<string, string>>>>

const partNames: Partial<Record<RecordField, readonly string[]>> = {
  AddressParsed: Object.keys(parts.AddressParsed),
  Location: Object.keys(parts.Location),
  LifeStyle: interestNames,
  TargetReady: targetModelNames,
}

const partLabels: Partial<Record<string, Readonly<Record<string, string>>>> = parts

/** What tells a record and its version: the last columns of every file that has columns. */
const identity: readonly RecordField[] = ['Id', 'ETag']

/** What a record is called comes first, then its fields as they are grouped on its page. */
const leading: readonly RecordField[] = ['CompanyName', 'FirstName', 'MiddleInitial', 'LastName']

function fieldsInOrder(kind: Kind): RecordField[] {
  const grouped = recordGroups[kind].flatMap(({ fields }) => fields)
  const all = [...leading, ...grouped, ...choosableFields[kind]]
  return [...new Set(all)].filter((field) => choosableFields[kind].includes(field))
}

const namesOf = (field: RecordField): string[] =>
  partNames[field]?.map((part) => `${field}.${part}`) ?? [field]

/** A column under the API's own name. */
export const columnOf = (name: string): Column => ({ name, heading: name })

/** Every column that a kind can have, in the order in which they are offered; id and version are the last. */
export function everyColumn(kind: Kind): Column[] {
  return withIdentity(fieldsInOrder(kind).flatMap(namesOf).map(columnOf))
}

/** The columns of a preset: each field of the format, nested fields as one column each, id and version at the end. */
export function columnsFor(kind: Kind, preset: Preset): Column[] {
  if (preset === 'Every') return everyColumn(kind)
  const formatFields = fieldsOf[kind][preset] ?? []
  return everyColumn(kind).filter(({ name }) => formatFields.includes(fieldOf(name)))
}

/** These columns with id and version at the end, once each. */
export function withIdentity(columns: readonly Column[]): Column[] {
  return [...columns.filter((column) => !isIdentity(column)), ...identity.map(columnOf)]
}

/** Whether a column is the id or the version of a record. */
export const isIdentity = ({ name }: Column): boolean => identity.includes(name as RecordField)

/** The field that a column is of: `AddressParsed` of "AddressParsed.Name". */
export const fieldOf = (name: string) => name.split('.', 1)[0] as RecordField

/** The fields that have to be asked of the service for these columns, each once. */
export function requiredFields(columns: readonly Column[]): RecordField[] {
  return [...new Set(columns.map(({ name }) => fieldOf(name)))]
}

/** What people call a column: "Street suffix". */
export function columnLabel(name: string): string {
  const field = fieldOf(name)
  const part = name.slice(field.length + 1)
  return partLabels[field]?.[part] ?? fieldLabels[field] ?? name
}

/** The cells of a record: texts as the service sent them, zeros and all, and numbers. */
export function cellsOf(record: AnyRecord, columns: readonly Column[]): Cell[] {
  return columns.map(({ name }) => cellOf(record, name))
}

/** One cell of a record; undefined where the record lacks it. */
export function cellOf(record: AnyRecord, name: string): Cell {
  const field = fieldOf(name)
  const value: unknown = record[field]
  const part = name.slice(field.length + 1)
  if (part) return plain((value as Record<string, unknown> | null | undefined)?.[part])
  return Array.isArray(value) ? value.map(itemText).join('; ') : plain(value)
}

const plain = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined

/** An item of a list of codes or addresses: "581208 Pizza". */
function itemText(item: { Code?: string; Description?: string; Uri?: string }): string {
  return item.Uri ?? [item.Code, item.Description].filter(Boolean).join(' ')
}

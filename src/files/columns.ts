import { interestNames, interests, targetModelNames, targetModels } from '#contract/interests.ts'
import type { Kind } from '#contract/kind.ts'
import type { MergedSource } from '#contract/merged-source.ts'
import { followUpColumns } from '#records/follow-up-columns.ts'
import { isNearest, nearestColumns } from '#records/nearest.ts'
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

/** Preset columns: those of a format, or every field of a kind. */
export type Preset = Format | 'Every'

/** The presets of a kind, smallest first; Enhanced companies have every field. */
export const presetsOf: Record<Kind, readonly Preset[]> = {
  companies: formatsOf.companies,
  people: [...formatsOf.people, 'Every'],
}

/** Nested fields: each part is a column ("AddressParsed.Name") with a label. */
const parts = {
  AddressParsed: {
    Number: 'House number',
    PreDirectional: 'Pre-direction',
    Name: 'Street name',
    Suffix: 'Street suffix',
    PostDirectional: 'Post-direction',
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

/** Id and version of a record: the last columns of every file with selectable columns. */
const identity: readonly RecordField[] = ['Id', 'ETag']

/** The first columns: the name of a record. Its other fields follow as they are grouped on its page. */
const leading: readonly RecordField[] = ['CompanyName', 'FirstName', 'MiddleInitial', 'LastName']

function fieldsInOrder(kind: Kind): RecordField[] {
  const grouped = recordGroups[kind].flatMap(({ fields }) => fields)
  const all = [...leading, ...grouped, ...choosableFields[kind]]
  return [...new Set(all)].filter((field) => choosableFields[kind].includes(field))
}

const namesOf = (field: RecordField): string[] =>
  partNames[field]?.map((part) => `${field}.${part}`) ?? [field]

/** What a person noted of records: parts of a field that the service does not have. */
export const followUpFileColumns: readonly Column[] = followUpColumns.map(({ key }) => ({
  name: key,
  heading: key,
}))
const followUpLabels = new Map<string, string>(followUpColumns.map(({ key, label }) => [key, label]))

/** What is computed from the point of a record and those of the search. */
export const nearestFileColumns: readonly Column[] = nearestColumns.map(({ key }) => ({
  name: key,
  heading: key,
}))
const nearestLabels = new Map<string, string>(nearestColumns.map(({ key, label }) => [key, label]))

/** Whether a column is computed from points. */
export const isNearestColumn = ({ name }: Column): boolean => isNearest(name)

/** Whether a column is of what a person noted. */
export const isFollowUp = ({ name }: Column): boolean => followUpLabels.has(name)

/** A column under the API's own name. */
export const columnOf = (name: string): Column => ({ name, heading: name })

/** Every column of a kind in the order in which they are offered; id and version last. */
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

/** The fields to request for these columns, each once. */
export function requiredFields(columns: readonly Column[]): RecordField[] {
  const fields = columns.filter((column) => !isFollowUp(column)).map(({ name }) => fieldOf(name))
  return [...new Set(fields.map((field) => (isNearest(field) ? 'Location' : field)))]
}

/** The label of a column: "Street suffix". */
export function columnLabel(name: string): string {
  const field = fieldOf(name)
  const part = name.slice(field.length + 1)
  return (
    followUpLabels.get(name) ??
    nearestLabels.get(name) ??
    partLabels[field]?.[part] ??
    fieldLabels[field] ??
    name
  )
}

/** The cells of a record: texts as the service sent them, with leading zeros, and numbers. */
export function cellsOf(record: AnyRecord, columns: readonly Column[]): Cell[] {
  return columns.map(({ name }) => cellOf(record, name))
}

/** One cell of a record; undefined where it has no value. */
export function cellOf(record: AnyRecord, name: string): Cell {
  const field = fieldOf(name)
  const whole: unknown = record[field]
  const part = name.slice(field.length + 1)
  const value = part ? (whole as Record<string, unknown> | null | undefined)?.[part] : whole
  return Array.isArray(value) ? value.map(itemText).join('; ') : plain(value)
}

const plain = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined

type Item = { Code?: string; Description?: string; Uri?: string } & Partial<MergedSource>

/** A merged source: "New York registry 4711: Phone, EIN". */
const sourceText = ({ Source, SourceId, Fields }: Partial<MergedSource>) =>
  [[Source, SourceId].filter(Boolean).join(' '), Fields].filter(Boolean).join(': ')

/** An item of a list of codes or addresses, or a tag: "581208 Pizza". */
function itemText(item: string | Item): string {
  if (typeof item === 'string') return item
  if (item.Source !== undefined) return sourceText(item)
  return item.Uri ?? [item.Code, item.Description].filter(Boolean).join(' ')
}

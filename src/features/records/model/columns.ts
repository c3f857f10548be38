import { companyFields } from '#contract/company.ts'
import type { Kind } from '#contract/kind.ts'
import { personFields } from '#contract/person.ts'
import { hasOrigins } from '#criteria/areas/origins.ts'
import { fieldText, isNumeric } from '#records/field-text.ts'
import type { FollowUp } from '#records/follow-up.ts'
import { followUpColumn, followUpColumns } from '#records/follow-up-columns.ts'
import { isNearest, milesOf, nearestColumns, nearestOf, type Origins } from '#records/nearest.ts'
import {
  type AnyRecord,
  type Format,
  fieldLabels,
  fieldsOf,
  formatsOf,
  personOf,
  type Reading,
  type RecordField,
} from '#records/record.ts'
import { dollars, range } from '#shared/text/format.ts'
import { distance, type Units } from '#shared/text/units.ts'

/**
 * One column of the record table. Its key is the API's name of the field, one for the parts of a name together, or that of a
 * part of the follow-up, which is blank until `withFollowUps`.
 */
export interface Column {
  key: string
  label: string
  /** Pixels. */
  width: number
  right?: boolean
  cell: (record: AnyRecord) => string | undefined
}

/** The parts of a person's name in one column: of a company's contact, or of the person itself. */
const nameColumn: Record<Kind, Column> = {
  companies: { key: 'Contact', label: 'Contact', width: 110, cell: personOf },
  people: { key: 'Name', label: 'Name', width: 160, cell: personOf },
}

const widths: Record<string, number> = {
  CompanyName: 164,
  Address: 150,
  City: 90,
  StateProvince: 54,
  PostalCode: 60,
  Phone: 118,
  PrimarySic: 118,
  LocationEmployeesSizeRange: 64,
  LocationSalesVolumeActual: 70,
  County: 110,
  Location: 140,
  UriList: 190,
  SicList: 160,
  NaicsList: 160,
  AgeRange: 60,
  HomeValueRange: 146,
  IncomeRange: 146,
  IsHomeowner: 84,
  LifeStyle: 360,
  TargetReady: 420,
}
const shortLabels: Record<string, string> = {
  LocationEmployeesSizeRange: 'Staff',
  LocationSalesVolumeActual: 'Sales',
  PrimarySic: 'Industry',
}

function columnOf(kind: Kind, key: string): Column {
  const name = nameColumn[kind]
  if (key === name.key) return name
  const right = isNumeric(key)
  const field = key as RecordField
  return {
    key,
    label: shortLabels[key] ?? fieldLabels[field],
    width: widths[key] ?? (right ? 96 : 110),
    right,
    cell: (record) => fieldText(record, field),
  }
}

const offered: Record<Kind, readonly RecordField[]> = { companies: companyFields, people: personFields }

const whole = ['Name', 'Address', 'City', 'StateProvince', 'PostalCode']

/** The default columns of a format. */
const defaultKeys: Record<Kind, Partial<Record<Format, readonly string[]>>> = {
  companies: {
    Core: ['Id', 'ETag', 'ParentCompany'],
    Basic: ['CompanyName', 'Contact', 'Address', 'City', 'StateProvince', 'PostalCode', 'Phone'],
    Enhanced: [
      'CompanyName',
      'Contact',
      'City',
      'PostalCode',
      'Phone',
      'PrimarySic',
      'LocationEmployeesSizeRange',
      'LocationSalesVolumeActual',
    ],
  },
  people: {
    Core: ['Id', 'ETag'],
    Basic: whole,
    Enhanced: [...whole, 'AgeRange', 'Phone', 'IncomeRange', 'HomeValueRange', 'IsHomeowner'],
    LifeStyle: [...whole, 'AgeRange', 'LifeStyle'],
    TargetReady: [...whole, 'AgeRange', 'TargetReady'],
  },
}

const ofCard = (key: string, label: string, cell: Column['cell']): Column => ({ key, label, width: 0, cell })

/** What a card has of a record: its name, where it is, and how large a company or how old a person is. */
export const cardColumns: Record<Kind, readonly Column[]> = {
  companies: [
    ofCard('CompanyName', 'Company', ({ CompanyName, Id }) => CompanyName ?? Id),
    ofCard('Place', 'Place', cardPlace),
    ofCard('Size', 'Size', ({ LocationSalesVolumeActual: sales, LocationEmployeesSizeRange: staff }) =>
      lines(sales !== undefined && dollars(sales), staff && `${range(staff)} staff`),
    ),
  ],
  people: [
    ofCard('Name', 'Name', (record) => personOf(record) ?? record.Id),
    ofCard('Place', 'Place', cardPlace),
    ofCard('Size', 'Age', ({ AgeRange }) => AgeRange && `Age ${range(AgeRange)}`),
  ],
}

const lines = (...texts: readonly (string | false | undefined)[]) =>
  texts.filter(Boolean).join('\n') || undefined

/** The street, and city and ZIP code. */
function cardPlace({ Address, City, StateProvince, PostalCode }: AnyRecord): string | undefined {
  const town = [City, PostalCode ?? StateProvince].filter(Boolean).join(' ')
  return [Address, town].filter(Boolean).join(' · ') || undefined
}

/** Columns that are pinned by default: the name of a record. */
export const defaultPinned: readonly string[] = ['CompanyName', 'Name']

/** The column of each of these fields, in their order. */
const columnsOfFields = (kind: Kind, fields: readonly RecordField[]): Column[] =>
  fields.map((field) => columnOf(kind, field))

/** The columns of what a person noted of the records. */
const ownColumns: readonly Column[] = followUpColumns.map(({ key, label, width }) => ({
  key,
  label,
  width,
  cell: () => '',
}))

/** The columns that are computed from points, blank until `withOrigins`. */
const pointColumns: readonly Column[] = nearestColumns.map(({ key, label, width }) => ({
  key,
  label,
  width,
  right: key === 'DistanceMiles',
  cell: () => '',
}))

/** Columns with the nearest area and the distance, in the unit of the settings. */
export function withOrigins(columns: readonly Column[], origins: Origins, units: Units): readonly Column[] {
  if (!columns.some(({ key }) => isNearest(key))) return columns
  const cells: Record<string, Column['cell']> = {
    NearestArea: (record) => nearestOf(record, origins.points)?.point.Name,
    DistanceMiles: (record) => {
      const miles = milesOf(record, origins)
      return miles === undefined ? undefined : distance(miles, units)
    },
  }
  return columns.map((column) => ({ ...column, cell: cells[column.key] ?? column.cell }))
}

/** The columns of distances that a table without selected ones shows beside its own: the nearest area where there are several. */
export function defaultPointColumns(origins: Origins, isSortedByDistance: boolean): string[] {
  if (origins.points.length > 1) return nearestColumns.map(({ key }) => key)
  return hasOrigins(origins) && isSortedByDistance ? ['DistanceMiles'] : []
}

/** Whether a column is not of the service, but of what a person noted. */
export const isOwn = (key: string): boolean => followUpColumn(key) !== undefined

/** Columns with the follow-ups of their records; blank where nothing is noted. */
export function withFollowUps(
  columns: readonly Column[],
  followUps: ReadonlyMap<string, FollowUp>,
): readonly Column[] {
  if (!columns.some(({ key }) => isOwn(key))) return columns
  return columns.map((column) => {
    const own = followUpColumn(column.key)
    if (!own) return column
    const cell = ({ Id }: AnyRecord) => {
      const followUp = followUps.get(Id)
      return followUp ? own.text(followUp) : ''
    }
    return { ...column, cell }
  })
}

const defaultKeysOf = (kind: Kind, format: Format) => defaultKeys[kind][format] ?? []

/** Every column that a table of a format can show, in the order in which they are offered. */
export function columnsFor(kind: Kind, format: Format): Column[] {
  const fields: readonly string[] = (fieldsOf[kind][format] ?? []).filter((field) => field !== 'Links')
  const names = ['FirstName', 'LastName'].every((name) => fields.includes(name)) ? [nameColumn[kind].key] : []
  const keys = [
    ...defaultKeysOf(kind, format),
    ...offered[kind].filter((field) => fields.includes(field)),
    ...names,
  ]
  const points = fields.includes('Location') ? pointColumns : []
  return [...[...new Set(keys)].map((key) => columnOf(kind, key)), ...points, ...ownColumns]
}

/** What larger formats add to a format: the columns that neither it nor a smaller one of them has. */
export function addedColumns(kind: Kind, format: Format): { format: Format; columns: Column[] }[] {
  const fields = fieldsOf[kind][format] ?? []
  const larger = formatsOf[kind].filter(
    (other) => other !== format && fields.every((field) => fieldsOf[kind][other]?.includes(field)),
  )
  const known = new Set(columnsFor(kind, format).map(({ key }) => key))
  return larger.map((other) => {
    const columns = columnsFor(kind, other).filter(({ key }) => !known.has(key))
    for (const { key } of columns) known.add(key)
    return { format: other, columns }
  })
}

/**
 * The columns shown: the selected ones that the format has, else the defaults and those of `points`; selected fields have one each,
 * before the selected columns of follow-ups.
 */
export function shownColumns(
  kind: Kind,
  format: Reading,
  selected: readonly string[] | undefined,
  fields: readonly RecordField[] = [],
  points: readonly string[] = [],
): Column[] {
  if (format === 'Fields')
    return [
      ...columnsOfFields(kind, fields),
      ...pointColumns.filter(({ key }) => fields.includes('Location') && points.includes(key)),
      ...ownColumns.filter(({ key }) => selected?.includes(key)),
    ]
  const known = new Map(columnsFor(kind, format).map((column) => [column.key, column]))
  const keys = (selected ?? [...defaultKeysOf(kind, format), ...points]).filter((key) => known.has(key))
  return (keys.length ? keys : defaultKeysOf(kind, format)).flatMap((key) => known.get(key) ?? [])
}

import { type Note, notes } from '#service/normalize/notes.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { columnOf, type Plan } from './columns/plan-readers.ts'
import { type CsvList, newCsvList } from './csv-list.ts'
import { type Field, fieldNames } from './fields.ts'

/** A value of the file that the record has otherwise or not at all. */
export interface Change {
  /** Where there are several. */
  file?: string
  line: number
  column: string
  before: string
  after: string
  why: string
}

const COLUMNS = ['line', 'column', 'before', 'after', 'why'] as const

/** The columns of the list; each row of several files has the name of its file. */
export const changeColumns = (several: boolean): CsvList<Change>['columns'] =>
  several ? ['file', ...COLUMNS] : COLUMNS

/** An empty list. */
export const newChanges = (several: boolean): Promise<CsvList<Change>> =>
  newCsvList('changes.csv', changeColumns(several))

/** The fields that a note is about, where its text does not begin with their names. */
const groups: Record<string, readonly Field[]> = {
  Location: ['Latitude', 'Longitude'],
  Name: ['FullName', 'FirstName', 'MiddleInitial', 'LastName'],
  Sizes: [
    'LocationEmployeesSizeActual',
    'LocationSalesVolumeActual',
    'CorporateEmployeesSizeActual',
    'CorporateSalesVolumeActual',
    'SquareFootage',
  ],
  Ranges: [
    'LocationEmployeesSizeActual',
    'LocationSalesVolumeActual',
    'CorporateEmployeesSizeActual',
    'CorporateSalesVolumeActual',
    'IncomeRange',
    'HomeValueRange',
  ],
  'Dates and years': ['UpdateDate', 'FirstSeen', 'YearEstablished'],
  Vehicle: ['VehicleMake', 'VehicleModel', 'VehicleYear'],
  TargetReady: fieldNames.filter((field) => field.startsWith('TargetReady.')),
}

/** What a note is about. */
interface Subject {
  fields: readonly Field[]
  why: string
}

/** The notes that say that a value of the file was changed or removed. */
const about = new Map<Note, Subject>(
  (Object.keys(notes) as Note[]).flatMap((note) => {
    const [kind, text] = notes[note]
    if (kind !== 'fixed' && kind !== 'removed') return []
    const [names = '', why = ''] = text.split(/: (.*)/)
    return [[note, { fields: groups[names] ?? (names.split(', ') as Field[]), why }]]
  }),
)

type AnyRow = CompanyRow & PersonRow

const sizeOf = (
  row: AnyRow,
  field: 'LocationEmployeesSize' | 'LocationSalesVolume' | 'CorporateEmployeesSize' | 'CorporateSalesVolume',
) => row[`${field}Actual`] ?? row[`${field}Range`]

const nameIn = (row: AnyRow) => [row.FirstName, row.MiddleInitial, row.LastName].filter(Boolean).join(' ')

/** Values of records that are not under the name of their field. */
const readers: Partial<Record<Field, (row: AnyRow) => unknown>> = {
  FullName: nameIn,
  Latitude: ({ Location }) => Location?.Latitude,
  Longitude: ({ Location }) => Location?.Longitude,
  UriList: ({ UriList }) => UriList?.map(({ Uri }) => Uri).join(' '),
  SquareFootage: ({ SquareFeet }) => SquareFeet,
  BirthMonthYear: ({ BirthMonthYear, Age }) =>
    BirthMonthYear ?? (Age === undefined ? undefined : `age ${Age}`),
  LocationEmployeesSizeActual: (row) => sizeOf(row, 'LocationEmployeesSize'),
  LocationSalesVolumeActual: (row) => sizeOf(row, 'LocationSalesVolume'),
  CorporateEmployeesSizeActual: (row) => sizeOf(row, 'CorporateEmployeesSize'),
  CorporateSalesVolumeActual: (row) => sizeOf(row, 'CorporateSalesVolume'),
  LifeStyle: ({ LifeStyle }) => LifeStyle?.join(', '),
  VehicleMake: ({ Vehicles }) => Vehicles?.map(({ Make }) => Make).join(', '),
  VehicleModel: ({ Vehicles }) => Vehicles?.map(({ Model }) => Model).join(', '),
  VehicleYear: ({ Vehicles }) => Vehicles?.map(({ Year }) => Year).join(', '),
}

function textIn(row: AnyRow, field: Field): string {
  const read = readers[field]
  const value = read ? read(row) : (row as unknown as Record<string, unknown>)[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

interface Converted {
  row: CompanyRow | PersonRow
  cells: readonly string[]
  notes: readonly Note[]
  line: number
  file?: string
}

/** Every value of a row that was corrected or removed. Of a note about several fields those are listed whose values differ. */
export function changesOf({ row, cells, notes: done, line, file }: Converted, plan: Plan): Change[] {
  if (!done.some((note) => about.has(note))) return []
  const changes = new Map<string, Change>()
  for (const note of done) {
    const { fields, why } = about.get(note) ?? { fields: [], why: '' }
    for (const field of fields) {
      const before = cleanText(plan.read[field]?.(cells) ?? '')
      const after = textIn(row as AnyRow, field)
      if (before === '' || before === after) continue
      changes.set(`${note} ${field}`, { file, line, column: columnOf(plan, field), before, after, why })
    }
  }
  return [...changes.values()]
}

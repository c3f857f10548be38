import { plainColumnName, secondLines } from '#shared/tabular/column-synonyms.ts'
import { addressParts, type Field, fieldsOf, type KindFields } from '../fields.ts'
import { type ColumnSource, columnsIn } from './column-source.ts'
import { identifying, plausible } from './value-tests.ts'

export type Columns = Partial<Record<Field, ColumnSource>>

/** A table of which the beginning is known: its columns and some rows. */
export interface Sample {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const MAX = 0.5
/** Columns about another company or person. */
const OTHERS = /headquarter|parent|mailing|billing|owner|agent|registered|previous|old|ship/
/** The name of a column whose name was there before: it is no second line of what the first one has. */
const REPEATED = / \(\d+\)$/
const PAIR = /^\(?\s*-?\d+\.\d+\s*,\s*-?\d+\.\d+\s*\)?$/

function valuesOf({ columns, rows }: Sample, column: string): string[] {
  const index = columns.indexOf(column)
  return rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '')
}

function share(cells: readonly string[], test: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length
}

/** Columns with one of the names, in the order of the names. */
function named(names: string, columns: readonly string[]): string[] {
  return names.split(/\s+/).flatMap((name) => columns.filter((column) => plainColumnName(column) === name))
}

function fits(field: Field, column: string, sample: Sample): boolean {
  const cells = valuesOf(sample, column)
  if (field === 'Id') return cells.length === 0 || new Set(cells).size > cells.length * MAX
  const test = plausible[field]
  return !test || cells.length === 0 || share(cells, test) >= MAX
}

function byName(
  field: Field,
  { names, withSubstitutes }: KindFields,
  free: readonly string[],
  sample: Sample,
): ColumnSource | undefined {
  const found = named(names[field] ?? '', free).filter((column) => fits(field, column, sample))
  if (field === 'Address') return addressOf(found[0], free)
  return found.length > 1 && withSubstitutes.has(field) ? found : found[0]
}

/** The whole address, with its second line, or its parts joined. */
function addressOf(whole: string | undefined, free: readonly string[]): ColumnSource | undefined {
  const parts = addressParts.flatMap((names) => named(names, free).slice(0, 1))
  const areParts = parts.length > 1 && (whole === undefined || parts.includes(whole))
  if (areParts) return { join: parts, with: ' ' }
  const second = named(secondLines, free).find((column) => column !== whole && !REPEATED.test(column))
  return whole && second ? { join: [whole, second], with: ' ' } : whole
}

/** A column with "lat, lng" or "lng, lat". */
function pairIn(free: readonly string[], sample: Sample): Columns {
  const column = free.find((name) => share(valuesOf(sample, name), (cell) => PAIR.test(cell)) > 0.9)
  if (!column) return {}
  const first = valuesOf(sample, column).map((cell) => Number.parseFloat(cell.replace(/^\(/, '')))
  const lngFirst = first.every((degrees) => degrees < -50)
  const partOf = (part: number): ColumnSource => ({ of: column, part, by: ',' })
  return { Latitude: partOf(lngFirst ? 2 : 1), Longitude: partOf(lngFirst ? 1 : 2) }
}

function byValue(columns: Columns, { names }: KindFields, free: () => string[], sample: Sample): void {
  for (const [field, test, least] of identifying) {
    if (columns[field] !== undefined || names[field] === undefined) continue
    const candidates = free().filter((column) => !OTHERS.test(plainColumnName(column)))
    const column = candidates.find((name) => share(valuesOf(sample, name), test) >= least)
    if (column) columns[field] = column
  }
}

/** Which column holds which field of a kind: as given, the rest by the columns' names, then by their values. */
export function guessColumns(kind: KindFields, sample: Sample, given: Columns = {}): Columns {
  const columns: Columns = { ...given }
  const free = () => {
    const used = new Set(Object.values(columns).flatMap(columnsIn))
    return sample.columns.filter((column) => !used.has(column))
  }
  for (const field of fieldsOf(kind)) {
    if (columns[field] !== undefined) continue
    const source = byName(field, kind, free(), sample)
    if (source !== undefined) columns[field] = source
  }
  if (!columns.Latitude && !columns.Longitude) Object.assign(columns, pairIn(free(), sample))
  byValue(columns, kind, free, sample)
  return columns
}

import type { Exclusion } from '#contract/imports.ts'
import type { Kind } from '#contract/kind.ts'
import { statusOfFlag, statusOfText } from '#service/normalize/operating-status.ts'
import { DataError } from '#service/versions/data-error.ts'
import { countryCode, isAbroad } from '#shared/address/countries.ts'
import { type Field, fieldNames, fieldsOf, type KindFields, kindFields } from '../fields.ts'
import { importMessages } from '../import-messages.ts'
import type { Source } from '../read/source.ts'
import { isBad } from '../read/source.ts'
import { type RowStatus, statusTest } from './closed-rows.ts'
import { type ColumnSource, columnsIn, type ReadCell, readerOf } from './column-source.ts'
import { guessCategories } from './guess-categories.ts'
import { type Columns, guessColumns, type Sample } from './guess-columns.ts'
import { guessKind } from './guess-kind.ts'
import type { Categories, Mapping, SkipRule } from './mapping.ts'
import { headingTest } from './repeated-heading.ts'

const SAMPLE_ROWS = 1000

/** Why a row is skipped, with the column and the value that say so. */
interface Skipped {
  column: string
  reason: string
  value: string
}

/** What an import does with each column. */
export interface Plan {
  kind: Kind
  /** Whether the kind was guessed from the columns. */
  kindGuessed: boolean
  columns: Columns
  /** Fields that the mapping file does not have. */
  guessed: ReadonlySet<Field>
  /** The text of a field in a row; empty when the file has no such column. */
  read: Record<Field, ReadCell>
  skip: (cells: readonly string[]) => Skipped | undefined
  /** What a row says of its company: whether it is in business; nothing of a person. */
  statusOf: (cells: readonly string[]) => RowStatus | undefined
  /** Whether a row says that it is outside the US and Canada. */
  isForeign: (cells: readonly string[]) => boolean
  categories?: Categories
}

/** The column, or the first of those, that a field is read from; empty when there is none. */
export function columnOf({ columns }: Plan, field: Field): string {
  const from = columns[field]
  return (from && columnsIn(from)[0]) ?? ''
}

async function sampleOf(source: Source): Promise<Sample> {
  const rows: (readonly string[])[] = []
  for await (const batch of source.read()) {
    for (const row of batch) if (!isBad(row)) rows.push(row.cells)
    if (rows.length >= SAMPLE_ROWS) break
  }
  return { columns: source.columns, rows: rows.slice(0, SAMPLE_ROWS) }
}

const nothing: ReadCell = () => ''

function skipperOf(rules: readonly SkipRule[], columns: readonly string[]): Plan['skip'] {
  const tests = rules.map((rule) => ({
    rule,
    cell: readerOf(rule.column, columns),
    except: rule.unless === undefined ? nothing : readerOf(rule.unless, columns),
    applies: testOf(rule),
  }))
  return (cells) => {
    for (const { rule, cell, except, applies } of tests) {
      const value = cell(cells).trim()
      if (applies(value) && except(cells).trim() === '')
        return { column: rule.column, reason: rule.reason, value }
    }
    return undefined
  }
}

/** Whether a rule applies to a cell. */
function testOf({ values, empty }: SkipRule): (value: string) => boolean {
  const listed = values && new Set(values.map((value) => value.trim().toLowerCase()))
  if (listed) return (value) => listed.has(value.toLowerCase())
  return empty ? (value) => value === '' : (value) => value !== ''
}

/** Skips the names of the columns in the middle of the file, and what is to be excluded. */
function excluderOf(
  exclude: readonly Exclusion[],
  columns: readonly string[],
  statusOf: Plan['statusOf'],
  country: ColumnSource = { value: '' },
) {
  const isHeading = headingTest(columns)
  const countryIn = readerOf(country, columns)
  const column = columnsIn(country)[0] ?? ''
  const isForeign = (cells: readonly string[]) => isAbroad(countryCode(countryIn(cells).trim()))
  const excludedBy = (cells: readonly string[]): Skipped | undefined => {
    if (isHeading(cells)) return { column: '', reason: importMessages.heading, value: cells.join(' ') }
    const found = exclude.includes('closed') ? statusOf(cells) : undefined
    if (found && isClosed(found))
      return { column: found.column, reason: importMessages.closed, value: found.value }
    if (!exclude.includes('foreign') || !isForeign(cells)) return undefined
    return { column, reason: importMessages.foreign, value: countryIn(cells).trim() }
  }
  return { isForeign, excludedBy }
}

/** Whether a row says that its company is closed, for now or for good. */
export const isClosed = (found: RowStatus | undefined) => found !== undefined && found.status !== 'Open'

/**
 * The status of a row: a constant of the mapping decides; a column of it is one more of those that say it, and a row is closed where any
 * of them says so.
 */
function statusIn(
  kind: Kind,
  stated: ColumnSource | undefined,
  columns: readonly string[],
): Plan['statusOf'] {
  if (kind === 'people') return () => undefined
  const byColumns = statusTest(columns)
  if (stated === undefined) return byColumns
  const [column = ''] = columnsIn(stated)
  const cell = readerOf(stated, columns)
  const isConstant = typeof stated === 'object' && 'value' in stated
  return (cells) => {
    const value = cell(cells).trim()
    const status = statusOfText(value) ?? statusOfFlag(value)
    const found = status && { status, column, value }
    if (isConstant || isClosed(found)) return found ?? byColumns(cells)
    const other = byColumns(cells)
    return isClosed(other) ? other : (found ?? other)
  }
}

/** Throws a `DataError` when the mapping gives a column to a field of the other kind. */
function checkFields({ kind, names }: KindFields, given: Columns): void {
  const other = Object.keys(given).find((field) => !(field in names))
  if (other) throw new DataError(`The mapping gives a column to ${other}, which is not a field of ${kind}`)
}

function columnsFor(fields: KindFields, sample: Sample, mapping: Mapping | undefined): Columns {
  const given: Columns = mapping?.columns ?? {}
  checkFields(fields, given)
  return mapping?.guess === false ? given : guessColumns(fields, sample, given)
}

/** Throws a `DataError` when no column has the names of companies, or of people. */
export function checkNames({ kind, columns }: Plan, source: Source): void {
  const { needed } = kindFields[kind]
  if (!needed.some((field) => columns[field]))
    throw new DataError(importMessages.noNameColumn(kind, source.columns, needed[0]))
}

function categoriesOf(kind: Kind, columns: Columns, sample: Sample, mapping: Mapping | undefined) {
  if (kind === 'people' && mapping?.categories)
    throw new DataError('The mapping has categories, which only companies have')
  if (kind === 'people') return undefined
  if (mapping?.categories === null) return undefined
  if (mapping?.categories || mapping?.guess === false) return mapping.categories
  return columns.PrimarySic ? undefined : guessCategories(sample)
}

/**
 * Decides the kind of the file, by `wanted`, the mapping file or its columns, and which column is which field: by the mapping file, the
 * rest guessed. Throws a `DataError` when the mapping names a missing column or a field of the other kind.
 */
export async function planImport(
  source: Source,
  mapping: Mapping | undefined,
  wanted?: Kind,
  exclude: readonly Exclusion[] = [],
): Promise<{ plan: Plan; sample: Sample }> {
  const sample = await sampleOf(source)
  const stated = wanted ?? mapping?.kind ?? kindOfFields(mapping?.columns)
  const kind = stated ?? guessKind(sample)
  const columns = columnsFor(kindFields[kind], sample, mapping)
  const readers = fieldNames.map((field) => {
    const from = columns[field]
    return [field, from === undefined ? nothing : readerOf(from, source.columns)] as const
  })
  const skip = skipperOf(mapping?.skip ?? [], source.columns)
  const all = [...exclude, ...(mapping?.exclude ?? [])]
  const statusOf = statusIn(kind, mapping?.columns.OperatingStatus, source.columns)
  const { isForeign, excludedBy } = excluderOf(all, source.columns, statusOf, columns.Country)
  const plan: Plan = {
    kind,
    kindGuessed: stated === undefined,
    columns,
    guessed: new Set(fieldNames.filter((field) => columns[field] !== mapping?.columns[field])),
    read: Object.fromEntries(readers) as Record<Field, ReadCell>,
    skip: (cells) => skip(cells) ?? excludedBy(cells),
    statusOf,
    isForeign,
    categories: categoriesOf(kind, columns, sample, mapping),
  }
  for (const column of [...(plan.categories?.columns ?? []), ...(plan.categories?.words ?? [])]) {
    readerOf(column, source.columns)
  }
  return { plan, sample }
}

/** The one kind that has all the fields of a mapping, if it is only one. */
function kindOfFields(given: Columns = {}): Kind | undefined {
  const able = Object.values(kindFields).filter(({ names }) =>
    Object.keys(given).every((field) => field in names),
  )
  return able.length === 1 ? able[0]?.kind : undefined
}

export interface ColumnUse {
  column: string
  /** What it is used for: fields, `category`, `words of the category`, or nothing. */
  uses: string[]
  sample: string
}

/** What becomes of each column, with a value from the file, for the person who imports. */
export function columnUses(plan: Plan, { columns, rows }: Sample): ColumnUse[] {
  const fields = fieldsOf(kindFields[plan.kind]).filter((field) => plan.columns[field] !== undefined)
  const { categories } = plan
  const { ancestors, others = [], main } = categories ?? {}
  const categoryColumns = new Set([
    ...(categories?.columns ?? []),
    ...(ancestors === undefined ? [] : [ancestors]),
    ...others,
    ...(main?.columns ?? []),
  ])
  return columns.map((column, i) => ({
    column,
    uses: [
      ...fields.filter((field) => columnsIn(plan.columns[field] as never).includes(column)),
      ...(categoryColumns.has(column) ? [importMessages.category] : []),
      ...(plan.categories?.words?.includes(column) ? [importMessages.categoryWords] : []),
    ],
    sample: rows.find((row) => row[i]?.trim())?.[i]?.trim() ?? '',
  }))
}

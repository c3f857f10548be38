import type { Exclusion } from '#contract/imports.ts'
import type { Kind } from '#contract/kind.ts'
import { statusOfFlag, statusOfText } from '#service/normalize/operating-status.ts'
import { countryCode, isAbroad } from '#shared/address/countries.ts'
import { type Field, fieldNames } from '../fields.ts'
import { importMessages } from '../import-messages.ts'
import { type RowStatus, statusTest } from './closed-rows.ts'
import { type ColumnSource, columnsIn, type ReadCell, readerOf } from './column-source.ts'
import type { Columns } from './guess-columns.ts'
import type { Categories, SkipRule } from './mapping.ts'
import { headingTest } from './repeated-heading.ts'

/** What is decided of the columns of a file, as plain data that threads can be sent. */
export interface PlanData {
  kind: Kind
  /** Whether the kind was guessed from the columns. */
  kindGuessed: boolean
  /** The columns of a row, in the order of its cells. */
  sourceColumns: readonly string[]
  columns: Columns
  /** Fields that the mapping file does not have. */
  guessed: ReadonlySet<Field>
  skipRules: readonly SkipRule[]
  exclude: readonly Exclusion[]
  /** What the mapping says of the column of the status. */
  statusColumn?: ColumnSource | undefined
  categories?: Categories | undefined
}

/** Why a row is skipped, with the column and the value that say so. */
interface Skipped {
  column: string
  reason: string
  value: string
}

/** What an import does with each column. */
export interface Plan extends PlanData {
  data: PlanData
  /** The text of a field in a row; empty when the file has no such column. */
  read: Record<Field, ReadCell>
  skip: (cells: readonly string[]) => Skipped | undefined
  /** What a row says of its company: whether it is in business; nothing of a person. */
  statusOf: (cells: readonly string[]) => RowStatus | undefined
  /** Whether a row says that it is outside the US and Canada. */
  isForeign: (cells: readonly string[]) => boolean
}

/** The column, or the first of those, that a field is read from; empty when there is none. */
export function columnOf({ columns }: Plan, field: Field): string {
  const from = columns[field]
  return (from && columnsIn(from)[0]) ?? ''
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

/** The plan with all that reads rows. Throws a `DataError` when it names a missing column. */
export function planOf(data: PlanData): Plan {
  const { kind, columns, sourceColumns } = data
  const readers = fieldNames.map((field) => {
    const from = columns[field]
    return [field, from === undefined ? nothing : readerOf(from, sourceColumns)] as const
  })
  const skip = skipperOf(data.skipRules, sourceColumns)
  const statusOf = statusIn(kind, data.statusColumn, sourceColumns)
  const { isForeign, excludedBy } = excluderOf(data.exclude, sourceColumns, statusOf, columns.Country)
  return {
    ...data,
    data,
    read: Object.fromEntries(readers) as Record<Field, ReadCell>,
    skip: (cells) => skip(cells) ?? excludedBy(cells),
    statusOf,
    isForeign,
  }
}

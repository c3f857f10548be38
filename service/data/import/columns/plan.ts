import { DataError } from '../../data-error.ts'
import { type Field, fieldNames } from '../fields.ts'
import type { Source } from '../read/source.ts'
import { isBad } from '../read/source.ts'
import { columnsIn, type ReadCell, readerOf } from './column-source.ts'
import { guessCategories } from './guess-categories.ts'
import { type Columns, guessColumns, type Sample } from './guess-columns.ts'
import type { Categories, Mapping, SkipRule } from './mapping.ts'

const SAMPLE_ROWS = 1000

/** What an import does with each column. */
export interface Plan {
  columns: Columns
  /** Fields that the mapping file leaves to us. */
  guessed: ReadonlySet<Field>
  /** The text of a field in a row; empty when the file has no such column. */
  read: Record<Field, ReadCell>
  skip: (cells: readonly string[]) => { rule: SkipRule; value: string } | undefined
  categories?: Categories
}

async function sampleOf(source: Source): Promise<Sample> {
  const rows: (readonly string[])[] = []
  for await (const batch of source.read()) {
    for (const row of batch) if (!isBad(row)) rows.push(row.cells)
    if (rows.length >= SAMPLE_ROWS) break
  }
  return { columns: source.columns, rows: rows.slice(0, SAMPLE_ROWS) }
}

function skipperOf(rules: readonly SkipRule[], columns: readonly string[]): Plan['skip'] {
  const tests = rules.map((rule) => ({
    rule,
    cell: readerOf(rule.column, columns),
    values: rule.values && new Set(rule.values.map((value) => value.trim().toLowerCase())),
  }))
  return (cells) => {
    for (const { rule, cell, values } of tests) {
      const value = cell(cells).trim()
      if (values ? values.has(value.toLowerCase()) : value !== '') return { rule, value }
    }
    return undefined
  }
}

const nothing: ReadCell = () => ''

/**
 * Decides which column is which field: by the mapping file, the rest guessed. Throws a `DataError` when no column holds
 * the company's name, or the mapping names a column that is not there.
 */
export async function planImport(
  source: Source,
  mapping: Mapping | undefined,
): Promise<{ plan: Plan; sample: Sample }> {
  const sample = await sampleOf(source)
  const columns = guessColumns(sample, mapping?.columns)
  if (!columns.CompanyName) {
    throw new DataError(
      `No column is recognised as the company's name. Columns: ${source.columns.join(', ')}. Say which one it is in a mapping file (--map): {"columns": {"CompanyName": "..."}}`,
    )
  }
  const readers = fieldNames.map((field) => {
    const from = columns[field]
    return [field, from === undefined ? nothing : readerOf(from, source.columns)] as const
  })
  const plan: Plan = {
    columns,
    guessed: new Set(fieldNames.filter((field) => columns[field] !== mapping?.columns[field])),
    read: Object.fromEntries(readers) as Record<Field, ReadCell>,
    skip: skipperOf(mapping?.skip ?? [], source.columns),
    categories: mapping?.categories ?? (columns.PrimarySic ? undefined : guessCategories(sample)),
  }
  for (const column of [...(plan.categories?.columns ?? []), ...(plan.categories?.words ?? [])]) {
    readerOf(column, source.columns)
  }
  return { plan, sample }
}

export interface ColumnUse {
  column: string
  /** What becomes of it: fields, `category`, `words of the category`, `left out by a rule`, or nothing. */
  uses: string[]
  sample: string
}

/** What becomes of each column, with a value from the file, for the person who imports. */
export function columnUses(plan: Plan, { columns, rows }: Sample): ColumnUse[] {
  const fields = fieldNames.filter((field) => plan.columns[field] !== undefined)
  return columns.map((column, i) => ({
    column,
    uses: [
      ...fields.filter((field) => columnsIn(plan.columns[field] as never).includes(column)),
      ...(plan.categories?.columns.includes(column) ? ['category'] : []),
      ...(plan.categories?.words?.includes(column) ? ['words of the category'] : []),
    ],
    sample: rows.find((row) => row[i]?.trim())?.[i]?.trim() ?? '',
  }))
}

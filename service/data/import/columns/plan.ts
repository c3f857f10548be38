import type { Exclusion } from '#contract/imports.ts'
import type { Kind } from '#contract/kind.ts'
import { DataError } from '#service/versions/data-error.ts'
import { fieldNames, fieldsOf, type KindFields, kindFields } from '../fields.ts'
import { importMessages } from '../import-messages.ts'
import type { Source } from '../read/source.ts'
import { isBad } from '../read/source.ts'
import { columnsIn, readerOf } from './column-source.ts'
import { guessCategories } from './guess-categories.ts'
import { type Columns, guessColumns, type Sample } from './guess-columns.ts'
import { guessKind } from './guess-kind.ts'
import type { Mapping } from './mapping.ts'
import { type Plan, planOf } from './plan-readers.ts'

const SAMPLE_ROWS = 1000

async function sampleOf(source: Source): Promise<Sample> {
  const rows: (readonly string[])[] = []
  for await (const batch of source.read()) {
    for (const row of batch) if (!isBad(row)) rows.push(row.cells)
    if (rows.length >= SAMPLE_ROWS) break
  }
  return { columns: source.columns, rows: rows.slice(0, SAMPLE_ROWS) }
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
  const plan = planOf({
    kind,
    kindGuessed: stated === undefined,
    sourceColumns: source.columns,
    columns,
    guessed: new Set(fieldNames.filter((field) => columns[field] !== mapping?.columns[field])),
    skipRules: mapping?.skip ?? [],
    exclude: [...exclude, ...(mapping?.exclude ?? [])],
    statusColumn: mapping?.columns.OperatingStatus,
    categories: categoriesOf(kind, columns, sample, mapping),
  })
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

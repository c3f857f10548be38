import { plainColumnName } from '#shared/tabular/column-synonyms.ts'
import { baseOf } from './cell-path.ts'
import type { ColumnSource } from './column-source.ts'
import type { Categories, Mapping } from './mapping.ts'

/** Names of other letters than Latin ones are compared as they are. */
const plain = (column: string) => plainColumnName(column) || column.trim().toLowerCase()

/** Whether two files have the same columns, in any order; names are compared without letter case, spaces and marks. */
export function sameColumns(some: readonly string[], others: readonly string[]): boolean {
  const [a, b] = [new Set(some.map(plain)), new Set(others.map(plain))]
  return a.size === b.size && [...a].every((column) => b.has(column))
}

type Rename = (column: string) => string

/** The name in `columns` of a column, or of the one that a way into JSON cells begins with. */
function renamer(columns: readonly string[]): Rename {
  const byPlain = new Map(columns.map((column) => [plain(column), column]))
  const there = new Set(columns)
  const found = (column: string) => (there.has(column) ? column : byPlain.get(plain(column)))
  return (column) => {
    const base = baseOf(column)
    return found(column) ?? `${found(base) ?? base}${column.slice(base.length)}`
  }
}

function sourceFor(source: ColumnSource, rename: Rename): ColumnSource {
  if (typeof source === 'string') return rename(source)
  if (Array.isArray(source)) return source.map((each) => sourceFor(each, rename) as typeof each)
  if ('join' in source) return { ...source, join: source.join.map(rename) }
  return 'of' in source ? { ...source, of: rename(source.of) } : source
}

function categoriesFor(categories: Categories, rename: Rename): Categories {
  const { columns, words, others, ancestors, main } = categories
  return {
    ...categories,
    columns: columns.map(rename),
    ...(words && { words: words.map(rename) }),
    ...(others && { others: others.map(rename) }),
    ...(ancestors !== undefined && { ancestors: rename(ancestors) }),
    ...(main && { main: { ...main, columns: main.columns.map(rename) } }),
  }
}

/** A mapping for a file with the same columns, as that file writes their names. */
export function mappingFor(mapping: Mapping, columns: readonly string[]): Mapping {
  const rename = renamer(columns)
  const fields = Object.entries(mapping.columns) as [string, ColumnSource][]
  return {
    ...mapping,
    columns: Object.fromEntries(fields.map(([field, source]) => [field, sourceFor(source, rename)])),
    skip: mapping.skip.map(({ column, unless, ...rule }) => ({
      ...rule,
      column: rename(column),
      ...(unless !== undefined && { unless: rename(unless) }),
    })),
    ...(mapping.categories && { categories: categoriesFor(mapping.categories, rename) }),
  }
}

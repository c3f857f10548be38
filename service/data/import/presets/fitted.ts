import { baseOf } from '../columns/cell-path.ts'
import type { ColumnSource } from '../columns/column-source.ts'
import type { Categories, Mapping } from '../columns/mapping.ts'

type Has = (column: string) => boolean

/** A source without the columns that a file lacks; undefined when none is left. */
function sourceIn(source: ColumnSource, has: Has): ColumnSource | undefined {
  if (typeof source === 'string') return has(source) ? source : undefined
  if (Array.isArray(source)) {
    const left = source.flatMap((each) => (sourceIn(each, has) as typeof each | undefined) ?? [])
    return left.length ? left : undefined
  }
  if ('value' in source) return source.where === undefined || has(source.where) ? source : undefined
  if ('of' in source) return has(source.of) ? source : undefined
  const join = source.join.filter(has)
  return join.length ? { ...source, join } : undefined
}

function listIn(columns: readonly string[] | undefined, has: Has): string[] | undefined {
  const left = columns?.filter(has)
  return left?.length ? left : undefined
}

function categoriesIn(categories: Categories | undefined, has: Has): Categories | undefined {
  const columns = listIn(categories?.columns, has)
  if (!categories || !columns) return undefined
  const { main, ancestors, words, others, ...rest } = categories
  const marks = main?.columns.filter((_, place) => has(categories.columns[place] ?? ''))
  return {
    ...rest,
    columns,
    ...(main && marks?.every(has) && { main: { ...main, columns: marks } }),
    ...(ancestors && has(ancestors) && { ancestors }),
    words: listIn(words, has),
    others: listIn(others, has),
  }
}

/** A mapping without what it says of columns that a file lacks: publishers leave columns out, and exports have those that were picked. */
export function fitted(mapping: Mapping, columns: readonly string[]): Mapping {
  const there = new Set(columns)
  const has: Has = (column) => there.has(column) || there.has(baseOf(column))
  const fields = Object.entries(mapping.columns).flatMap(([field, source]) => {
    const left = source && sourceIn(source, has)
    return left ? [[field, left]] : []
  })
  return {
    ...mapping,
    columns: Object.fromEntries(fields),
    skip: mapping.skip
      .filter(({ column }) => has(column))
      .map(({ unless, ...rule }) => (unless && has(unless) ? { ...rule, unless } : rule)),
    categories: categoriesIn(mapping.categories ?? undefined, has),
  }
}

import { categorySources } from '#service/reference/categories/sources.ts'
import { DataError } from '#service/versions/data-error.ts'
import { type ReadCell, readerOf } from './columns/column-source.ts'
import type { Categories } from './columns/mapping.ts'

/** A category as a row states it. */
export interface RowCategory {
  name: string
  /** Broader categories that the row states itself, the narrowest first. */
  broader: readonly string[]
}

/** How the categories of rows are read from their cells. */
interface RowCategories {
  /** Equal for rows with equal categories. */
  keyIn: (cells: readonly string[]) => string
  /** The row's categories, the main one first. */
  categoriesIn: (cells: readonly string[]) => RowCategory[]
  /** Its categories that count where the others say little. */
  othersIn: (cells: readonly string[]) => RowCategory[]
}

/** The values of a cell: of a JSON list, or cut at the separator, or one. Empty ones are included. */
function itemsOf(cell: string, separator: string | undefined): string[] {
  const text = cell.trim()
  const list = text.startsWith('[') ? jsonList(text) : undefined
  return list ?? (separator ? text.split(separator) : [text]).map((item) => item.trim())
}

function jsonList(text: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map(String) : undefined
  } catch {
    return undefined
  }
}

/** Values side by side as one category each: those without an empty value first. */
function sideBySide(lists: readonly string[][]): string[] {
  const count = Math.max(...lists.map((list) => list.length))
  const all = Array.from({ length: count }, (_, i) => lists.map((list) => list[i] ?? ''))
  const some = all.filter((category) => category.some(Boolean))
  return [
    ...some.filter((category) => !category.includes('')),
    ...some.filter((category) => category.includes('')),
  ].map((category) => category.join('|'))
}

/** The places of the columns, those first that the row marks as the main one. */
function orderOf(marks: readonly string[], values: readonly string[], count: number): number[] {
  const places = Array.from({ length: count }, (_, place) => place)
  const isMain = (place: number) => values.includes((marks[place] ?? '').trim())
  return [...places.filter(isMain), ...places.filter((place) => !isMain(place))]
}

/** Reads the categories of rows as the mapping says. Throws a `DataError` for a missing column, or marks that do not fit. */
export function rowCategoriesOf(plan: Categories, columns: readonly string[]): RowCategories {
  const { separator, main, ancestors } = plan
  if (main && main.columns.length !== plan.columns.length)
    throw new DataError('The mapping has not as many columns in categories.main as in categories.columns')
  const readAll = (names: readonly string[] = []): ReadCell[] => names.map((name) => readerOf(name, columns))
  const [readers, marks, above, second] = [
    readAll(plan.columns),
    readAll(main?.columns),
    readAll(ancestors === undefined ? [] : [ancestors]),
    readAll(plan.others),
  ]
  const isTagged = plan.table && 'isTagged' in categorySources[plan.table]
  const named = (place: number, item: string) => (isTagged ? `${plan.columns[place]}=${item}` : item)
  const textsOf = (cells: readonly string[], of: readonly ReadCell[]) => of.map((read) => read(cells))

  const eachOf = (lists: readonly string[][], cells: readonly string[]) =>
    orderOf(textsOf(cells, marks), main?.values ?? [], lists.length).flatMap((place) =>
      (lists[place] ?? []).filter(Boolean).map((item) => named(place, item)),
    )
  return {
    keyIn: (cells) => textsOf(cells, [...readers, ...marks, ...above, ...second]).join('\u001f'),
    categoriesIn(cells) {
      const lists = textsOf(cells, readers).map((cell) => itemsOf(cell, separator))
      const names = plan.each || isTagged ? eachOf(lists, cells) : sideBySide(lists)
      const broader = textsOf(cells, above).flatMap((cell) => itemsOf(cell, separator))
      return names.map((name, i) => ({ name, broader: i === 0 ? broader.toReversed() : [] }))
    },
    othersIn: (cells) =>
      textsOf(cells, second)
        .flatMap((cell) => itemsOf(cell, separator))
        .filter(Boolean)
        .map((name) => ({ name, broader: [] })),
  }
}

import { z } from 'zod'
import { DataError } from '#service/versions/data-error.ts'

const name = z.string().min(1)

/** Where a field's text comes from: a column, the first of several that is not empty, some joined, a part of one, or a constant. */
export const ColumnSource = z.union(
  [
    name,
    z.array(name).min(1),
    z.strictObject({ join: z.array(name).min(1), with: z.string().default(' ') }),
    z.strictObject({ of: name, part: z.int().min(1), by: z.string().min(1) }),
    z.strictObject({ value: z.string() }),
  ],
  { error: 'must be a column, a list of columns, or an object with join, of or value' },
)
export type ColumnSource = z.infer<typeof ColumnSource>

/** The columns a source reads. */
export function columnsIn(source: ColumnSource): readonly string[] {
  if (typeof source === 'string') return [source]
  if (Array.isArray(source)) return source
  if ('join' in source) return source.join
  return 'of' in source ? [source.of] : []
}

export type ReadCell = (cells: readonly string[]) => string

/** Reads a source from the cells of a row. Throws a `DataError` for a column that is not there. */
export function readerOf(source: ColumnSource, columns: readonly string[]): ReadCell {
  const [first = 0, ...others] = columnsIn(source).map((column) => indexOf(column, columns))
  if (typeof source === 'string') return (cells) => cells[first] ?? ''
  if (Array.isArray(source)) return (cells) => firstFilled(cells, [first, ...others])
  if ('join' in source) return (cells) => joined(cells, [first, ...others], source.with)
  if ('of' in source) return (cells) => cells[first]?.split(source.by)[source.part - 1]?.trim() ?? ''
  return () => source.value
}

function indexOf(column: string, columns: readonly string[]): number {
  const index = columns.indexOf(column)
  if (index >= 0) return index
  throw new DataError(
    `The mapping names the column "${column}", which the file does not have. Its columns: ${columns.join(', ')}`,
  )
}

function firstFilled(cells: readonly string[], indexes: readonly number[]): string {
  for (const index of indexes) if (cells[index]?.trim()) return cells[index] as string
  return ''
}

const joined = (cells: readonly string[], indexes: readonly number[], between: string) =>
  indexes
    .map((index) => cells[index]?.trim() ?? '')
    .filter((text) => text !== '')
    .join(between)

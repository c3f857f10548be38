import { z } from 'zod'
import { baseOf, type ReadCell, readerOfColumn } from './cell-path.ts'

export type { ReadCell } from './cell-path.ts'

const name = z.string().min(1)
const Joined = z.strictObject({ join: z.array(name).min(1), with: z.string().default(' ') })

/** Where a field's text comes from: a column, the first of several that is not empty, some joined, a part of one, a constant, or a constant where a column is filled. */
export const ColumnSource = z.union(
  [
    name,
    z.array(z.union([name, Joined])).min(1),
    Joined,
    z.strictObject({ of: name, part: z.int().min(1), by: z.string().min(1) }),
    z.strictObject({ value: z.string(), where: name.optional() }),
  ],
  { error: 'must be a column, a list of columns, or an object with join, of or value' },
)
export type ColumnSource = z.infer<typeof ColumnSource>

/** What a source reads, with the ways into columns of JSON. */
export function namesIn(source: ColumnSource): readonly string[] {
  if (typeof source === 'string') return [source]
  if (Array.isArray(source)) return source.flatMap(namesIn)
  if ('join' in source) return source.join
  if ('of' in source) return [source.of]
  return source.where === undefined ? [] : [source.where]
}

/** The columns a source reads. */
export const columnsIn = (source: ColumnSource): readonly string[] => namesIn(source).map(baseOf)

/** Reads a source from the cells of a row. Throws a `DataError` for a column that is not there. */
export function readerOf(source: ColumnSource, columns: readonly string[]): ReadCell {
  if (typeof source === 'string') return readerOfColumn(source, columns)
  if (Array.isArray(source)) return firstFilled(source.map((each) => readerOf(each, columns)))
  if ('join' in source)
    return joined(
      source.join.map((column) => readerOfColumn(column, columns)),
      source.with,
    )
  if ('value' in source) return constant(source, columns)
  const whole = readerOfColumn(source.of, columns)
  return (cells) => whole(cells).split(source.by)[source.part - 1]?.trim() ?? ''
}

function constant(
  { value, where }: { value: string; where?: string | undefined },
  columns: readonly string[],
): ReadCell {
  if (where === undefined) return () => value
  const condition = readerOfColumn(where, columns)
  return (cells) => (condition(cells).trim() ? value : '')
}

function firstFilled(readers: readonly ReadCell[]): ReadCell {
  return (cells) => {
    for (const read of readers) {
      const text = read(cells)
      if (text.trim()) return text
    }
    return ''
  }
}

const joined =
  (readers: readonly ReadCell[], between: string): ReadCell =>
  (cells) =>
    readers
      .map((read) => read(cells).trim())
      .filter((text) => text !== '')
      .join(between)

import { DataError } from '#service/versions/data-error.ts'

export type ReadCell = (cells: readonly string[]) => string

/** A column whose cells are JSON, and the way from there: `addresses[0].freeform`. */
const PATH = /^([^[\]]+)((?:\[\d+\]|\.[^.[\]]+)*\[\d+\](?:\[\d+\]|\.[^.[\]]+)*)$/

/** The column that a name reads: `addresses` of `addresses[0].freeform`. */
export const baseOf = (name: string): string => PATH.exec(name)?.[1] ?? name

/** The column that a name reads, and the way from there. */
export function pathOf(name: string): { base: string; steps: string[] } {
  const [, base = name, path = ''] = PATH.exec(name) ?? []
  return { base, steps: stepsOf(path) }
}

/** Parsed cells of rows, by the place of the column: several fields of a row read parts of one cell. */
const parsed = new WeakMap<readonly string[], Map<number, unknown>>()

function jsonAt(cells: readonly string[], index: number): unknown {
  let known = parsed.get(cells)
  if (!known) {
    known = new Map()
    parsed.set(cells, known)
  }
  if (!known.has(index)) known.set(index, jsonOf(cells[index] ?? ''))
  return known.get(index)
}

function jsonOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const stepsOf = (path: string): string[] => path.match(/[^.[\]]+/g) ?? []

function follow(value: unknown, steps: readonly string[]): unknown {
  let at = value
  for (const step of steps) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined
    at = (at as Record<string, unknown>)[step]
  }
  return at
}

/** Reads a column, or a part of one whose cells are JSON, from a row. Throws a `DataError` for a column that is not there. */
export function readerOfColumn(name: string, columns: readonly string[]): ReadCell {
  const whole = columns.indexOf(name)
  if (whole >= 0) return (cells) => cells[whole] ?? ''
  const [, base = name, path] = PATH.exec(name) ?? []
  const index = columns.indexOf(base)
  if (index < 0 || path === undefined)
    throw new DataError(
      `The mapping names the column "${base}", which the file does not have. Its columns: ${columns.join(', ')}`,
    )
  const steps = stepsOf(path)
  return (cells) => textOf(follow(jsonAt(cells, index), steps))
}

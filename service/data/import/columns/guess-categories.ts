import { categoryNames, plainName } from '../fields.ts'
import type { Sample } from './guess-columns.ts'
import type { Categories } from './mapping.ts'

const separators = ['|', ';', ' > ', ' / ']
/** A cell with several values is rarer than this only by accident. */
const FEW = 0.01

function filled({ columns, rows }: Sample, column: string): string[] {
  const index = columns.indexOf(column)
  return rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '')
}

const isWords = (cells: readonly string[]) =>
  cells.filter((cell) => /\p{L}{3}/u.test(cell)).length > cells.length / 2

/** Columns whose words tell the industry, broadest first; undefined when there is none. */
export function guessCategories(sample: Sample): Categories | undefined {
  const names = categoryNames.split(' ')
  const columns = names
    .flatMap((name) => sample.columns.filter((column) => plainName(column) === name))
    .filter((column) => isWords(filled(sample, column)))
  if (columns.length === 0) return undefined
  const cells = columns.flatMap((column) => filled(sample, column))
  const separator = separators.find(
    (mark) => cells.filter((cell) => cell.includes(mark)).length > cells.length * FEW,
  )
  return { columns, ...(separator ? { separator } : {}), map: {} }
}

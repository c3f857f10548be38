import { guessSic } from '#service/reference/dictionary/guess-sic.ts'
import { industryColumns, plainColumnName } from '#shared/tabular/column-synonyms.ts'
import { namesLegalForm } from '#shared/text/legal-forms.ts'
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

/** Minimum share of values that the dictionary recognizes: other columns are about something else, a class of license or a legal form. */
const KNOWN = 0.1
/** Maximum share of values that are legal forms: from there on the column says what the companies are, not what they do. */
const MAX_FORMS = 0.5

function namesTrade(cells: readonly string[], separator: string | undefined): boolean {
  const values = [
    ...new Set(cells.flatMap((cell) => (separator ? cell.split(separator) : [cell])).filter(Boolean)),
  ]
  const forms = values.filter(namesLegalForm)
  const known = values.filter((value) => guessSic(value) !== undefined)
  return forms.length <= values.length * MAX_FORMS && known.length >= values.length * KNOWN
}

/** Columns whose words name the industry, broadest first; undefined when there is none. */
export function guessCategories(sample: Sample): Categories | undefined {
  const names = industryColumns.split(' ')
  const columns = names
    .flatMap((name) => sample.columns.filter((column) => plainColumnName(column) === name))
    .filter((column) => isWords(filled(sample, column)))
  const cells = columns.flatMap((column) => filled(sample, column))
  const separator = separators.find(
    (mark) => cells.filter((cell) => cell.includes(mark)).length > cells.length * FEW,
  )
  const identifying = columns.filter((column) => namesTrade(filled(sample, column), separator))
  if (identifying.length === 0) return undefined
  return { columns: identifying, ...(separator ? { separator } : {}), map: {} }
}

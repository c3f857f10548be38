import Papa from 'papaparse'
import { z } from 'zod'
import { type Encoding, encodings } from './encoding.ts'

/** Names of the characters between columns; the last two also occur in names and times, and are never guessed. */
export const delimiters: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
  '^': 'caret',
  '~': 'tilde',
  '\u001f': 'unit separator',
  ':': 'colon',
  ' ': 'space',
}
const unguessed = [':', ' ']

/** What people call a delimiter; one that has no name is called as it is written. */
export const delimiterName = (delimiter: string): string => delimiters[delimiter] ?? delimiter

/** How the text of a file is to be read. */
export const TextLayout = z.object({
  form: z.literal('csv'),
  encoding: z.enum(Object.keys(encodings) as [Encoding, ...Encoding[]]),
  delimiter: z.string().length(1),
  newline: z.enum(['\n', '\r']),
  /** Whether the first row names the columns. */
  header: z.boolean(),
})
export type TextLayout = z.infer<typeof TextLayout>

/** How a workbook is to be read: which of its sheets, from 0. Of a very large one the names of the sheets are not known. */
export const SheetLayout = z.object({
  form: z.literal('xlsx'),
  header: z.boolean(),
  sheet: z.number().int().nonnegative(),
  sheets: z.array(z.string()),
})
export type SheetLayout = z.infer<typeof SheetLayout>

/** How a file with one JSON object a line is to be read; the names of its fields are the columns. */
export const JsonLayout = z.object({
  form: z.literal('json'),
  encoding: TextLayout.shape.encoding,
  header: z.literal(true),
})
export type JsonLayout = z.infer<typeof JsonLayout>

export const Layout = z.discriminatedUnion('form', [TextLayout, SheetLayout, JsonLayout])
export type Layout = z.infer<typeof Layout>

/** What a person has corrected of it. */
export type Correction = Partial<
  Pick<TextLayout, 'encoding' | 'delimiter' | 'header'> & Pick<SheetLayout, 'sheet'>
>

/** All settings of a layout that can be corrected. With them a file gives the same rows again. */
export function correctionOf(layout: Layout): Correction {
  const { header } = layout
  if (layout.form === 'xlsx') return { header, sheet: layout.sheet }
  if (layout.form === 'json') return { header, encoding: layout.encoding }
  return { header, encoding: layout.encoding, delimiter: layout.delimiter }
}

/** What a person calls the number by which a row is found again in an editor or a spreadsheet. */
export const lineWord = ({ form }: Layout): 'line' | 'row' => (form === 'xlsx' ? 'row' : 'line')

/** Excel's own first line, `sep=;`, and blank lines before the first row. */
const before = /^(?:sep=(.)(?:\r\n|\n|\r))?(?:[ \t]*(?:\r\n|\n|\r))*/i

/** The number of characters before the first row, and the delimiter that they state. */
export function preambleOf(text: string): { length: number; delimiter: string | undefined } {
  const found = before.exec(text)
  return { length: found?.[0].length ?? 0, delimiter: found?.[1] }
}

function guessedDelimiter(sample: string): string {
  const { meta } = Papa.parse(sample, {
    preview: 100,
    skipEmptyLines: 'greedy',
    delimitersToGuess: Object.keys(delimiters).filter((it) => !unguessed.includes(it)),
  })
  return meta.delimiter in delimiters ? meta.delimiter : ','
}

/** The cells of the first row of text. */
export function firstCells(text: string, { delimiter, newline }: Pick<TextLayout, 'delimiter' | 'newline'>) {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline, preview: 1, fastMode: false })
  return (data[0] ?? []).map((cell) => cell.replace(/\r$/, ''))
}

/** How text is to be read, by its beginning and by what a person has corrected. */
export function textLayoutOf(sample: string, encoding: Encoding, correction: Correction = {}): TextLayout {
  const { length, delimiter: stated } = preambleOf(sample)
  const body = sample.slice(length)
  const delimiter = correction.delimiter ?? stated ?? guessedDelimiter(body)
  const newline = body.includes('\n') || !body.includes('\r') ? '\n' : '\r'
  return {
    form: 'csv',
    encoding,
    delimiter,
    newline,
    header: correction.header ?? namesColumns(firstCells(body, { delimiter, newline })),
  }
}

const NUMBER = /^[+-]?[\d.,\s]*\d$/

/** Whether a first row names columns: one that is data holds numbers, addresses of mail, or is a row among its like. */
export function namesColumns(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const numbers = filled.filter((cell) => NUMBER.test(cell)).length
  return (
    filled.length > 0 && numbers * 3 <= filled.length && !filled.some((cell) => /^\d{5,}$|@.+\./.test(cell))
  )
}

/** Names of the columns: trimmed, one that comes again numbered, a missing one called `Column 3` by its position. */
export function columnNames(first: readonly string[], header: boolean, unnamed = 'Column'): string[] {
  const seen = new Map<string, number>()
  return first.map((cell, i) => {
    const name = (header && cell.replace(/\s+/g, ' ').trim()) || `${unnamed} ${i + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

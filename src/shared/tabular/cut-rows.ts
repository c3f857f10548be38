import Papa from 'papaparse'
import type { FileRow } from './file-row.ts'
import type { TextLayout } from './layout.ts'

/** Maximum of characters of a quoted cell; a longer one has no closing quote. */
const MAX_RECORD = 2 ** 20

const UNCLOSED = 'quote is not closed'
const AFTER_QUOTE = 'text after a closing quote'

/** What is needed to cut text into rows; with `requireAllCells` a row with fewer cells than columns cannot be read. */
export type CutOptions = Pick<TextLayout, 'delimiter' | 'newline'> & {
  columns: number
  requireAllCells?: boolean
}

interface CutRows {
  rows: FileRow[]
  /** Where in the text the next row begins, and on which line. */
  at: number
  line: number
}

const lineEnd = /(\r\n|\n|\r)$/

/** A row without its line end, and the line end. */
export function withoutEnd(raw: string): { own: string; end: string } {
  const end = lineEnd.exec(raw)?.[0] ?? ''
  return { own: raw.slice(0, raw.length - end.length), end }
}

/** Cells without the CR of a line that ends in CR LF, and with LF as the only line break inside. */
function withPlainBreaks(cells: string[], raw: string): string[] {
  const carriage = raw.indexOf('\r')
  if (carriage < 0) return cells
  const last = cells.length - 1
  if (cells[last]?.endsWith('\r')) cells[last] = (cells[last] as string).slice(0, -1)
  return carriage < raw.length - 2 ? cells.map((cell) => cell.replace(/\r\n?/g, '\n')) : cells
}

function firstLine(text: string, newline: string): string {
  const end = text.indexOf(newline)
  return end < 0 ? text : text.slice(0, end + newline.length)
}

const countOf = (text: string, mark: string) => text.split(mark).length - 1

type RowError = Pick<FileRow, 'error' | 'errorColumn'>

/** What is wrong with a row whose quote at `index` is wrong. */
function quoteError(raw: string, index: number, { newline, delimiter }: CutOptions): RowError {
  const isUnclosed = countOf(firstLine(raw, newline), '"') % 2 === 1
  return { error: isUnclosed ? UNCLOSED : AFTER_QUOTE, errorColumn: countOf(raw.slice(0, index), delimiter) }
}

/** What is wrong with the number of cells of a row, or undefined. */
function widthError(
  cells: readonly string[],
  { columns, requireAllCells }: CutOptions,
): RowError | undefined {
  const { length } = cells
  if (length < columns && requireAllCells && !isBlank(cells))
    return { error: `${length} of ${columns} cells`, errorColumn: length }
  if (length <= columns || isBlank(cells.slice(columns))) return undefined
  return { error: `${length} cells for ${columns} columns`, errorColumn: columns }
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/**
 * Reads rows from `from` on, until the text ends or a row with an error spans several lines: then only its first line is dropped,
 * and the next call continues with the second, so that one missing quote costs one row.
 */
function cutSome(text: string, from: CutRows, cutting: CutOptions, atEnd: boolean): boolean {
  const base = from.at
  let resumed = false
  const step = ({ data, errors, meta }: Papa.ParseStepResult<string[][]>) => {
    const whole = text.slice(from.at, base + meta.cursor)
    if (whole === '') return
    const [quote] = errors
    const cells = withPlainBreaks(data[0] as string[], whole)
    // Papa counts `index` from the start of the text that it was given.
    const error = quote
      ? quoteError(whole, (quote.index ?? 0) - (from.at - base), cutting)
      : widthError(cells, cutting)
    const raw = error ? firstLine(whole, cutting.newline) : whole
    resumed = raw.length < whole.length
    from.rows.push(rowOf(from.line, raw, quote ? [] : cells, error))
    from.at += raw.length
    from.line += whole.includes('"') && !resumed ? Math.max(1, countOf(raw, cutting.newline)) : 1
    if (resumed) parser.abort()
  }
  const parser = new Papa.Parser({
    delimiter: cutting.delimiter,
    newline: cutting.newline,
    step,
  } as unknown as Papa.ParseConfig)
  parser.parse(text.slice(base), 0, !atEnd)
  return resumed
}

function rowOf(line: number, raw: string, cells: string[], error: RowError | undefined): FileRow {
  if (error) return { line, raw, cells, ...error }
  return isBlank(cells) ? { line, raw, cells: [], blank: true } : { line, raw, cells }
}

/**
 * Cuts the text that begins on line `line` into rows; their texts together are the text. What is left after `at` is the beginning
 * of a row whose end is not in the text yet; with `atEnd` nothing is left.
 */
export function cutRows(text: string, line: number, cutting: CutOptions, atEnd: boolean): CutRows {
  const cut: CutRows = { rows: [], at: 0, line }
  while (cut.at < text.length) {
    if (cutSome(text, cut, cutting, atEnd)) continue
    if (atEnd || text.length - cut.at < MAX_RECORD || !text.includes(cutting.newline, cut.at)) break
    giveUpLine(text, cut, cutting.newline)
  }
  return cut
}

function giveUpLine(text: string, cut: CutRows, newline: string): void {
  const raw = firstLine(text.slice(cut.at), newline)
  cut.rows.push({ line: cut.line, raw, cells: [], error: UNCLOSED })
  cut.at += raw.length
  cut.line += 1
}

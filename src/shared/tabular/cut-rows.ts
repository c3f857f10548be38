import Papa from 'papaparse'
import type { TextLayout } from './layout.ts'
import type { Row } from './row.ts'

/** A quoted cell that goes on beyond this many characters was never closed. */
const MAX_RECORD = 2 ** 20

const UNCLOSED = 'quote is not closed'
const AFTER_QUOTE = 'text after a closing quote'

/** What is needed to cut text into rows; with `requireAllCells` a row with fewer cells than columns cannot be read. */
export type Cutting = Pick<TextLayout, 'delimiter' | 'newline'> & {
  columns: number
  requireAllCells?: boolean
}

interface Cut {
  rows: Row[]
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

type RowFault = Pick<Row, 'fault' | 'faultColumn'>

/** What is wrong with a row whose quote at `index` is wrong. */
function quoteFault(raw: string, index: number, { newline, delimiter }: Cutting): RowFault {
  const isUnclosed = countOf(firstLine(raw, newline), '"') % 2 === 1
  return { fault: isUnclosed ? UNCLOSED : AFTER_QUOTE, faultColumn: countOf(raw.slice(0, index), delimiter) }
}

/** What is wrong with the number of cells of a row, or undefined. */
function widthFault(cells: readonly string[], { columns, requireAllCells }: Cutting): RowFault | undefined {
  const { length } = cells
  if (length < columns && requireAllCells && !isBlank(cells))
    return { fault: `${length} of ${columns} cells`, faultColumn: length }
  if (length <= columns || isBlank(cells.slice(columns))) return undefined
  return { fault: `${length} cells for ${columns} columns`, faultColumn: columns }
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/**
 * Reads rows from `from` on, until the text ends or a faulty row spans several lines: then only its first line is given up,
 * and the next call goes on with the second, so that one lost quote costs one row.
 */
function cutSome(text: string, from: Cut, cutting: Cutting, atEnd: boolean): boolean {
  const base = from.at
  let resumed = false
  const step = ({ data, errors, meta }: Papa.ParseStepResult<string[][]>) => {
    const whole = text.slice(from.at, base + meta.cursor)
    if (whole === '') return
    const [quote] = errors
    const cells = withPlainBreaks(data[0] as string[], whole)
    // Papa counts `index` from the start of the text that it was given.
    const fault = quote
      ? quoteFault(whole, (quote.index ?? 0) - (from.at - base), cutting)
      : widthFault(cells, cutting)
    const raw = fault ? firstLine(whole, cutting.newline) : whole
    resumed = raw.length < whole.length
    from.rows.push(rowOf(from.line, raw, quote ? [] : cells, fault))
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

function rowOf(line: number, raw: string, cells: string[], fault: RowFault | undefined): Row {
  if (fault) return { line, raw, cells, ...fault }
  return isBlank(cells) ? { line, raw, cells: [], blank: true } : { line, raw, cells }
}

/**
 * Cuts the text that begins on line `line` into rows; their texts together are the text. What is left after `at` is the beginning
 * of a row whose end is not in the text yet; with `atEnd` nothing is left.
 */
export function cutRows(text: string, line: number, cutting: Cutting, atEnd: boolean): Cut {
  const cut: Cut = { rows: [], at: 0, line }
  while (cut.at < text.length) {
    if (cutSome(text, cut, cutting, atEnd)) continue
    if (atEnd || text.length - cut.at < MAX_RECORD || !text.includes(cutting.newline, cut.at)) break
    giveUpLine(text, cut, cutting.newline)
  }
  return cut
}

function giveUpLine(text: string, cut: Cut, newline: string): void {
  const raw = firstLine(text.slice(cut.at), newline)
  cut.rows.push({ line: cut.line, raw, cells: [], fault: UNCLOSED })
  cut.at += raw.length
  cut.line += 1
}

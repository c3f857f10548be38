import Papa from 'papaparse'
import type { TextLayout } from './layout.ts'
import type { Row } from './row.ts'

/** A quoted cell that goes on beyond this many characters was never closed. */
const LONGEST_RECORD = 4 * 2 ** 20

const UNCLOSED = 'quote is not closed'
const AFTER_QUOTE = 'text after a closing quote'

/** What is needed to cut text into rows. */
export type Cutting = Pick<TextLayout, 'delimiter' | 'newline'> & { columns: number }

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

/** The last cell of a line that ends in CR LF, where lines are cut at LF. */
function trimmedLast(cells: string[]): string[] {
  const last = cells.length - 1
  if (cells[last]?.endsWith('\r')) cells[last] = (cells[last] as string).slice(0, -1)
  return cells
}

function firstLine(text: string, newline: string): string {
  const end = text.indexOf(newline)
  return end < 0 ? text : text.slice(0, end + newline.length)
}

const quotesIn = (text: string) => text.split('"').length - 1

/** What is wrong with a row, or undefined. Fewer cells than columns are empty cells at its end. */
function faultOf(cells: readonly string[], quoteIsWrong: boolean, raw: string, cutting: Cutting) {
  if (quoteIsWrong) return quotesIn(firstLine(raw, cutting.newline)) % 2 === 1 ? UNCLOSED : AFTER_QUOTE
  const extra = cells.slice(cutting.columns)
  if (extra.every((cell) => cell.trim() === '')) return undefined
  return `${cells.length} cells for ${cutting.columns} columns`
}

function rowOf(raw: string, cells: string[], fault: string | undefined, line: number): Row {
  if (fault !== undefined) return { line, raw, cells: [], fault }
  const isBlank = cells.every((cell) => cell.trim() === '')
  return isBlank ? { line, raw, cells: [], blank: true } : { line, raw, cells }
}

/**
 * Reads rows from `from` on, until the text ends or a faulty row spans several lines: then only its first line is given up,
 * and the next call goes on with the second, so that one lost quote costs one row.
 */
function cutSome(text: string, from: Cut, cutting: Cutting, atEnd: boolean): boolean {
  const base = from.at
  let resumed = false
  const step = (result: Papa.ParseStepResult<string[][]>) => {
    const whole = text.slice(from.at, base + result.meta.cursor)
    if (whole === '') return
    const cells = trimmedLast(result.data[0] as string[])
    const fault = faultOf(cells, result.errors.length > 0, whole, cutting)
    const first = fault === undefined ? whole : firstLine(whole, cutting.newline)
    resumed = first.length < whole.length
    from.rows.push(rowOf(first, cells, fault, from.line))
    from.at += first.length
    from.line += whole.includes('"') && !resumed ? linesIn(first, cutting.newline) : 1
    if (resumed) parser.abort()
  }
  const parser = new Papa.Parser({
    delimiter: cutting.delimiter,
    newline: cutting.newline,
    fastMode: false,
    step,
  } as unknown as Papa.ParseConfig)
  parser.parse(text.slice(base), 0, !atEnd)
  return resumed
}

const linesIn = (raw: string, newline: string) => Math.max(1, raw.split(newline).length - 1)

/**
 * Cuts the text that begins on line `line` into rows; their texts together are the text. What is left after `at` is the beginning
 * of a row whose end is not in the text yet; with `atEnd` nothing is left.
 */
export function cutRows(text: string, line: number, cutting: Cutting, atEnd: boolean): Cut {
  const cut: Cut = { rows: [], at: 0, line }
  while (cut.at < text.length) {
    if (cutSome(text, cut, cutting, atEnd)) continue
    if (atEnd || text.length - cut.at < LONGEST_RECORD || !text.includes(cutting.newline, cut.at)) break
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

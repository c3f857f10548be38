import Papa from 'papaparse'
import type { BadRow, Row } from './source.ts'

/** A quoted cell that goes on beyond this many characters was never closed. */
const LONGEST_RECORD = 2 ** 20
const SHOWN = 200

const UNCLOSED = 'quote is not closed'
const AFTER_QUOTE = 'text after a closing quote'

export interface CsvLayout {
  delimiter: string
  columns: readonly string[]
}

interface Cut {
  rows: (Row | BadRow)[]
  /** Where in the text the next record begins, and on which line. */
  at: number
  line: number
}

const breaksIn = (text: string) => text.split('\n').length - 1
const quotesIn = (text: string) => text.split('"').length - 1

function columnOfQuote(errors: { index: number }[], text: string, { columns, delimiter }: CsvLayout): string {
  const before = text.slice(0, errors[0]?.index ?? 0)
  return columns[before.split(delimiter).length - 1] ?? ''
}

/** What is wrong with a record, or undefined. Papa counts `index` from the start of what it was given. */
function faultOf(cells: string[], errors: Papa.ParseError[], text: string, start: number, layout: CsvLayout) {
  const quote = errors[0]
  const value = text.split('\n', 1)[0]?.slice(0, SHOWN) ?? ''
  if (quote) {
    const reason = quotesIn(text.split('\n', 1)[0] ?? '') % 2 === 1 ? UNCLOSED : AFTER_QUOTE
    return { column: columnOfQuote([{ index: (quote.index ?? 0) - start }], text, layout), reason, value }
  }
  const { columns } = layout
  const extra = cells.slice(columns.length)
  if (cells.length < columns.length) {
    return {
      column: columns[cells.length] ?? '',
      reason: `${cells.length} of ${columns.length} cells`,
      value,
    }
  }
  if (extra.some((cell) => cell.trim() !== '')) {
    return {
      column: `column ${columns.length + 1}`,
      reason: `${cells.length} cells for ${columns.length} columns`,
      value,
    }
  }
  return undefined
}

/**
 * Reads records from `start` on, until the text ends or a faulty record spans several lines: then only its first
 * line is given up, and the next call goes on with the second, so that one lost quote costs one row.
 */
function cutSome(text: string, from: Cut, layout: CsvLayout, atEnd: boolean): boolean {
  const { rows, at: base } = from
  let resumed = false
  const step = (result: Papa.ParseStepResult<string[][]>) => {
    const cells = result.data[0] as string[]
    const end = base + result.meta.cursor
    const own = text.slice(from.at, end)
    const blank = cells.every((cell) => cell.trim() === '')
    const fault = blank ? undefined : faultOf(cells, result.errors, own, from.at - base, layout)
    const lines = own.includes('"') ? breaksIn(own) : 1
    if (fault) rows.push({ line: from.line, ...fault })
    else if (!blank) rows.push({ line: from.line, cells })
    resumed = fault !== undefined && own.trimEnd().includes('\n')
    from.at = resumed ? from.at + own.indexOf('\n') + 1 : end
    from.line += resumed ? 1 : lines
    if (resumed) parser.abort()
  }
  const parser = new Papa.Parser({
    delimiter: layout.delimiter,
    newline: '\n',
    step,
  } as unknown as Papa.ParseConfig)
  parser.parse(text.slice(base), 0, !atEnd)
  return resumed
}

/**
 * Cuts the text that begins on line `line` into rows. What is left after `at` is the beginning of a record whose
 * end is not in the text yet; with `atEnd` nothing is left.
 */
export function cutRecords(text: string, line: number, layout: CsvLayout, atEnd: boolean): Cut {
  const cut: Cut = { rows: [], at: 0, line }
  while (cut.at < text.length) {
    if (cutSome(text, cut, layout, atEnd)) continue
    if (atEnd || text.length - cut.at < LONGEST_RECORD || !text.includes('\n', cut.at)) break
    giveUpLine(text, cut)
  }
  return cut
}

function giveUpLine(text: string, cut: Cut): void {
  const end = text.indexOf('\n', cut.at)
  cut.rows.push({
    line: cut.line,
    column: '',
    reason: UNCLOSED,
    value: text.slice(cut.at, Math.min(end, cut.at + SHOWN)),
  })
  cut.at = end + 1
  cut.line += 1
}

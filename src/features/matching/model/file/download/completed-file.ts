import type { Column } from '#files/column.ts'
import { cellsOf } from '#files/columns.ts'
import type { AnyRecord } from '#records/record.ts'
import { BOM, type Cell, harmless } from '#shared/tabular/csv.ts'
import { withoutEnd } from '#shared/tabular/cut-rows.ts'
import type { FileRow } from '#shared/tabular/file-row.ts'
import type { Layout } from '#shared/tabular/layout.ts'
import type { OpenedFile } from '#shared/tabular/open.ts'
import type { AcceptedRecord, RowStatus } from '../review/decisions.ts'
import type { RowSelection } from './output-settings.ts'

/** The values of a row's added columns. */
export interface RowResult {
  status: RowStatus
  /** The record that was accepted. */
  accepted?: AcceptedRecord | undefined
  /** That record with the selected fields, if there are any. */
  record?: AnyRecord | undefined
}

/** All added headings begin with this, as the file may have an Id too. */
const PREFIX = 'Match'

/** The added columns before the selected fields. */
const resultColumns = ['Id', 'Score', 'Probability', 'Rule', 'Status'] as const
export const RESULT_COLUMNS = resultColumns.length

/** The headings of the added columns: those of the result, then the selected fields. */
export const addedHeadings = (columns: readonly Column[]): string[] =>
  [...resultColumns, ...columns.map(({ heading }) => heading)].map((heading) => `${PREFIX}.${heading}`)

/** The added cells of a row; without an accepted record all but the status are empty. */
export function addedCells({ status, accepted, record }: RowResult, columns: readonly Column[]): Cell[] {
  if (!accepted) return ['', '', '', '', status, ...columns.map(() => '')]
  const { id, score, probability, rule } = accepted
  const fields = record ? cellsOf(record, columns) : columns.map(() => undefined)
  // Older versions stored records that were picked by name without a score.
  return [id, score < 0 ? '' : score, probability ?? '', rule, status, ...fields]
}

/** One cell of text between delimiters (RFC 4180). */
function quoted(text: string, delimiter: string): string {
  const isQuoted = text.includes(delimiter) || /["\r\n]|^\s|\s$|^0\d/.test(text)
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text
}

/** An added cell, escaped for spreadsheets. The file's own cells are not changed. */
const safe = (value: Cell) => harmless(value === undefined ? '' : String(value))

/** How rows are written as text with added cells. */
export interface TextFormat {
  /** The text before the first row. */
  head: string
  row: (row: FileRow, added: readonly Cell[]) => string
}

/**
 * The file as text: each row unchanged, followed by the added cells; a file without headings gets none. Rows with fewer cells are
 * padded so that the added ones are below their headings; broken and blank lines remain unchanged.
 */
export function textFormat(
  { layout, columns, head }: Pick<OpenedFile, 'layout' | 'columns' | 'head'>,
  more: readonly string[],
): TextFormat {
  const { delimiter, newline } = separatorsOf(layout)
  const joined = (cells: readonly string[]) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter)
  const withMore = ({ raw, cells }: Pick<FileRow, 'raw' | 'cells'>, added: readonly Cell[]) => {
    const { own, end } = raw === undefined ? { own: undefined, end: newline } : withoutEnd(raw)
    // Cells after the last column would shift the added ones out of their columns.
    const whole =
      own === undefined || cells.length > columns.length ? joined(cells.slice(0, columns.length)) : own
    const gap = delimiter.repeat(Math.max(0, columns.length - cells.length))
    return `${whole}${gap}${delimiter}${joined(added.map(safe))}${end || newline}`
  }
  return {
    head: BOM + head.before + (head.names ? withMore(head.names, more) : ''),
    row: (row, added) => {
      if (row.error === undefined && !row.blank) return withMore(row, added)
      if (row.raw === undefined) return newline
      // A line that is not JSON is one cell, as its commas do not separate columns.
      if (layout.form === 'json') return quoted(withoutEnd(row.raw).own, delimiter) + newline
      return endedWith(row.raw, newline)
    },
  }
}

function separatorsOf(layout: Layout): { delimiter: string; newline: string } {
  if (layout.form !== 'csv') return { delimiter: ',', newline: '\r\n' }
  return { delimiter: layout.delimiter, newline: layout.newline === '\n' ? '\r\n' : '\r' }
}

const endedWith = (raw: string, newline: string) => (withoutEnd(raw).end ? raw : raw + newline)

/** Whether a row is in a part of the file. Rows that were not looked up have no record. */
export const isSelected = (part: RowSelection, { accepted }: RowResult): boolean =>
  part === 'all' || (part === 'matched') === (accepted !== undefined)

/** The name of a file without its extensions: "customers" of "customers.csv.gz". */
export const stemOf = (name: string): string => name.replace(/\.gz$/i, '').replace(/\.[A-Za-z0-9]{1,5}$/, '')

/** The name of a completed file: "customers-matched.csv". */
export function completedFileName(name: string, part: RowSelection, extension: string): string {
  const suffixes: Record<RowSelection, string> = {
    all: 'completed',
    matched: 'matched',
    unmatched: 'unmatched',
  }
  return `${stemOf(name)}-${suffixes[part]}.${extension}`
}

import Papa from 'papaparse'
import { MAX_ROW_BYTES } from '#contract/match.ts'
import type { ValidationError } from '#contract/problem.ts'
import { invalid } from '../http/problem.ts'
import { type CutRow, rowCutter } from './row-cutter.ts'

/** The format of the rows of a body. */
export type RowFormat = 'ndjson' | 'csv'

/** A row of a body: its number, from 1, and the object that was sent or its errors. */
export type SentRow = { row: number; given: unknown } | { row: number; errors: ValidationError[] }

/** The rows of a body, from row `from` on; some at a time, as they arrive. */
export type SentRows = AsyncIterable<SentRow[]>

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Reads a body row by row. An invalid row does not stop the others. Resolves when the first bytes have arrived: rejects with a 400 when
 * the first row of a CSV names a field that is not in `fields` or none at all. `fields` are in lower case.
 */
export async function sentRows(
  body: AsyncIterable<Buffer>,
  { format, from, fields }: { format: RowFormat; from: number; fields: ReadonlySet<string> },
): Promise<SentRows> {
  const rows = cutRows(body, format)
  if (format === 'ndjson') return read(rows, from, jsonRow)
  let first: CutRow[] = []
  while (first.length === 0) {
    const { value, done } = await rows.next()
    if (done) break
    first = value
  }
  const columns = columnsIn(first.shift(), fields)
  return read(withFirst(first, rows), from, (row) => csvRow(row, columns))
}

async function* cutRows(body: AsyncIterable<Buffer>, format: RowFormat): AsyncGenerator<CutRow[]> {
  const cutter = rowCutter({ quoted: format === 'csv', maxBytes: MAX_ROW_BYTES })
  for await (const chunk of body) yield cutter.push(chunk)
  yield cutter.end()
}

async function* withFirst<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}

type ReadRow = (bytes: Uint8Array) => { given: unknown } | { errors: ValidationError[] }

async function* read(
  chunks: AsyncIterable<CutRow[]>,
  from: number,
  readRow: ReadRow,
): AsyncGenerator<SentRow[]> {
  let row = 0
  for await (const cut of chunks) {
    const rows: SentRow[] = []
    for (const it of cut) {
      row += 1
      if (row >= from) rows.push({ row, ...('error' in it ? wrong(cutErrors[it.error]) : readRow(it.bytes)) })
    }
    if (rows.length > 0) yield rows
  }
}

const wrong = (Description: string) => ({ errors: [{ Item: 'row', Description }] })

const cutErrors = {
  long: `The row is longer than ${MAX_ROW_BYTES.toLocaleString('en-US')} bytes`,
  unclosed: 'The row has a quotation mark that is not closed',
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of a row without a byte order mark; undefined where it is not UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = utf8.decode(bytes)
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  } catch {
    return undefined
  }
}

function jsonRow(bytes: Uint8Array): ReturnType<ReadRow> {
  const text = textOf(bytes)
  if (text === undefined) return wrong('The row is not UTF-8')
  try {
    return { given: JSON.parse(text) }
  } catch {
    return wrong('The row is not JSON')
  }
}

function cellsIn(bytes: Uint8Array): string[] | string {
  const text = textOf(bytes)
  if (text === undefined) return 'The row is not UTF-8'
  if (!text.includes('"')) return text.split(',')
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\n' })
  return errors.length > 0 || data.length !== 1
    ? 'The row has a quotation mark within a cell'
    : (data[0] as string[])
}

function columnsIn(first: CutRow | undefined, fields: ReadonlySet<string>): string[] {
  const cells = first && 'bytes' in first ? cellsIn(first.bytes) : 'The first row must name the fields'
  if (typeof cells === 'string') throw invalid([{ Item: 'body', Description: cells }])
  const columns = cells.map((cell) => cell.trim())
  const lower = columns.map((column) => column.toLowerCase())
  const errors = columns.flatMap((Item, i): ValidationError[] => {
    const name = lower[i] as string
    if (!fields.has(name))
      return [{ Item, Description: `${Item || 'An empty name'} is not a field of a row` }]
    return lower.indexOf(name) < i ? [{ Item, Description: `${Item} is given twice` }] : []
  })
  if (errors.length > 0) throw invalid(errors.slice(0, 100))
  return columns
}

/** Empty cells are absent. */
function csvRow(bytes: Uint8Array, columns: readonly string[]): ReturnType<ReadRow> {
  const cells = cellsIn(bytes)
  if (typeof cells === 'string') return wrong(cells)
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    return wrong(`The row has ${cells.length} cells, and ${columns.length} are named`)
  const given = columns.flatMap((column, i) => (cells[i]?.trim() ? [[column, cells[i]]] : []))
  return { given: Object.fromEntries(given) }
}

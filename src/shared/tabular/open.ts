import Papa from 'papaparse'
import { type Bytes, lookAt } from './bytes.ts'
import { cutRows } from './cut-rows.ts'
import { encodingOf } from './encoding.ts'
import { FileError } from './file-fault.ts'
import {
  type Correction,
  columnNames,
  type Layout,
  namesColumns,
  preambleOf,
  type TextLayout,
  textLayoutOf,
} from './layout.ts'
import type { Row } from './row.ts'
import { readText } from './text.ts'
import { sheetNames, sheetRows } from './workbook.ts'

/** More columns than this are no list of customers. */
export const MAX_COLUMNS = 5000
/** No row of a real list is longer; text that goes on like this is something else. */
const LONGEST_ROW = 2 ** 24
const SAMPLE = 2 ** 17
/** Rows of a sheet that are handed on together. */
const TOGETHER = 500

/** A file that is understood, and can be read as often as it is needed. */
export interface Opened {
  layout: Layout
  packed: boolean
  columns: readonly string[]
  /** What stands before the first row of data: Excel's `sep=`, blank lines, the names of the columns. */
  head: { before: string; names: Row | undefined }
  /** The rows after it, some at a time; `onBytes` hears how many bytes of the file have been read. */
  read(onBytes?: (bytes: number) => void): AsyncGenerator<Row[]>
}

/** Finds out how a file is to be read, save for what is given. Raises `FileError` where it holds no rows. */
export async function openFile(file: Blob, given: Correction = {}): Promise<Opened> {
  const bytes = await lookAt(file)
  return bytes.kind === 'xlsx' ? openSheet(file, given) : openText(bytes, given)
}

function checkColumns(first: readonly string[]): void {
  if (first.length > MAX_COLUMNS)
    throw new FileError(
      `The first row has ${first.length} cells. At most ${MAX_COLUMNS} columns can be read.`,
    )
  if (first.every((cell) => cell.trim() === '')) throw new FileError('The file holds no rows.')
}

async function openText(bytes: Bytes, given: Correction): Promise<Opened> {
  const encoding = given.encoding ?? encodingOf(bytes.head)
  const sample = await beginningOf(bytes, encoding)
  const layout = textLayoutOf(sample, encoding, given)
  const { length } = preambleOf(sample)
  const { newline, delimiter } = layout
  const body = sample.slice(length)
  const first = Papa.parse<string[]>(body, { delimiter, newline, preview: 1, fastMode: false }).data[0] ?? []
  checkColumns(first)
  const columns = columnNames(first, layout.header)
  const before = sample.slice(0, length)
  const line = linesOf(before, newline) + 1
  const [names] = cutRows(body, line, { ...layout, columns: columns.length }, true).rows.slice(0, 1)
  const skip = length + (layout.header ? (names?.raw?.length ?? 0) : 0)
  const from = { skip, line: line + linesOf(sample.slice(length, skip), newline), columns: columns.length }
  return {
    layout,
    packed: bytes.packed,
    columns,
    head: { before, names: layout.header ? names : undefined },
    read: (onBytes) => textRows(bytes, layout, from, onBytes),
  }
}

const linesOf = (text: string, newline: string) => text.split(newline).length - 1

async function beginningOf(bytes: Bytes, encoding: TextLayout['encoding']): Promise<string> {
  let text = ''
  for await (const part of readText(bytes, encoding)) {
    text += part
    if (text.length >= SAMPLE) break
  }
  return text
}

interface From {
  skip: number
  line: number
  columns: number
}

async function* textRows(
  bytes: Bytes,
  layout: TextLayout,
  from: From,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Row[]> {
  const cutting = { ...layout, columns: from.columns }
  let { skip, line } = from
  let rest = ''
  for await (const part of readText(bytes, layout.encoding, onBytes)) {
    const text = (rest + part).slice(skip)
    skip -= rest.length + part.length - text.length
    const cut = cutRows(text, line, cutting, false)
    rest = text.slice(cut.at)
    line = cut.line
    if (rest.length > LONGEST_ROW)
      throw new FileError(`Line ${line} is longer than 16 MB: this is no list of customers.`)
    if (cut.rows.length > 0) yield cut.rows
  }
  const { rows } = cutRows(rest, line, cutting, true)
  if (rows.length > 0) yield rows
}

/** The sheet that is chosen, else the first that holds anything. */
async function openSheet(file: Blob, given: Correction): Promise<Opened> {
  const sheets = await sheetNames(file)
  const among = given.sheet === undefined ? [...(sheets.length > 0 ? sheets : ['']).keys()] : [given.sheet]
  for (const sheet of among) {
    const begin = await beginningOfSheet(file, sheet)
    if (begin) return openedSheet(file, begin, { sheet, sheets, header: given.header })
  }
  throw new FileError(
    given.sheet === undefined ? 'The workbook holds no rows.' : 'This sheet of the workbook holds no rows.',
  )
}

/** The first row that is not blank, and how many stand before it. */
async function beginningOfSheet(
  file: Blob,
  sheet: number,
): Promise<{ first: Row; before: number } | undefined> {
  let before = 0
  for await (const row of sheetRows(file, sheet)) {
    if (!row.blank) return { first: row, before }
    before += 1
  }
  return undefined
}

function openedSheet(
  file: Blob,
  { first, before }: { first: Row; before: number },
  { sheet, sheets, header: given }: { sheet: number; sheets: string[]; header: boolean | undefined },
): Opened {
  checkColumns(first.cells)
  const header = given ?? namesColumns(first.cells)
  return {
    layout: { form: 'xlsx', header, sheet, sheets },
    packed: false,
    columns: columnNames(first.cells, header),
    head: { before: '', names: header ? first : undefined },
    read: (onBytes) => sheetRowsFrom(file, { sheet, skip: before + (header ? 1 : 0) }, onBytes),
  }
}

async function* sheetRowsFrom(
  file: Blob,
  { sheet, skip }: { sheet: number; skip: number },
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<Row[]> {
  let some: Row[] = []
  let passed = 0
  for await (const row of sheetRows(file, sheet)) {
    if (passed++ < skip) continue
    some.push(row)
    if (some.length < TOGETHER) continue
    yield some
    some = []
  }
  onBytes(file.size)
  if (some.length > 0) yield some
}

import { type Bytes, lookAt } from './bytes.ts'
import { type CutOptions, cutRows } from './cut-rows.ts'
import { encodingOf, WESTERN } from './encoding.ts'
import { FileError } from './file-error.ts'
import type { FileRow } from './file-row.ts'
import { openJsonLines } from './json-lines.ts'
import { type FileKind, unsupported } from './kind.ts'
import {
  type Correction,
  columnNames,
  firstCells,
  type Layout,
  namesColumns,
  preambleOf,
  type TextLayout,
  textLayoutOf,
} from './layout.ts'
import { LONG_LINE, longLinesCut } from './long-lines.ts'
import { NotUtf8, readText } from './text.ts'
import { sheetNames, sheetRows } from './workbook.ts'

/** More columns than this are no list of records. */
const MAX_COLUMNS = 5000
const SAMPLE = 2 ** 17
/** Rows of a sheet in one batch. */
const BATCH_ROWS = 500

/** How a file is to be read, besides what a person has corrected. */
export interface ReadOptions extends Correction {
  /** A row with fewer cells than columns cannot be read. */
  requireAllCells?: boolean
  /** Bytes that are not UTF-8 are replaced; otherwise they throw `NotUtf8`. */
  replaceInvalid?: boolean
  /** A line of more than 16 MB is a row that cannot be read; otherwise it throws. */
  skipLong?: boolean
}

/** A file whose layout is known; it can be read as often as needed. */
export interface OpenedFile {
  layout: Layout
  packed: boolean
  columns: readonly string[]
  /** The cells of the first row, whether it names the columns or not. */
  first: readonly string[]
  /** The text before the first row of data (Excel's `sep=`, blank lines), and the names of the columns. */
  head: { before: string; names: FileRow | undefined }
  /** The rows after it, some at a time; `onBytes` gets the number of bytes of the file read so far. */
  read(onBytes?: (bytes: number) => void): AsyncGenerator<FileRow[]>
}

const asCsv: Partial<Record<FileKind, string>> = {
  'json-list': 'It is a JSON list. Save it as JSON lines, CSV or XLSX.',
  parquet: 'It is a Parquet file. Save it as CSV.',
}

/** Opens a CSV file, a workbook or JSON lines, and detects what the options do not give. Throws `FileError` when it has no rows. */
export async function openFile(file: Blob, options: ReadOptions = {}): Promise<OpenedFile> {
  const bytes = await lookAt(file)
  const advice = asCsv[bytes.kind]
  if (advice) throw unsupported(advice)
  if (bytes.kind === 'json' || bytes.kind === 'geojson') return openJson(bytes, options)
  return bytes.kind === 'xlsx' ? openSheet(file, options) : openText(bytes, options)
}

async function openJson(
  bytes: Bytes,
  { encoding: given, replaceInvalid, skipLong }: ReadOptions,
): Promise<OpenedFile> {
  const encoding = given ?? (await encodingOf(bytes.head))
  const { columns, read } = await openJsonLines(bytes, encoding, { replaceInvalid, skipLong })
  checkColumns(columns)
  return {
    layout: { form: 'json', encoding, header: true },
    packed: bytes.packing !== undefined,
    columns,
    first: columns,
    head: { before: '', names: { line: 0, cells: columns } },
    read: (onBytes) => withoutJson(read(onBytes)),
  }
}

/** The text of a row is not what its columns are written from; that of a line that cannot be read is shown. */
async function* withoutJson(parts: AsyncIterable<FileRow[]>): AsyncGenerator<FileRow[]> {
  for await (const rows of parts)
    yield rows.map((row) => (row.error === undefined ? { line: row.line, cells: row.cells } : row))
}

function checkColumns(first: readonly string[]): void {
  if (first.length > MAX_COLUMNS)
    throw new FileError(
      `The first row has ${first.length} cells. At most ${MAX_COLUMNS} columns can be read.`,
    )
  if (first.every((cell) => cell.trim() === '')) throw new FileError('The file has no rows.')
}

/** Reads a whole file with `use`, and again as Western text when a later byte shows that it is not UTF-8. Throws `FileError`. */
export async function readWhole<T>(
  file: Blob,
  options: ReadOptions,
  use: (opened: OpenedFile) => Promise<T>,
): Promise<T> {
  try {
    return await use(await openFile(file, options))
  } catch (problem) {
    if (!(problem instanceof NotUtf8)) throw problem
    return use(await openFile(file, { ...options, encoding: WESTERN }))
  }
}

/** Opens a CSV file whose beginning is read. Throws `FileError` when it has no rows. */
export async function openText(
  bytes: Bytes,
  { requireAllCells, replaceInvalid, skipLong, ...given }: ReadOptions,
): Promise<OpenedFile & { layout: TextLayout }> {
  const encoding = given.encoding ?? (await encodingOf(bytes.head))
  const sample = await beginningOf(readText(bytes, encoding, { replaceInvalid }))
  const layout = textLayoutOf(sample, encoding, given)
  const { length } = preambleOf(sample)
  const { newline, delimiter } = layout
  const body = sample.slice(length)
  const first = firstCells(body, layout)
  checkColumns(first)
  const columns = columnNames(first, layout.header)
  const before = sample.slice(0, length)
  const line = linesOf(before, newline) + 1
  const [names] = cutRows(body, line, { delimiter, newline, columns: columns.length }, true).rows.slice(0, 1)
  const skip = length + (layout.header ? (names?.raw?.length ?? 0) : 0)
  const cutting = { delimiter, newline, columns: columns.length, requireAllCells, skipLong }
  const from = { skip, line: line + linesOf(sample.slice(length, skip), newline) }
  return {
    layout,
    packed: bytes.packing !== undefined,
    columns,
    first,
    head: { before, names: layout.header ? names : undefined },
    read: (onBytes) => textRows(readText(bytes, encoding, { onBytes, replaceInvalid }), cutting, from),
  }
}

const linesOf = (text: string, newline: string) => text.split(newline).length - 1

async function beginningOf(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) {
    text += part
    if (text.length >= SAMPLE) break
  }
  return text
}

/** Cuts text that comes in parts into rows, from the character `skip` on, which is on line `line`. */
async function* textRows(
  parts: AsyncIterable<string>,
  cutting: CutOptions & { skipLong?: boolean },
  { skip, line }: { skip: number; line: number },
): AsyncGenerator<FileRow[]> {
  let rest = ''
  for await (const { own, isLong } of longLinesCut(parts, cutting.newline)) {
    if (isLong) {
      if (!cutting.skipLong) throw new FileError(`Line ${line} is ${LONG_LINE}: this is no list of records.`)
      const before = cutRows(rest, line, cutting, true)
      yield [...before.rows, { line: before.line, raw: own, cells: [], error: LONG_LINE }]
      line = before.line + 1
      rest = ''
      continue
    }
    const text = (rest + own).slice(skip)
    skip -= rest.length + own.length - text.length
    const cut = cutRows(text, line, cutting, false)
    rest = text.slice(cut.at)
    line = cut.line
    if (cut.rows.length > 0) yield cut.rows
  }
  const { rows } = cutRows(rest, line, cutting, true)
  if (rows.length > 0) yield rows
}

/** The selected sheet, else the first that is not empty. */
async function openSheet(file: Blob, given: Correction): Promise<OpenedFile> {
  const sheets = await sheetNames(file)
  const candidates =
    given.sheet === undefined ? [...(sheets.length > 0 ? sheets : ['']).keys()] : [given.sheet]
  for (const sheet of candidates) {
    const begin = await beginningOfSheet(file, sheet)
    if (begin) return openedSheet(file, begin, { sheet, sheets, header: given.header })
  }
  throw new FileError(
    given.sheet === undefined ? 'The workbook has no rows.' : 'This sheet of the workbook has no rows.',
  )
}

/** The first row that is not blank, and the number of rows before it. */
async function beginningOfSheet(
  file: Blob,
  sheet: number,
): Promise<{ first: FileRow; before: number } | undefined> {
  let before = 0
  for await (const row of sheetRows(file, sheet)) {
    if (!row.blank) return { first: row, before }
    before += 1
  }
  return undefined
}

function openedSheet(
  file: Blob,
  { first, before }: { first: FileRow; before: number },
  { sheet, sheets, header: given }: { sheet: number; sheets: string[]; header: boolean | undefined },
): OpenedFile {
  checkColumns(first.cells)
  const header = given ?? namesColumns(first.cells)
  return {
    layout: { form: 'xlsx', header, sheet, sheets },
    packed: false,
    columns: columnNames(first.cells, header),
    first: first.cells,
    head: { before: '', names: header ? first : undefined },
    read: (onBytes) => sheetRowsFrom(file, { sheet, skip: before + (header ? 1 : 0) }, onBytes),
  }
}

async function* sheetRowsFrom(
  file: Blob,
  { sheet, skip }: { sheet: number; skip: number },
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<FileRow[]> {
  let some: FileRow[] = []
  let passed = 0
  for await (const row of sheetRows(file, sheet)) {
    if (passed++ < skip) continue
    some.push(row)
    if (some.length < BATCH_ROWS) continue
    yield some
    some = []
  }
  onBytes(file.size)
  if (some.length > 0) yield some
}

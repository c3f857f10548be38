import { FileError } from './file-error.ts'
import type { FileRow, SheetValue } from './file-row.ts'

/**
 * Workbooks are read from beginning to end without being stored, except those whose texts follow the sheets, as Excel writes them.
 * This is the largest of these that is read (bytes).
 */
const MAX_BUFFERED = 200 * 2 ** 20
const TOO_LARGE =
  'The workbook is larger than 200 MB, and is of a form that can only be read whole. Save its sheet as CSV, which may be of any size.'

/** Maximum of consecutive blank rows that are returned. */
const MAX_BLANK = 1000

const day = /T00:00:00\.000Z$/

/** The text of a value: dates as ISO, without a time where there is none. */
export function textOfValue(value: SheetValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (!(value instanceof Date))
    return typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
  const iso = Number.isNaN(value.getTime()) ? '' : value.toISOString()
  return day.test(iso) ? iso.slice(0, 10) : iso.replace('T', ' ').replace(/\.\d+Z$/, '')
}

/** The names of the sheets of a workbook, in their order; none where it is too large to look. Raises `FileError` where it is none. */
export async function sheetNames(file: Blob): Promise<string[]> {
  if (file.size > MAX_BUFFERED) return []
  const { readXlsx } = await import('hucre/xlsx')
  const names: string[] = []
  try {
    await readXlsx(await file.arrayBuffer(), {
      sheets: ({ name }) => {
        names.push(name)
        return false
      },
    })
  } catch (problem) {
    throw unreadable(problem)
  }
  return names
}

/** The rows of a sheet of a workbook, by its number from 0. Raises `FileError` where it is none. */
export async function* sheetRows(file: Blob, sheet: number): AsyncGenerator<FileRow> {
  const { streamXlsxRows } = await import('hucre/xlsx')
  try {
    let line = 0
    const options = { sheet, maxInputBytes: MAX_BUFFERED }
    for await (const { index, values } of streamXlsxRows(file.stream(), options)) {
      // Rows with nothing in them are not in a workbook at all.
      if (index - line <= MAX_BLANK) while (line < index) yield rowOf(++line, [])
      line = index + 1
      yield rowOf(line, values)
    }
  } catch (problem) {
    throw unreadable(problem)
  }
}

function unreadable(problem: unknown): FileError {
  const { message } = problem as Error
  if (message.includes('maxInputBytes')) return new FileError(TOO_LARGE)
  return new FileError(
    `The workbook cannot be read (${message}). Open it in a spreadsheet and save it again as XLSX or CSV.`,
  )
}

function rowOf(line: number, values: readonly SheetValue[]): FileRow {
  const cells = values.map(textOfValue)
  return cells.every((cell) => cell.trim() === '')
    ? { line, values, cells: [], blank: true }
    : { line, values, cells }
}

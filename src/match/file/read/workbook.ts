import { FileFault } from './file-fault.ts'
import { namesColumns, type SheetLayout } from './layout.ts'
import type { Row, SheetValue } from './row.ts'

/** A workbook is held while its sheet is read: no larger one than this (bytes). */
const MOST_BYTES = 200 * 2 ** 20

/** Blank rows in a row that are kept as they are. */
const MOST_BLANK = 1000

const day = /T00:00:00\.000Z$/

/** The text of a value: dates as ISO, without a time where there is none. */
export function textOfValue(value: SheetValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (!(value instanceof Date))
    return typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
  const iso = Number.isNaN(value.getTime()) ? '' : value.toISOString()
  return day.test(iso) ? iso.slice(0, 10) : iso.replace('T', ' ').replace(/\.\d+Z$/, '')
}

/** The rows of the first sheet of a workbook. Raises `FileFault` where it is none. */
export async function* sheetRows(file: Blob): AsyncGenerator<Row> {
  if (file.size > MOST_BYTES)
    throw new FileFault(
      'The workbook is larger than 200 MB. Save its sheet as CSV, which may be of any size.',
    )
  const { streamXlsxRows } = await import('hucre/xlsx')
  try {
    let line = 0
    for await (const { index, values } of streamXlsxRows(await file.arrayBuffer(), { sheet: 0 })) {
      // Rows with nothing in them are not in a workbook at all.
      if (index - line <= MOST_BLANK) while (line < index) yield rowOf(++line, [])
      line = index + 1
      yield rowOf(line, values)
    }
  } catch (problem) {
    if (problem instanceof FileFault) throw problem
    throw new FileFault(
      `The workbook cannot be read (${(problem as Error).message}). Open it in a spreadsheet and save it again as XLSX or CSV.`,
    )
  }
}

function rowOf(line: number, values: readonly SheetValue[]): Row {
  const cells = values.map(textOfValue)
  return cells.every((cell) => cell.trim() === '')
    ? { line, values, cells: [], blank: true }
    : { line, values, cells }
}

/** How a sheet is to be read, by its first row. */
export const sheetLayoutOf = (first: readonly string[], header?: boolean): SheetLayout => ({
  form: 'xlsx',
  header: header ?? namesColumns(first),
})

import { DataError } from '#service/versions/data-error.ts'
import type { FileRow } from '#shared/tabular/file-row.ts'
import { columnNames, namesColumns } from '#shared/tabular/layout.ts'
import { openFile } from '#shared/tabular/open.ts'
import { sheetNames } from '#shared/tabular/workbook.ts'
import { importMessages } from '../import-messages.ts'
import type { BadRow, Source, SourceRow } from './source.ts'

/** Characters of a row that are shown in `rejects.csv`. */
const SHOWN = 200

/**
 * A sheet of an Excel workbook, by its name, else the first with data. Throws a `DataError` when there is no such sheet or its first row
 * names no columns, a `FileError` when the file is no workbook or has no rows.
 */
export async function openSheetSource(file: Blob, name: string | undefined): Promise<Source> {
  const sheet = name === undefined ? undefined : await sheetNumber(file, name)
  const { first, layout, read } = await openFile(file, { sheet, header: true })
  if (!namesColumns(first)) throw new DataError(importMessages.noHeading(first.join(' ')))
  const columns = columnNames(first, true, 'column')
  const title = layout.form === 'xlsx' ? layout.sheets[layout.sheet] : undefined
  return {
    about: title === undefined ? 'XLSX' : `XLSX, sheet "${title}"`,
    columns,
    ...(layout.form === 'xlsx' && { sheets: layout.sheets }),
    async *read(onBytes) {
      for await (const rows of read(onBytes))
        yield rows.filter(({ blank }) => !blank).map((row) => sheetRow(row, columns.length))
    },
  }
}

async function sheetNumber(file: Blob, name: string): Promise<number> {
  const names = await sheetNames(file)
  const number = names.findIndex((other) => other.toLowerCase() === name.trim().toLowerCase())
  if (number < 0) throw new DataError(importMessages.noSheet(name, names))
  return number
}

/** A row with a cell for each column: empty cells at the end of a row are not stored in a workbook. */
function sheetRow({ line, cells }: FileRow, count: number): SourceRow | BadRow {
  if (cells.slice(count).every((cell) => cell.trim() === ''))
    return { line, cells: Array.from({ length: count }, (_, i) => cells[i] ?? '') }
  const reason = `${cells.length} cells for ${count} columns`
  return { line, column: `column ${count + 1}`, reason, value: cells.join(' ').slice(0, SHOWN), cells }
}

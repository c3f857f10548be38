import { downloadMessages } from '#features/matching/messages/download.ts'
import type { Column } from '#files/column.ts'
import { type SheetCell, sheetStream } from '#files/formats/sheet-stream.ts'
import type { FileRow, SheetValue } from '#shared/tabular/file-row.ts'
import type { OpenedFile } from '#shared/tabular/open.ts'
import { addedCells, addedHeadings, type RowResult, textFormat } from './completed-file.ts'
import type { OutputSettings } from './output-settings.ts'

/** A row of the completed file with its result. */
export interface OutputRow {
  row: FileRow
  result: RowResult
}

/** Writes a completed file some rows at a time; each call returns the next part of the file. */
export interface OutputWriter {
  add(rows: readonly OutputRow[]): BlobPart | undefined
  end(): BlobPart | Promise<BlobPart>
}

interface OutputFormat {
  label: string
  extension: string
  type: string
  writer(opened: OpenedFile, columns: readonly Column[]): Promise<OutputWriter>
}

async function textWriter(opened: OpenedFile, columns: readonly Column[]): Promise<OutputWriter> {
  const form = textFormat(opened, addedHeadings(columns))
  let started = false
  const head = () => {
    const opening = started ? '' : form.head
    started = true
    return opening
  }
  return {
    add: (rows) =>
      rows.length > 0
        ? head() + rows.map(({ row, result }) => form.row(row, addedCells(result, columns))).join('')
        : undefined,
    end: head,
  }
}

/** The row's own values with their types in a workbook; values of a text file remain text. */
const ownCells = ({ values, cells }: FileRow, many: number): SheetCell[] =>
  Array.from({ length: many }, (_, i): SheetValue => (values ? (values[i] ?? null) : (cells[i] ?? null)))

async function sheetWriter(opened: OpenedFile, columns: readonly Column[]): Promise<OutputWriter> {
  const headings = addedHeadings(columns)
  const sheet = await sheetStream('Completed', [...opened.columns, ...headings])
  return {
    add: (rows) =>
      sheet.add(
        rows
          .filter(({ row }) => row.error === undefined)
          .map(({ row, result }) => [
            ...ownCells(row, opened.columns.length),
            ...(row.blank
              ? []
              : addedCells(result, columns).map((cell) => (cell === '' ? null : (cell ?? null)))),
          ]),
      ),
    end: sheet.end,
  }
}

/** The formats of a completed file. */
export const outputFormats: Record<OutputSettings['form'], OutputFormat> = {
  csv: {
    label: downloadMessages.formats.csv,
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    writer: textWriter,
  },
  xlsx: {
    label: downloadMessages.formats.xlsx,
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    writer: sheetWriter,
  },
}

import type { AnyRecord } from '#records/record.ts'
import { BOM, type Cell, csvLine } from '#shared/tabular/csv.ts'
import { cellsOf } from '../columns.ts'
import type { FileFormatSpec, FileWriter } from './format-spec.ts'
import { textWriter } from './text-writer.ts'

/** Writes CSV (RFC 4180) in UTF-8 with a byte order mark. */
export function csvWriter(headings: readonly string[], cells: (record: AnyRecord) => Cell[]): FileWriter {
  return textWriter({ head: BOM + csvLine(headings), text: (record) => csvLine(cells(record)) })
}

export const csv: FileFormatSpec = {
  label: 'CSV',
  note: 'UTF-8, any app',
  hint:
    'ZIP codes and ids keep their leading zeros. Open those columns as text in a spreadsheet. ' +
    'Cells that a spreadsheet would run as a formula begin with an apostrophe.',
  extension: 'csv',
  type: 'text/csv;charset=utf-8',
  writer: ({ columns }) =>
    csvWriter(
      columns.map(({ heading }) => heading),
      (record) => cellsOf(record, columns),
    ),
}

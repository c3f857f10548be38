import type { AnyRecord } from '../../criteria/record.ts'
import { BOM, csvLine } from '../../lists/csv.ts'
import type { ExportColumn } from './record-cells.ts'

/** An export as far as it has come: the file so far, and which records are in it. */
export interface ExportResult {
  parts: string[]
  ids: Set<string>
  /** Pages that were read in full. */
  pages: number
  /** Records that the service sent again; they were written once. */
  repeated: number
}

/** An export of which only the head of the file is written. */
export function nothingYet(columns: readonly ExportColumn[]): ExportResult {
  return {
    parts: [BOM + csvLine(columns.map(({ name }) => name))],
    ids: new Set(),
    pages: 0,
    repeated: 0,
  }
}

/** Adds pages of records to an export, each id once; `onPage` is told after each page. What was added stays when a page fails. */
export async function exportCsv(
  pages: AsyncIterable<readonly AnyRecord[]>,
  columns: readonly ExportColumn[],
  result: ExportResult,
  onPage: () => void,
): Promise<void> {
  for await (const page of pages) {
    const fresh = page.filter(({ Id }) => !result.ids.has(Id) && result.ids.add(Id))
    result.repeated += page.length - fresh.length
    result.parts.push(fresh.map((record) => csvLine(columns.map(({ cell }) => cell(record)))).join(''))
    result.pages += 1
    onPage()
  }
}

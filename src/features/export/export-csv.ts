import type { Company, ResourceType } from '#contract/company'
import { BOM, csvLine } from '../../ui/csv.ts'
import { exportColumns } from './record-cells.ts'

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
export function nothingYet(format: ResourceType): ExportResult {
  return {
    parts: [BOM + csvLine(exportColumns(format).map(({ name }) => name))],
    ids: new Set(),
    pages: 0,
    repeated: 0,
  }
}

/** Adds pages of records to an export, each id once; `onPage` is told after each page. What was added stays when a page fails. */
export async function exportCsv(
  pages: AsyncIterable<readonly Company[]>,
  format: ResourceType,
  result: ExportResult,
  onPage: () => void,
): Promise<void> {
  const columns = exportColumns(format)
  for await (const page of pages) {
    const fresh = page.filter(({ Id }) => !result.ids.has(Id) && result.ids.add(Id))
    result.repeated += page.length - fresh.length
    result.parts.push(fresh.map((company) => csvLine(columns.map(({ cell }) => cell(company)))).join(''))
    result.pages += 1
    onPage()
  }
}

import type { Company, ResourceType } from '#contract/company'
import { BOM, csvLine } from '../../ui/csv.ts'
import { exportColumns } from './record-cells.ts'

/** What an export has come to. `repeated` ids were sent twice by the service and written once. */
export interface ExportResult {
  parts: string[]
  written: number
  repeated: number
}

/** Turns pages of records into CSV, each id once; `onProgress` is told how many are written after each page. */
export async function exportCsv(
  pages: AsyncIterable<readonly Company[]>,
  format: ResourceType,
  onProgress: (written: number) => void,
): Promise<ExportResult> {
  const columns = exportColumns(format)
  const parts = [BOM + csvLine(columns.map(({ name }) => name))]
  const seen = new Set<string>()
  let repeated = 0
  for await (const page of pages) {
    const fresh = page.filter(({ Id }) => !seen.has(Id) && seen.add(Id))
    repeated += page.length - fresh.length
    parts.push(fresh.map((company) => csvLine(columns.map(({ cell }) => cell(company)))).join(''))
    onProgress(seen.size)
  }
  return { parts, written: seen.size, repeated }
}

import Papa from 'papaparse'
import type { AuditEntry } from '#contract/audit.ts'
import { FORMULA } from '../data/import/csv-list.ts'

const columns = ['at', 'action', 'account', 'address', 'request', 'what', 'criteria', 'records'] as const

/** Entries as CSV, the latest first. Cells that a spreadsheet would run as formulas are escaped. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => columns.map((column) => String(entry[column] ?? '')))
  return `${Papa.unparse({ fields: [...columns], data: rows }, { newline: '\n', escapeFormulae: FORMULA })}\n`
}

import type { SummaryRow } from './match-summary.ts'

/** A row of a summary from its label and its figures. */
export const summaryRow = (
  label: string,
  rows: number,
  accepted: number,
  rejected: number,
  open: number,
): SummaryRow => ({ label, rows, accepted, rejected, open })

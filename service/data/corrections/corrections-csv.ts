import Papa from 'papaparse'
import type { CorrectionList, ListedCorrection } from '#contract/corrections.ts'
import { FORMULA } from '../import/csv-list.ts'

const columns = [
  'Id',
  'Name',
  'Source',
  'SourceId',
  'Field',
  'Before',
  'After',
  'SourceNow',
  'Corrected',
  'Note',
]

/** Corrections as CSV, one line a field; a duplicate is a field `DuplicateOf`. Cells that a spreadsheet would run as formulas are escaped. */
export function correctionsCsv({ corrections }: CorrectionList): string {
  const rows = corrections.flatMap(rowsOf)
  return `${Papa.unparse({ fields: columns, data: rows }, { newline: '\n', escapeFormulae: FORMULA })}\n`
}

function rowsOf(correction: ListedCorrection): string[][] {
  const { id, name, source = '', sourceId = '', note = '', duplicateOf, sourceNow } = correction
  const row = (field: string, before: string, after: string, now: string, corrected: string) => [
    ...[id, name, source, sourceId, field, before, after, now, corrected, note],
  ]
  const fields = correction.fields.map(({ field, before, after, corrected }) =>
    row(field, before, after, sourceNow[field] ?? before, corrected),
  )
  return duplicateOf ? [...fields, row('DuplicateOf', '', duplicateOf, '', correction.corrected)] : fields
}

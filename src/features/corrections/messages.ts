import type { CorrectableField } from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { fieldLabels } from '#records/record.ts'
import { dayOfYearText } from '#shared/text/dates.ts'
import { some } from '#shared/text/format.ts'

const day = (iso: string) => dayOfYearText(new Date(iso))
const quoted = (value: string) => (value ? `“${value}”` : 'nothing')

const labels: Partial<Record<CorrectableField, string>> = {
  PrimarySic: 'Main industry (SIC code)',
  UriList: 'Website',
  PostalCode: 'ZIP code',
}

/** What a form calls a field. */
export const labelOf = (field: CorrectableField): string => labels[field] ?? fieldLabels[field]

/** Texts about corrections of records. */
export const correctionMessages = {
  title: 'Corrections',
  correct: 'Correct',
  none: 'Nothing is corrected.',
  visitor: (fields: readonly string[]) => `Corrected: ${fields.join(', ')}.`,
  field: (field: string, value: string) => `${field}: ${value || 'none'}`,
  since: (iso: string, before: string) => `Corrected ${day(iso)}; the source said ${quoted(before)}`,
  sourceNow: (value: string) => `The source now says ${quoted(value)}`,
  duplicate: (kind: Kind) => `Duplicate of another ${kindNames[kind].one}`,
  duplicateSince: (iso: string) => `Marked ${day(iso)}; searches exclude this record`,
  missing: 'The data has no such record now',
  undo: 'Undo',
  undoField: (field: string, name: string) => `Undo the correction of ${field} of ${name}`,
  undoAll: (name: string) => `Undo all corrections of ${name}`,
  undone: (what: string) => `Undone: ${what}`,

  dialog: (name: string) => `Correct ${name}`,
  lead: 'Everybody sees the corrected values. They remain when a new release of the data comes in.',
  status: 'Operating status',
  noStatus: 'Not known',
  findOriginal: (kind: Kind) => `Is it a duplicate? Find the other ${kindNames[kind].one} by name`,
  find: 'Find',
  alike: 'Duplicate of',
  noDuplicate: 'It is not a duplicate',
  noneAlike: (kind: Kind) => `No other ${kindNames[kind].one} is like it.`,
  originalLabel: (kind: Kind) => `Id of the other ${kindNames[kind].one}`,
  originalHint: 'Searches, counts and exports exclude a duplicate.',
  note: 'Note',
  noteHint: 'How it is known. Only the operator reads it.',
  save: 'Save corrections',
  saved: (name: string) => `Corrected: ${name}`,
  unchanged: 'Nothing was changed.',

  inSet: (n: number) => some(n, 'correction', 'corrections'),
  review: (n: number, name: string) => `Review ${some(n, 'correction', 'corrections')} of ${name}`,
  ofSet: (name: string) => `Corrections of ${name}`,
  csv: 'CSV',
  csvLabel: (name: string) => `Download the corrections of ${name} as CSV`,
  notes: 'Notes (GeoJSON)',
  notesLabel: (name: string) => `Download the corrections of ${name} as notes`,
  notesHint: 'Notes say to OpenStreetMap, Overture or another source what is wrong, by their own ids.',
  earlier: 'Earlier',
  later: 'Later',
  shown: (from: number, to: number, of: number) => `${from} to ${to} of ${of}`,
} as const

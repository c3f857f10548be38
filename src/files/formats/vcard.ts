import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { vcardOf } from '#records/vcard.ts'
import type { Column } from '../column.ts'
import { cellOf, columnLabel, followUpFileColumns } from '../columns.ts'
import type { FileFormatSpec } from './format-spec.ts'
import { textWriter } from './text-writer.ts'

/** The fields of a card, with their names in RFC 6350. */
const shared: readonly Column[] = [
  { name: 'FirstName', heading: 'FN, N' },
  { name: 'LastName', heading: 'FN, N' },
  { name: 'Phone', heading: 'TEL' },
  { name: 'Address', heading: 'ADR' },
  { name: 'City', heading: 'ADR' },
  { name: 'StateProvince', heading: 'ADR' },
  { name: 'PostalCode', heading: 'ADR' },
  { name: 'Location', heading: 'GEO' },
]

const own: Record<Kind, readonly Column[]> = {
  companies: [
    { name: 'CompanyName', heading: 'FN, ORG' },
    { name: 'Title', heading: 'TITLE' },
    { name: 'Fax', heading: 'TEL' },
    { name: 'UriList', heading: 'URL' },
  ],
  people: [{ name: 'MiddleInitial', heading: 'FN, N' }],
}

/** What a person noted of the record, where it was selected: tags as categories, the rest in the note. */
const followUpColumns = followUpFileColumns.map(({ name }) => ({
  name,
  heading: name === 'FollowUp.Tags' ? 'CATEGORIES' : 'NOTE',
}))

/** The categories and the note of a card: a line each for status and date, then the text. */
function extrasOf(record: AnyRecord, columns: readonly Column[]) {
  const selected = new Set(columns.map(({ name }) => name))
  const textOf = (name: string) => (selected.has(name) ? String(cellOf(record, name) ?? '') : '')
  const labeled = (name: string) => textOf(name) && `${columnLabel(name)}: ${textOf(name)}`
  const { FollowUp } = record as AnyRecord & { FollowUp?: { Tags?: readonly string[] } }
  const lines = [labeled('FollowUp.Status'), labeled('FollowUp.Date'), textOf('FollowUp.Note')]
  return {
    categories: (selected.has('FollowUp.Tags') && FollowUp?.Tags) || [],
    note: lines.filter(Boolean).join('\n'),
  }
}

export const vcard: FileFormatSpec = {
  label: 'vCard',
  note: 'for phones',
  hint: 'One card per record (vCard 4.0), all in one file.',
  extension: 'vcf',
  type: 'text/vcard;charset=utf-8',
  fixedColumns: (kind) => [...own[kind], ...shared],
  optionalColumns: followUpColumns,
  writer: ({ kind, columns }) =>
    textWriter({ text: (record) => vcardOf(kind, record, extrasOf(record, columns)) }),
}

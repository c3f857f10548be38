import type { Kind } from '#contract/kind.ts'
import { vcardOf } from '#records/vcard.ts'
import type { Column } from '../column.ts'
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

export const vcard: FileFormatSpec = {
  label: 'vCard',
  note: 'for phones',
  hint: 'One card per record (vCard 4.0), all in one file.',
  extension: 'vcf',
  type: 'text/vcard;charset=utf-8',
  fixedColumns: (kind) => [...own[kind], ...shared],
  writer: ({ kind }) => textWriter({ text: (record) => vcardOf(kind, record) }),
}

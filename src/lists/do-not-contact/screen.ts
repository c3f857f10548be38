import type { Kind } from '#contract/kind.ts'
import type { AnyRecord, RecordField } from '#records/record.ts'
import { addressKey, phoneKey } from '../match-key-values.ts'
import type { DoNotContactEntries } from './entries.ts'
import { domainOfEmail, type EntryKind, emailOf, entryKinds, hostOf } from './entry.ts'

/** Emails are not among them: a key without the email profile is refused when it requests one. They are compared where a record has one. */
const comparedFields: Record<EntryKind, Partial<Record<Kind, readonly RecordField[]>>> = {
  phone: { companies: ['Phone'], people: ['Phone'] },
  email: {},
  address: { companies: ['Address', 'PostalCode'], people: ['Address', 'PostalCode'] },
  id: {},
  domain: { companies: ['UriList'] },
}

/** The fields that an export loads so that its records can be compared with the entries. */
export const screenedFields = (kind: Kind, entries: DoNotContactEntries): RecordField[] =>
  entryKinds.flatMap((one) => (entries[one].size > 0 ? (comparedFields[one][kind] ?? []) : []))

/** A host and the domains above it: "shop.acme.com" is of "acme.com" too. */
function domainsOf(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, i) => parts.slice(i).join('.'))
}

/** The canonical values of a record by kind of entry. */
const valuesOf: Record<EntryKind, (record: AnyRecord) => readonly (string | undefined)[]> = {
  phone: ({ Phone }) => [phoneKey(Phone)],
  email: ({ Email }) => [Email && emailOf(Email)],
  address: (record) => (record.PostalCode ? [addressKey(record)] : []),
  id: ({ Id }) => [Id],
  domain: ({ UriList = [], Email = '' }) =>
    [...UriList.map(({ Uri }) => hostOf(Uri)), domainOfEmail(Email)].flatMap((host) =>
      host ? domainsOf(host) : [],
    ),
}

/** Whether a record meets an entry, as far as its fields are loaded. */
export function screenOf(entries: DoNotContactEntries): (record: AnyRecord) => boolean {
  const kinds = entryKinds.filter((kind) => entries[kind].size > 0)
  return (record) =>
    kinds.some((kind) =>
      valuesOf[kind](record).some((value) => value !== undefined && entries[kind].has(value)),
    )
}

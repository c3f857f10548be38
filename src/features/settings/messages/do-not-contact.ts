import type { DoNotContactEntry } from '#lists/do-not-contact/entry.ts'
import type { EntryChoice, ReadEntries } from '#lists/do-not-contact/read-entries.ts'
import { count, phone, some } from '#shared/text/format.ts'

/** An entry as people write it. */
export const shownValue = ({ kind, value }: DoNotContactEntry): string =>
  kind === 'phone' ? phone(value) : value

const entryText = (entries: number) => (entries === 1 ? '1 entry' : `${count(entries)} entries`)

/** Texts of the section with the values that are never exported. */
export const doNotContactMessages = {
  title: 'Do not contact',
  note: 'Records with one of these phones, emails, addresses, ids or web domains are in no export and get no added fields in a matched file. They are stored in this browser only.',
  kinds: { phone: 'Phones', email: 'Emails', address: 'Addresses', id: 'Ids', domain: 'Domains' },
  kindOf: { phone: 'Phone', email: 'Email', address: 'Address', id: 'Id', domain: 'Domain' },
  paste: 'Add entries',
  pasteHint: 'One per line. Addresses need a street and a ZIP code.',
  pasteExample: '(402) 555-0142\njane@example.com\n12 Elm St, Omaha, NE 68102',
  choice: 'What they are',
  choices: {
    any: 'Detect',
    phone: 'Phones',
    email: 'Emails',
    address: 'Addresses',
    id: 'Ids',
    domain: 'Domains',
  } satisfies Record<EntryChoice, string>,
  add: 'Add',
  addFile: 'Add from a file',
  fileHint: 'Or drop a CSV or XLSX file here.',
  added: (entries: number, before: number) =>
    `Added ${entryText(entries)}.${before > 0 ? ` ${count(before)} already there.` : ''}`,
  unknown: ({ unknown, unknownCount }: ReadEntries) =>
    `${some(unknownCount, 'line')} not recognized: ${unknown.join('; ')}${unknownCount > unknown.length ? '; …' : ''}`,
  nothing: 'Enter at least one phone, email, address, id or domain.',
  fileFailed: (reason: string) => `The file could not be read. ${reason}`,
  search: 'Search entries',
  head: ['Entry', 'Kind', 'Remove'],
  table: 'Do-not-contact entries',
  noneFound: 'No entry contains this.',
  more: (entries: number) => `and ${count(entries)} more. Search to narrow them down.`,
  remove: (value: string) => `Remove ${value}`,
  removed: (value: string) => `Removed ${value}.`,
  clear: 'Clear all',
  cleared: (entries: number) => `Removed ${entryText(entries)}.`,
  lists: 'Do-not-contact lists',
  noLists: 'No list is marked as do-not-contact. You can mark one in its menu.',
  listSize: (records: number) => some(records, 'record'),
} as const

import { expect, test } from 'vitest'
import { type EntryKind, entryOf, valueAs } from './entry.ts'

test.each<[text: string, kind: EntryKind | undefined, value?: string]>([
  ['(402) 555-0142', 'phone', '4025550142'],
  ['+1 402.555.0142 ext. 12', 'phone', '4025550142'],
  ['4025550142', 'phone', '4025550142'],
  ['+44 20 7946 0000', 'phone', '442079460000'],
  ['Jane@Example.COM ', 'email', 'jane@example.com'],
  ['Jane Doe <jane@example.com>', 'email', 'jane@example.com'],
  ['mailto:jane@example.com', 'email', 'jane@example.com'],
  ['https://www.Acme-Tools.com/about?x=1', 'domain', 'acme-tools.com'],
  ['shop.acme.co.uk', 'domain', 'shop.acme.co.uk'],
  ['637824467', 'id', '637824467'],
  ['637824467001', 'id', '637824467001'],
  ['A1B2C3D4', 'id', 'A1B2C3D4'],
  ['12 North Elm Street, Omaha, NE 68102', 'address', '12 N ELM ST, 68102'],
  ['12 N Elm St, Suite 4, Omaha NE 68102-1234', 'address', '12 N ELM ST # 4, 68102'],
  ['12 Elm St Ste 4 Omaha NE 68102', 'address', '12 ELM ST # 4, 68102'],
  ['12 Elm St NW Washington DC 20001 USA', 'address', '12 ELM ST NW, 20001'],
  ['PO Box 1419, Omaha, NE 68102', 'address', 'PO BOX 1419, 68102'],
  ['780 Richards St, Vancouver BC V6B 3A4, Canada', 'address', '780 RICHARDS ST, V6B3A4'],
  ['12 Elm St, Omaha, NE', undefined],
  ['Acme Plumbing', undefined],
  ['555-0142', undefined],
  ['402 111 1111', undefined],
  ['jane@', undefined],
  ['', undefined],
])('%j is %s %j', (text, kind, value) => {
  expect(entryOf(text)).toEqual(kind && { kind, value })
})

test.each<[kind: EntryKind, text: string, value: string | undefined]>([
  ['id', '4025550142', '4025550142'],
  ['id', '12-34', undefined],
  ['domain', 'Acme', undefined],
  ['phone', '1-800-FLOWERS', '8003569377'],
  ['email', 'acme.com', undefined],
])('as %s, %j is %j', (kind, text, value) => expect(valueAs[kind](text)).toBe(value))

import { expect, test } from 'vitest'
import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { entriesFrom, foundEntries, withEntries, withoutEntries } from './entries.ts'
import type { EntryKind } from './entry.ts'
import { screenedFields, screenOf } from './screen.ts'

const acme = {
  Id: '637824467',
  Phone: '(402) 555-0142',
  Address: '12 North Elm Street Suite 4',
  City: 'Omaha',
  PostalCode: '68102',
  UriList: [{ Uri: 'http://www.shop.acme.com/' }],
  Email: 'Info@Mail.Acme.org',
} as unknown as AnyRecord

test.each<[kind: EntryKind, value: string, meets: boolean]>([
  ['phone', '4025550142', true],
  ['phone', '4025550143', false],
  ['email', 'info@mail.acme.org', true],
  ['email', 'jane@mail.acme.org', false],
  ['address', '12 N ELM ST # 4, 68102', true],
  ['address', '12 N ELM ST # 4, 68103', false],
  ['id', '637824467', true],
  ['id', '63782446', false],
  ['domain', 'shop.acme.com', true],
  ['domain', 'acme.com', true],
  ['domain', 'acme.org', true],
  ['domain', 'me.com', false],
  ['domain', 'com', false],
])('a record and %s %s: %s', (kind, value, meets) => {
  expect(screenOf(entriesFrom({ [kind]: [value] }))(acme)).toBe(meets)
})

test('a record without values, or no entries, meets nothing', () => {
  const entries = entriesFrom({ phone: ['4025550142'], address: ['12 ELM ST, 68102'], domain: ['acme.com'] })
  expect(screenOf(entries)({ Id: '1' } as AnyRecord)).toBe(false)
  expect(screenOf(entriesFrom({}))(acme)).toBe(false)
})

test.each<[kind: Kind, kinds: EntryKind[], fields: string[]]>([
  ['companies', [], []],
  ['companies', ['id', 'email'], []],
  ['companies', ['phone', 'domain'], ['Phone', 'UriList']],
  ['people', ['phone', 'domain'], ['Phone']],
  ['people', ['address'], ['Address', 'PostalCode']],
])('of %s, entries of %j need %j', (kind, kinds, fields) => {
  const entries = entriesFrom(Object.fromEntries(kinds.map((one) => [one, ['x']])))
  expect(screenedFields(kind, entries)).toEqual(fields)
})

test('entries are added, removed and searched', () => {
  const all = withEntries(entriesFrom({ id: ['1'] }), entriesFrom({ id: ['1', '2'], phone: ['4025550142'] }))
  expect([...all.id]).toEqual(['1', '2'])
  expect([...withoutEntries(all, entriesFrom({ id: ['1'] })).id]).toEqual(['2'])
  expect(foundEntries(all, '(402) 555').map(({ kind }) => kind)).toEqual(['phone'])
  expect(foundEntries(all, '').length).toBe(3)
})

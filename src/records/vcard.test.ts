import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyRecord } from './record.ts'
import { components, readVcard } from './vcard.testing.ts'
import { vcardOf } from './vcard.ts'

const company = (rest: Partial<AnyRecord> = {}): AnyRecord => ({ ETag: 'e', Id: '7', Links: [], ...rest })

const read = (kind: 'companies' | 'people', record: AnyRecord) =>
  Object.fromEntries(readVcard(vcardOf(kind, record)).map(({ name, value }) => [name, components(value)]))

test('a company with its contact', () => {
  const card = vcardOf(
    'companies',
    company({
      CompanyName: 'Smith; Sons, Inc.',
      FirstName: 'Maria',
      LastName: 'Delgado',
      Title: 'Owner\\Manager',
      Phone: '4025550142',
      Fax: '4025550143',
      Address: '1 Main St',
      City: 'Omaha',
      StateProvince: 'NE',
      PostalCode: '02903',
      Location: { Latitude: 41.25, Longitude: -96.01 },
      UriList: [{ Uri: 'smith.example' }, { Uri: 'javascript:alert(1)' }],
    }),
  )
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Smith\\; Sons\\, Inc.',
    'N:Delgado;Maria;;;',
    'ORG:Smith\\; Sons\\, Inc.',
    'TITLE:Owner\\\\Manager',
    'TEL;VALUE=uri;TYPE="voice,work":tel:+1-402-555-0142',
    'TEL;VALUE=uri;TYPE="fax,work":tel:+1-402-555-0143',
    'ADR;TYPE=work:;;1 Main St;Omaha;NE;02903;United States of America',
    'GEO:geo:41.25,-96.01',
    'URL:https://smith.example/',
    'END:VCARD',
    '',
  ])
})

test('a company without a contact is an organization, a person an individual', () => {
  expect(read('companies', company({ CompanyName: 'A' }))).toMatchObject({ KIND: ['org'], FN: ['A'] })
  expect(read('people', company({ FirstName: 'Ann', MiddleInitial: 'B', LastName: 'Chu' }))).toMatchObject({
    KIND: ['individual'],
    FN: ['Ann B Chu'],
    N: ['Chu', 'Ann', 'B', '', ''],
  })
})

test('what has no name is called by its id, and a phone that is none remains text', () => {
  expect(read('companies', company({ Phone: '555; ext 2' }))).toMatchObject({
    FN: ['7'],
    TEL: ['555; ext 2'],
  })
  expect(read('companies', company({ City: 'Laval', PostalCode: 'H7A1B2' })).ADR?.at(-1)).toBe('Canada')
})

test.each([
  'Ünïted 🌮 Tacos, Söhne & Co; '.repeat(9),
  'שלום‮abc',
  'a\r\nEND:VCARD\nb',
  'x\u0000y\u001bz',
  '\\n;\\,',
])('odd text comes back whole: %j', (name) => {
  const card = vcardOf('companies', company({ CompanyName: name }))
  for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a vCard holds none of these
  const expected = name.replace(/\r\n/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f]/g, '')
  expect(read('companies', company({ CompanyName: name })).ORG).toEqual([expected])
})

test('any name and street come back from another reader', () => {
  const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(anyText, anyText, (CompanyName, Address) => {
      const card = read('companies', company({ CompanyName, Address }))
      expect([card.FN, card.ADR?.[2]]).toEqual([[CompanyName], Address])
    }),
  )
})

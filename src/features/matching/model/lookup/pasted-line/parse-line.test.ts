import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Known } from '#criteria/known.ts'
import type { KnownPlace } from '#language/rule.ts'
import { parseLine } from './parse-line.ts'

const cities: [string, string][] = [
  ['Papillion', 'NE'],
  ['Omaha', 'NE'],
  ['New York', 'NY'],
  ['Kansas City', 'MO'],
  ['Saint Paul', 'MN'],
  ['Winston Salem', 'NC'],
  ['Washington', 'DC'],
  ['Salem', 'OR'],
  ['Vancouver', 'BC'],
]
const codes = ['68046', '10001', '02903', 'V6C0B9', 'V6C']

const readable = (name: string) =>
  name
    .toLowerCase()
    .replace(/\bst\b\.?/, 'saint')
    .replaceAll('-', ' ')
const places = (name: string, state?: string): KnownPlace[] => {
  const at = { Latitude: 0, Longitude: 0, People: 1 }
  const code = name.toUpperCase().replace(' ', '')
  if (codes.includes(code)) return [{ place: { kind: 'postal', PostalCode: code }, ...at }]
  return cities
    .filter(([city, of]) => readable(city) === readable(name) && (!state || of === state))
    .map(([City, StateProvince]) => ({ place: { kind: 'city', City, StateProvince }, ...at }))
}

const infogroup: Known = {
  Name: 'Infogroup',
  StreetAddress: '1020 E 1st St',
  City: 'Papillion',
  StateProvince: 'NE',
}

const cases: [line: string, known: Known][] = [
  ['Infogroup, 1020 E 1st St Papillion NE', infogroup],
  ['Infogroup 1020 E 1st St Papillion NE', infogroup],
  ['Infogroup, 1020 E 1st St, Papillion, NE', infogroup],
  ['Infogroup, 1020 E 1st St, Papillion, NE 68046-1234', { ...infogroup, PostalCode: '68046-1234' }],
  [
    'Infogroup\n1020 E 1st St\nPapillion NE 68046\n(402) 555-0142',
    { ...infogroup, PostalCode: '68046', Phone: '(402) 555-0142' },
  ],
  ['Infogroup\t1020 E 1st St\tPapillion\tNE\t68046', { ...infogroup, PostalCode: '68046' }],
  [
    'infogroup, 1020 e 1st st, papillion, ne, 68046',
    {
      Name: 'infogroup',
      StreetAddress: '1020 e 1st st',
      City: 'papillion',
      StateProvince: 'ne',
      PostalCode: '68046',
    },
  ],
  ['Infogroup, Papillion Nebraska', { Name: 'Infogroup', City: 'Papillion', StateProvince: 'Nebraska' }],
  ['Infogroup, Papillion 68046', { Name: 'Infogroup', City: 'Papillion', PostalCode: '68046' }],
  ['Infogroup, Papillion', { Name: 'Infogroup', City: 'Papillion' }],
  ['Infogroup', { Name: 'Infogroup' }],
  ['Bank of Omaha', { Name: 'Bank of Omaha' }],
  ['402-555-0142', { Phone: '402-555-0142' }],
  ['Tel. +1 402 555 0142, Infogroup', { Name: 'Infogroup', Phone: '+1 402 555 0142' }],
  [
    'Name: Infogroup; City: Papillion; State: NE; Phone: 402.555.0142',
    { Name: 'Infogroup', City: 'Papillion', StateProvince: 'NE', Phone: '402.555.0142' },
  ],
  ['Infogroup, info@infogroup.example, www.infogroup.example', { Name: 'Infogroup' }],
  [
    'Acme Inc., 350 5th Ave, Suite 200, New York, NY 10001, USA',
    {
      Name: 'Acme Inc.',
      StreetAddress: '350 5th Ave, Suite 200',
      City: 'New York',
      StateProvince: 'NY',
      PostalCode: '10001',
    },
  ],
  [
    'Acme, 12 Park Ave Apt 4 New York New York',
    { Name: 'Acme', StreetAddress: '12 Park Ave Apt 4', City: 'New York', StateProvince: 'New York' },
  ],
  [
    '7 Eleven, 100 Main St, Kansas City, MO',
    { Name: '7 Eleven', StreetAddress: '100 Main St', City: 'Kansas City', StateProvince: 'MO' },
  ],
  [
    'Acme, 12 Elm Ave, St. Paul MN',
    { Name: 'Acme', StreetAddress: '12 Elm Ave', City: 'St. Paul', StateProvince: 'MN' },
  ],
  [
    'Acme, 12 Elm Ave Tinyville NE',
    { Name: 'Acme', StreetAddress: '12 Elm Ave', City: 'Tinyville', StateProvince: 'NE' },
  ],
  [
    'Acme, 12 Elm Ave, Tinyville NE',
    { Name: 'Acme', StreetAddress: '12 Elm Ave', City: 'Tinyville', StateProvince: 'NE' },
  ],
  [
    'Acme, 100 Main St NE, Salem, OR',
    { Name: 'Acme', StreetAddress: '100 Main St NE', City: 'Salem', StateProvince: 'OR' },
  ],
  [
    'Acme, PO Box 1419, Omaha NE',
    { Name: 'Acme', StreetAddress: 'PO Box 1419', City: 'Omaha', StateProvince: 'NE' },
  ],
  [
    'Acme, 4500 Highway 31, Omaha, NE',
    { Name: 'Acme', StreetAddress: '4500 Highway 31', City: 'Omaha', StateProvince: 'NE' },
  ],
  [
    'Acme, 77 Broadway, Omaha NE',
    { Name: 'Acme', StreetAddress: '77 Broadway', City: 'Omaha', StateProvince: 'NE' },
  ],
  [
    'Cafe Medina, 780 Richards St, Vancouver BC V6C 0B9, Canada',
    {
      Name: 'Cafe Medina',
      StreetAddress: '780 Richards St',
      City: 'Vancouver',
      StateProvince: 'BC',
      PostalCode: 'V6C 0B9',
    },
  ],
  [
    'Smith & CO, 12 Elm St, Omaha 68046',
    { Name: 'Smith & CO', StreetAddress: '12 Elm St', City: 'Omaha', PostalCode: '68046' },
  ],
  [
    'Maria Delgado, 12 Elm St, Washington, D.C.',
    { Name: 'Maria Delgado', StreetAddress: '12 Elm St', City: 'Washington', StateProvince: 'D.C.' },
  ],
  ['Smith, John', { Name: 'Smith, John' }],
  ['Walmart 12345', { Name: 'Walmart 12345' }],
  [
    'Studio 54 12 Main St, Omaha, NE',
    { Name: 'Studio 54', StreetAddress: '12 Main St', City: 'Omaha', StateProvince: 'NE' },
  ],
  ['', {}],
]

test.each(cases)('%j', (line, known) => expect(parseLine(line, places).known).toEqual(known))

test('how each part was read is in the order of the line, also what nothing is matched by', () => {
  const { parts } = parseLine('Infogroup, 402-555-0142, Papillion NE, info@infogroup.example', places)
  expect(parts).toEqual([
    { field: 'Name', text: 'Infogroup' },
    { field: 'Phone', text: '402-555-0142' },
    { field: 'City', text: 'Papillion' },
    { field: 'StateProvince', text: 'NE' },
    { field: 'Other', text: 'info@infogroup.example' },
  ])
})

test('no letter or digit of a line is lost, whatever is pasted', () => {
  const line = fc.constantFrom(
    ...[
      'Infogroup',
      '1020',
      'E 1st St',
      'Papillion',
      'NE',
      '68046',
      '402-555-0142',
      'Phone:',
      ',',
      '\n',
      '(',
      'Suite 4',
      'ß',
    ],
  )
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  const lines = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.array(line, { maxLength: 12 }).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(lines, (line) => {
      const message = parseLine(line, places).parts.map(({ text }) => text)
      expect(letters(message.join(''))).toBe(letters(line))
    }),
  )
})

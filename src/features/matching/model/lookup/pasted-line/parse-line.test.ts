import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KnownPlace } from '#language/rule.ts'
import { type ExpectedLine, knownFrom } from './expected-line.testing.ts'
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

const cases: [line: string, expected: ExpectedLine][] = [
  ['Infogroup, 1020 E 1st St Papillion NE', ['Infogroup', '1020 E 1st St', 'Papillion', 'NE']],
  ['Infogroup 1020 E 1st St Papillion NE', ['Infogroup', '1020 E 1st St', 'Papillion', 'NE']],
  ['Infogroup, 1020 E 1st St, Papillion, NE', ['Infogroup', '1020 E 1st St', 'Papillion', 'NE']],
  [
    'Infogroup, 1020 E 1st St, Papillion, NE 68046-1234',
    ['Infogroup', '1020 E 1st St', 'Papillion', 'NE', '68046-1234'],
  ],
  [
    'Infogroup\n1020 E 1st St\nPapillion NE 68046\n(402) 555-0142',
    ['Infogroup', '1020 E 1st St', 'Papillion', 'NE', '68046', '(402) 555-0142'],
  ],
  [
    'Infogroup\t1020 E 1st St\tPapillion\tNE\t68046',
    ['Infogroup', '1020 E 1st St', 'Papillion', 'NE', '68046'],
  ],
  [
    'infogroup, 1020 e 1st st, papillion, ne, 68046',
    ['infogroup', '1020 e 1st st', 'papillion', 'ne', '68046'],
  ],
  ['Infogroup, Papillion Nebraska', ['Infogroup', '', 'Papillion', 'Nebraska']],
  ['Infogroup, Papillion 68046', ['Infogroup', '', 'Papillion', '', '68046']],
  ['Infogroup, Papillion', ['Infogroup', '', 'Papillion']],
  ['Infogroup', ['Infogroup']],
  ['Bank of Omaha', ['Bank of Omaha']],
  ['402-555-0142', ['', '', '', '', '', '402-555-0142']],
  ['Tel. +1 402 555 0142, Infogroup', ['Infogroup', '', '', '', '', '+1 402 555 0142']],
  [
    'Name: Infogroup; City: Papillion; State: NE; Phone: 402.555.0142',
    ['Infogroup', '', 'Papillion', 'NE', '', '402.555.0142'],
  ],
  ['Infogroup, info@infogroup.example, www.infogroup.example', ['Infogroup']],
  [
    'Acme Inc., 350 5th Ave, Suite 200, New York, NY 10001, USA',
    ['Acme Inc.', '350 5th Ave, Suite 200', 'New York', 'NY', '10001'],
  ],
  ['Acme, 12 Park Ave Apt 4 New York New York', ['Acme', '12 Park Ave Apt 4', 'New York', 'New York']],
  ['7 Eleven, 100 Main St, Kansas City, MO', ['7 Eleven', '100 Main St', 'Kansas City', 'MO']],
  ['Acme, 12 Elm Ave, St. Paul MN', ['Acme', '12 Elm Ave', 'St. Paul', 'MN']],
  ['Acme, 12 Elm Ave Tinyville NE', ['Acme', '12 Elm Ave', 'Tinyville', 'NE']],
  ['Acme, 12 Elm Ave, Tinyville NE', ['Acme', '12 Elm Ave', 'Tinyville', 'NE']],
  ['Acme, 100 Main St NE, Salem, OR', ['Acme', '100 Main St NE', 'Salem', 'OR']],
  ['Acme, PO Box 1419, Omaha NE', ['Acme', 'PO Box 1419', 'Omaha', 'NE']],
  ['Acme, 4500 Highway 31, Omaha, NE', ['Acme', '4500 Highway 31', 'Omaha', 'NE']],
  ['Acme, 77 Broadway, Omaha NE', ['Acme', '77 Broadway', 'Omaha', 'NE']],
  [
    'Cafe Medina, 780 Richards St, Vancouver BC V6C 0B9, Canada',
    ['Cafe Medina', '780 Richards St', 'Vancouver', 'BC', 'V6C 0B9'],
  ],
  ['Smith & CO, 12 Elm St, Omaha 68046', ['Smith & CO', '12 Elm St', 'Omaha', '', '68046']],
  ['Maria Delgado, 12 Elm St, Washington, D.C.', ['Maria Delgado', '12 Elm St', 'Washington', 'D.C.']],
  ['Smith, John', ['Smith, John']],
  ['Walmart 12345', ['Walmart 12345']],
  ['Studio 54 12 Main St, Omaha, NE', ['Studio 54', '12 Main St', 'Omaha', 'NE']],
  ['', []],
]

test.each(cases)('%j', (line, expected) => expect(parseLine(line, places).known).toEqual(knownFrom(expected)))

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

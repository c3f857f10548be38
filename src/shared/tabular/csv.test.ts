import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+cmd|calc', "'+cmd|calc"],
  ['-2+3+cmd', "'-2+3+cmd"],
  ['＝1+1', "'＝1+1"],
  ['＋1+1', "'＋1+1"],
  ['－1+1', "'－1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['-95.9345', '-95.9345'],
  ['+1 (402) 555-0142', '+1 (402) 555-0142'],
  ['02903', '"02903"'],
  ['0.5', '0.5'],
  [0, '0'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  [' outer ', '" outer "'],
  [undefined, ''],
  [7, '7'],
])('%j becomes %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test('any text comes back from another reader, save for the apostrophe before a formula', () => {
  const cells = fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(cells, (row) => {
      const [read] = Papa.parse<string[]>(csvLine(row), { delimiter: ',', newline: '\r\n' }).data
      expect(read?.map((text, i) => (text === `'${row[i]}` ? row[i] : text))).toEqual(row)
    }),
  )
})

import { expect, test } from 'vitest'
import { rowsOfText } from './text-rows.ts'

test.each<[text: string, rows: string[][]]>([
  ['', []],
  ['zip\n68046', [['zip'], ['68046']]],
  [
    'name;zip\nA, B;02903',
    [
      ['name', 'zip'],
      ['A, B', '02903'],
    ],
  ],
  [
    'a\tb\r\n"x\ty"\t z \r\n\r\n',
    [
      ['a', 'b'],
      ['x\ty', 'z'],
    ],
  ],
  [
    'sep=!\na!b\n1!2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a,b\n1,2,3\n"4"5,6', [['a', 'b'], ['1', '2', '3'], []]],
])('%j', (text, rows) => {
  expect(rowsOfText(text)).toEqual(rows)
})

import { expect, test } from 'vitest'
import { invalidIdsText, parseIds } from './ids.ts'

test.each<[text: string, ids: string[], positions: number[], repeated: number, invalid: [string, number][]]>([
  ['', [], [], 0, []],
  ['637824467\n002903111', ['637824467', '002903111'], [1, 2], 0, []],
  ['1, 2;3\t4 5', ['1', '2', '3', '4', '5'], [1, 1, 1, 1, 1], 0, []],
  ['1\r\n\r\n2\r3', ['1', '2', '3'], [1, 3, 4], 0, []],
  ['"1"\n\'2\'', ['1', '2'], [1, 2], 0, []],
  ['1\n1\n2\n1', ['1', '2'], [1, 3], 2, []],
  [
    '1\na-b\n2, 123456789012345678901',
    ['1', '2'],
    [1, 3],
    0,
    [
      ['a-b', 2],
      ['123456789012345678901', 3],
    ],
  ],
])('%j', (text, ids, positions, repeated, invalid) => {
  expect(parseIds(text, 'service')).toEqual({
    ids,
    positions,
    repeated,
    invalid: invalid.map(([entry, place]) => ({ text: entry, place })),
  })
})

test.each([
  ['1', undefined],
  ['1\na-b', 'Line 2: “a-b” is no id.'],
  ['?\n!', 'Line 1: “?”, line 2: “!” are no ids.'],
  [
    '-\n-\n-\n-\n-\n-\n-',
    'Line 1: “-”, line 2: “-”, line 3: “-”, line 4: “-”, line 5: “-” and 2 more are no ids.',
  ],
])('what is invalid in %j', (text, message) => {
  expect(invalidIdsText(parseIds(text, 'service'), 'line')).toBe(message)
})

test.each<[text: string, ids: string[]]>([
  ['C-7\nC 12', ['C-7', 'C 12']],
  ['08f2-a1,"08f2-a2"; 08f2-a1', ['08f2-a1', '08f2-a2']],
  ['node/1\tnode/2', ['node/1', 'node/2']],
])('ids in the source of %j', (text, ids) => {
  expect(parseIds(text, 'source').ids).toEqual(ids)
})

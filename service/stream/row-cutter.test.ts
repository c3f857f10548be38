import { expect, it } from 'vitest'
import { rowCutter } from './row-cutter.ts'

const LONG = 'x'.repeat(40)
const open = `"${'y'.repeat(30)}`

const cases: [what: string, quoted: boolean, text: string, rows: string[]][] = [
  ['nothing', false, '', []],
  ['lines with any end', false, 'a\nb\r\nc', ['a', 'b', 'c']],
  ['empty lines are left out', false, '\n\na\n \t\r\n\nb\n\n', ['a', 'b']],
  ['a line that is too long', false, `a\n${LONG}\nb\n`, ['a', '(long)', 'b']],
  ['a last line that is too long', false, `a\n${LONG}`, ['a', '(long)']],
  ['a line break between quotation marks', true, 'a,"b\nc"\nd\n', ['a,"b\nc"', 'd']],
  ['doubled quotation marks', true, 'a,"b""\n""c"\nd', ['a,"b""\n""c"', 'd']],
  ['quotation marks mean nothing where they are not asked for', false, '"a\nb"\n', ['"a', 'b"']],
  [
    'a quotation mark that is not closed costs one line',
    true,
    `"a\n${'b\n'.repeat(30)}c\n`,
    ['(unclosed)', ...Array(30).fill('b'), 'c'],
  ],
  ['one in the last lines', true, 'a\n"b\nc\nd', ['a', '(unclosed)', 'c', 'd']],
  ['one in a line that is too long', true, `${open}\nb\n`, ['(unclosed)', 'b']],
  ['a long row that is closed', true, `${LONG},"a"\nb\n`, ['(long)', 'b']],
]

it.each(cases)('%s, whatever the chunks', (_, quoted, text, expected) => {
  for (const size of [1, 2, 3, 7, 1000]) {
    const cutter = rowCutter({ quoted, maxBytes: 24 })
    const bytes = Buffer.from(text)
    const rows = []
    for (let at = 0; at < bytes.length; at += size) rows.push(...cutter.push(bytes.subarray(at, at + size)))
    rows.push(...cutter.end())
    const shown = rows.map((row) => ('error' in row ? `(${row.error})` : Buffer.from(row.bytes).toString()))
    expect(shown, `chunks of ${size}`).toEqual(expected)
  }
})

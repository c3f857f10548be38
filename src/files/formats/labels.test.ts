import { expect, test } from 'vitest'
import type { AnyRecord } from '#records/record.ts'
import { cornerOf, type LabelSheet, labelSheets, labelsPerSheet } from './label-sheets.ts'
import { fitLines, labelLines, truncate, wrapLine } from './label-text.ts'
import { latin } from './latin.ts'
import { recordOf, writeTestFile } from './write-file.testing.ts'

const paper = { letter: [612, 792], a4: [595.28, 841.89] } as const
/** Each letter is half as wide as it is high. */
const measure = (text: string) => text.length / 2

test.each(Object.entries<LabelSheet>(labelSheets).map(([name, sheet]) => [name, sheet] as const))(
  'the labels of %s are side by side within the paper, as far from one edge as from the other',
  (_, sheet) => {
    const [wide, high] = paper[sheet.paper]
    const last = cornerOf(sheet, labelsPerSheet(sheet) - 1)
    expect(wide - last.x - sheet.width).toBeCloseTo(sheet.left, 0)
    expect(high - last.y - sheet.height).toBeCloseTo(sheet.top, 0)
    expect(sheet.across).toBeGreaterThanOrEqual(sheet.width)
    expect(sheet.down).toBeGreaterThanOrEqual(sheet.height)
    expect(cornerOf(sheet, labelsPerSheet(sheet))).toEqual(cornerOf(sheet, 0))
  },
)

test('a sheet holds as many as its package says', () => {
  expect(Object.values(labelSheets).map(labelsPerSheet)).toEqual([30, 10, 21])
})

const address = { Address: '1 Main St', City: 'Omaha', StateProvince: 'NE', PostalCode: '02903' }

test.each<[string, 'companies' | 'people', Partial<AnyRecord>, string[]]>([
  [
    'a company with its contact',
    'companies',
    { CompanyName: 'Smith', FirstName: 'Ann', LastName: 'Chu', ...address },
    ['Ann Chu', 'Smith', '1 Main St', 'Omaha NE 02903'],
  ],
  [
    'a company alone',
    'companies',
    { CompanyName: 'Smith', ...address },
    ['Smith', '1 Main St', 'Omaha NE 02903'],
  ],
  [
    'a person',
    'people',
    { FirstName: 'Ann', MiddleInitial: 'B', LastName: 'Chu', ...address },
    ['Ann B Chu', '1 Main St', 'Omaha NE 02903'],
  ],
  ['no street', 'people', { ...address, Address: ' ' }, []],
  ['neither ZIP code nor city', 'people', { Address: '1 Main St', StateProvince: 'NE' }, []],
  [
    'a street and a ZIP code',
    'companies',
    { Address: '1 Main St', PostalCode: '02903' },
    ['1 Main St', '02903'],
  ],
])('%s', (_, kind, rest, lines) => {
  expect(labelLines(kind, recordOf('1', rest))).toEqual(lines)
})

test.each([
  ['short', 10, 'short'],
  ['exactly ten letters', 9.5, 'exactly ten letters'],
  ['exactly ten letters', 6, 'exactly ten…'],
  ['🌮🌮🌮🌮', 3, '🌮🌮…'],
  ['wide', 0.1, '…'],
])('%s in the width of %d is %s', (text, maxWidth, shown) => {
  expect(truncate(text, maxWidth, measure)).toBe(shown)
})

test.each([
  ['one two three', 6, ['one two', 'three']],
  ['one two three', 7, ['one two three']],
  ['extraordinarily long', 4, ['extraordinarily', 'long']],
])('%s in the width of %d is on %j', (text, maxWidth, lines) => {
  expect(wrapLine(text, maxWidth, measure)).toEqual(lines)
})

const sheet = labelSheets['5160']

test('letters are as large as lets all lines fit the label', () => {
  expect(fitLines(['Ann', 'Here', 'There'], sheet, measure)).toEqual({
    size: sheet.size,
    lines: ['Ann', 'Here', 'There'],
    truncated: false,
  })
  const name = 'First Presbyterian Church of Saint Augustine'
  const street = '15 Martin Luther King Jr Memorial Boulevard Suite 1500'
  const { size, lines, truncated } = fitLines([name, street, 'Omaha NE 68102'], sheet, measure)
  expect(lines.join(' ')).toBe(`${name} ${street} Omaha NE 68102`)
  expect([truncated, lines.length]).toEqual([false, 5])
  expect(size * 1.16 * lines.length).toBeLessThanOrEqual(54)
})

test('what is too long even in the smallest letters is cut, the names first', () => {
  const name = 'name '.repeat(60).trim()
  const street = '15 Martin Luther King Jr Memorial Boulevard Suite 1500'
  const { size, lines, truncated } = fitLines(['Ann Chu', name, street, 'Omaha NE 68102'], sheet, measure)
  expect([size, truncated]).toEqual([8, true])
  expect(lines[1]).toMatch(/…$/)
  expect(lines.slice(2).join(' ')).toBe(`${street} Omaha NE 68102`)
})

test.each([
  ['Café “Ñandú” – €5', 'Café “Ñandú” – €5'],
  ['Łódź, Škoda, Győr, İzmir', 'Lódz, Škoda, Gyor, Izmir'],
  ['ﬁne Ⅻ', 'fine XII'],
  ['e\u0301', 'é'],
  ['−5′', "-5'"],
  ['a\u202eb\nc\u0000', 'a b c'],
  ['東京 🌮', '?? ?'],
])('%j is shown as %j', (text, shown) => {
  expect(latin(text)).toBe(shown)
})

test('records without a label, and values that are not printed as written, are reported', async () => {
  const records = [
    recordOf('1', { CompanyName: '東京', ...address }),
    recordOf('2', { CompanyName: 'What?', ...address }),
    recordOf('3', { CompanyName: 'Nowhere' }),
  ]
  const { notes } = await writeTestFile('labels-L7160', 'companies', records)
  expect(notes).toEqual([
    '2 labels on 1 sheet.',
    '1 record without an address: no label.',
    '1 label with letters that the file cannot show. They are replaced by question marks.',
  ])
})

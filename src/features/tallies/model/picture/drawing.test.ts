import { expect, test } from 'vitest'
import { type Axis, crossCounts } from '../cross.ts'
import { drawCross } from './draw-cross.ts'
import { cut, footOf, headOf, lines, MARGIN, type Mark, type Measure } from './drawing.ts'

/** Every letter is ten pixels wide. */
const measure: Measure = (text) => 10 * text.length
const textsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => ('text' in mark ? mark.text : []))

test.each([
  ['Contractors', 110, 'Contractors'],
  ['Contractors', 109, 'Contracto…'],
  ['Eating places', 80, 'Eating…'],
  ['Contractors', 5, '…'],
  ['', 0, ''],
])('%o in %d pixels is %o', (text, width, shown) => {
  expect(cut(text, width, 12, 400, measure)).toBe(shown)
})

test.each<[text: string, width: number, max: number, broken: string[]]>([
  ['one two three', 70, 3, ['one two', 'three']],
  ['one two three', 200, 3, ['one two three']],
  ['one two three', 50, 3, ['one', 'two', 'three']],
  ['one two three four', 50, 2, ['one', 'two…']],
  ['one two three', 60, 1, ['one t…']],
  ['extraordinary words', 60, 2, ['extra…', 'words']],
])('%o in lines of %d pixels, at most %d', (text, width, max, broken) => {
  expect(lines(text, width, max, 12, 400, measure)).toEqual(broken)
})

const frame = { title: 'Industry by state', criteria: 'Nebraska', source: 'Catchment' }

test('a head is higher by each of its lines', () => {
  const plain = headOf(frame, 480, measure)
  const compared = headOf({ ...frame, compared: 'Iowa' }, 480, measure)
  expect(textsOf(plain.marks)).toEqual(['Industry by state', 'Nebraska'])
  expect(textsOf(compared.marks)).toEqual(['Industry by state', 'Nebraska', 'Compared with: Iowa'])
  expect(compared.height - plain.height).toBe(17)
})

test('a foot is below the drawing', () => {
  const { marks, height } = footOf(frame, 480, 300, measure)
  expect(textsOf(marks)).toEqual(['Catchment'])
  expect(height).toBeGreaterThan(300)
})

const axis = (field: Axis['field']): Axis => ({
  field,
  order: 'total',
  max: 9,
  label: (value) => `(${value})`,
})
const axes = { row: axis('stateprovince'), column: axis('sic2') }
const cross = crossCounts(
  [
    { Count: 30, StateProvince: 'NE', Sic2: '58' },
    { Count: 10, StateProvince: 'IA', Sic2: '17' },
  ],
  axes.row,
  axes.column,
)

test.each([
  ['count', 'Industry by state', ['30', '30', '10', '10', '30', '10', '40']],
  [
    'row',
    'Industry by state, percent of…',
    ['100.0%', '100.0%', '100.0%', '100.0%', '75.0%', '25.0%', '100.0%'],
  ],
] as const)('a cross tally as %s', (cells, title, numbers) => {
  const { marks, width, height } = drawCross(
    frame,
    { cross, axes, cells, corner: 'State' },
    (text) => text.length,
  )
  const texts = textsOf(marks)
  expect(texts[0]).toMatch(new RegExp(`^${title.replace('…', '')}`))
  expect(texts).toEqual(expect.arrayContaining(['State', '(58)', '(17)', '(NE)', '(IA)', 'All']))
  expect(texts.filter((text) => /^[\d.]+%?$/.test(text))).toEqual(numbers)
  // Empty cells have no ground, and all is within the picture.
  expect(marks.filter((mark) => 'box' in mark && mark.fill.startsWith('rgb'))).toHaveLength(2)
  for (const mark of marks) {
    const [x, y] = 'box' in mark ? mark.box : mark.at
    expect([x >= MARGIN, x <= width - MARGIN, y >= 0, y <= height]).toEqual([true, true, true, true])
  }
})

import { expect, test } from 'vitest'
import { drawBars } from '#features/tallies/ui/picture/draw-bars.ts'
import { type Axis, crossCounts } from '../cross.ts'
import { drawCross } from './draw-cross.ts'
import { linesOf, MARGIN, type Mark, type Measure, pictureOf } from './drawing.ts'

/** Every letter is ten pixels wide. */
const measure: Measure = (text) => 10 * text.length
const textsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => ('text' in mark ? mark.text : []))

test.each<[text: string, width: number, broken: string[]]>([
  ['one two three', 70, ['one two', 'three']],
  ['one two three', 200, ['one two three']],
  ['one two three', 50, ['one', 'two', 'three']],
  ['extraordinary words', 60, ['extrao', 'rdinar', 'y', 'words']],
  ['', 60, ['']],
])('%o in lines of %d pixels is whole', (text, width, broken) => {
  expect(linesOf(text, width, (part) => 10 * part.length)).toEqual(broken)
})

const frame = { title: 'Industry by state', counted: 'Companies · Where: Nebraska', source: 'Catchment' }

test('a picture has title, what is counted, the content and the source, as high as their lines', () => {
  const content = (top: number) => ({ marks: [], height: top > 40 ? 100 : 0 })
  const plain = pictureOf(frame, 480, content, measure)
  const compared = pictureOf({ ...frame, compared: 'Iowa' }, 480, content, measure)
  expect(textsOf(plain.marks)).toEqual(['Industry by state', 'Companies · Where: Nebraska', 'Catchment'])
  expect(textsOf(compared.marks)).toContain('Compared with: Iowa')
  expect(compared.height - plain.height).toBe(17)
  const long = pictureOf({ ...frame, counted: 'word '.repeat(60).trim() }, 480, content, measure)
  expect(textsOf(long.marks).join(' ')).toContain('word '.repeat(60).trim())
  expect(long.height).toBeGreaterThan(plain.height + 6 * 17)
})

test('bars have their names in full, each row as high as its name', () => {
  const label = 'Engineering, accounting and management services of every kind'
  const bar = { key: '87', label, count: 7, share: 0.5 }
  const texts = textsOf(drawBars(frame, [bar, { ...bar, key: '58', label: 'Eating' }], measure).marks)
  expect(texts.join(' ')).toContain(label)
  expect(texts).toContain('Eating')
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

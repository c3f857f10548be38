import { describe, expect, test } from 'vitest'
import type { Point } from '#contract/place.ts'
import { drawingNote, pointText, screenReaderText, sizeText } from './drawing-text.ts'
import { type Drawing, idle, type Shape } from './gesture.ts'

const at = (Latitude: number, Longitude: number): Point => ({ Latitude, Longitude })
const drawing = (tool: Shape | 'select', points: Point[], pointer?: Point): Drawing => ({
  ...idle,
  tool,
  points,
  pointer,
})
const corners = [at(41, -96), at(41, -95), at(42, -95)]

test.each([
  [at(34.05, -118.25), '34.050 north, 118.250 west'],
  [at(-34.05, 118.25), '34.050 south, 118.250 east'],
  [at(10, 190), '10.000 north, 170.000 west'],
  [at(10, -541), '10.000 north, 179.000 east'],
])('%j is %s', (point, text) => {
  expect(pointText(point)).toBe(text)
})

test.each<[what: string, drawing: Drawing, text: RegExp | undefined]>([
  ['a circle', drawing('circle', [at(41, -96)], at(42, -96)), /^69(\.1)? mi radius, 15,\d{3} sq mi$/],
  ['a polygon', drawing('polygon', corners), /^1,7\d\d sq mi$/],
  ['a line', drawing('line', [at(41, -96)], at(42, -96)), /^69(\.1)? mi long, .* to each side$/],
  ['a line that was not begun', drawing('line', []), undefined],
  ['too few corners', drawing('polygon', corners.slice(0, 1)), undefined],
  ['no tool', idle, undefined],
])('the size of %s', (_, given, text) => {
  const found = sizeText(given, 'miles')
  if (text) expect(found).toMatch(text)
  else expect(found).toBeUndefined()
})

test.each<[what: string, drawing: Drawing, note: RegExp | undefined]>([
  ['a plain polygon', drawing('polygon', corners), undefined],
  ['over the 180th meridian', drawing('polygon', [at(10, 179), at(10, -179), at(12, 179)]), /180th meridian/],
  ['a circle', drawing('circle', [at(41, -96)], at(42, -96)), undefined],
])('a note on %s', (_, given, note) => {
  if (note) expect(drawingNote(given)).toMatch(note)
  else expect(drawingNote(given)).toBeUndefined()
})

describe('by keys', () => {
  test.each<[what: string, drawing: Drawing, parts: RegExp[]]>([
    [
      'before the first corner',
      drawing('polygon', [], at(41, -96)),
      [/^Cross at 41\.000 north/, /corner 1\.$/],
    ],
    [
      'after the first',
      drawing('polygon', [at(41, -96)], at(42, -96)),
      [/69(\.1)? miles north of the last corner/, /corner 2\.$/],
    ],
    [
      'with enough corners',
      drawing('polygon', corners, at(42, -96)),
      [/corner 4\./, /Enter adds the area of 3 corners\.$/],
    ],
    [
      'a line with enough points',
      drawing('line', corners.slice(0, 2), at(41, -94)),
      [/east of the last point/, /area of 2 points\.$/],
    ],
    [
      'a circle',
      drawing('circle', [at(41, -96)], at(41, -97)),
      [/west of the center/, /radius/, /Enter adds the circle\.$/],
    ],
    [
      'a fault',
      { ...drawing('polygon', corners, at(42, -96)), error: 'It crosses itself' },
      [/It crosses itself\. /],
    ],
  ])('%s', (_, given, parts) => {
    const text = screenReaderText(given, 'miles')
    for (const part of parts) expect(text).toMatch(part)
  })

  test.each([idle, drawing('circle', []), drawing('select', [], at(41, -96))])(
    'nothing is said of %j',
    (given) => {
      expect(screenReaderText(given, 'miles')).toBe('')
    },
  )
})

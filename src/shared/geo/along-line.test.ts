import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Line, pointAlong, type Side } from './along-line.ts'
import type { Point } from './point.ts'
import { milesBetween, pointAt } from './sphere.ts'

const meters = (a: Point, b: Point) => milesBetween(a, b) * 1609.344
const pointOf = ([Longitude, Latitude]: Line[0]): Point => ({ Latitude, Longitude })
const start = { Latitude: 46.55, Longitude: -110.9 }
const cornerOf = ({ Latitude, Longitude }: Point): Line[0] => [Longitude, Latitude]

/** The oracle walks over the sphere in small steps until it has gone its part of the way. */
function walked(line: Line, fraction: number): Point {
  const dense = line.flatMap((corner, i) => {
    const next = line[i + 1]
    if (!next) return [pointOf(corner)]
    return Array.from({ length: 500 }, (_, n) =>
      pointOf([corner[0] + ((next[0] - corner[0]) * n) / 500, corner[1] + ((next[1] - corner[1]) * n) / 500]),
    )
  })
  const lengths = dense.slice(1).map((to, i) => meters(dense[i] as Point, to))
  let rest = fraction * lengths.reduce((sum, length) => sum + length, 0)
  const at = lengths.findIndex((length) => {
    rest -= length
    return rest < 0
  })
  return dense[at < 0 ? dense.length - 1 : at] as Point
}

/** Lines of streets: 2 to 6 corners, some of them twice, each within some 500 m of the one before. */
const lines = fc
  .array(fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((steps) => {
    const line: [number, number][] = [cornerOf(start) as [number, number]]
    for (const [x, y] of steps) {
      const [lng, lat] = line.at(-1) as [number, number]
      line.push([lng + x / 1e5, lat + y / 1e5])
    }
    return line
  })
const fractions = fc.double({ min: 0, max: 1, noNaN: true })
const sides = fc.constantFrom<Side>('left', 'right')
const lengthOf = (line: Line) =>
  line.slice(1).reduce((sum, to, i) => sum + meters(pointOf(line[i] as Line[0]), pointOf(to)), 0)

describe('a point along a line', () => {
  it('is where a walk over the sphere comes to', () => {
    fc.assert(
      fc.property(lines, fractions, (line, fraction) => {
        const found = pointAlong(line, fraction)
        expect(meters(found, walked(line, fraction))).toBeLessThan(0.02 + lengthOf(line) / 400)
      }),
    )
  })

  it('is the same from the other end, on the other side', () => {
    fc.assert(
      fc.property(lines, fractions, sides, (line, fraction, side) => {
        // At a corner both of its steps give a point, on other sides of it.
        const other = side === 'left' ? 'right' : 'left'
        const there = pointAlong(line, fraction)
        const back = pointAlong(line.toReversed(), 1 - fraction)
        expect(meters(there, back)).toBeLessThan(0.01)
        const aside = meters(pointAlong(line, fraction, side, 8), there)
        const backAside = meters(pointAlong(line.toReversed(), 1 - fraction, other, 8), back)
        expect([aside, backAside].map(Math.round)).toEqual(lengthOf(line) > 0 ? [8, 8] : [0, 0])
      }),
    )
  })

  it.each([0, 45, 90, 135, 180, 225, 270, 315])(
    'is to the left and right of a street towards %d degrees',
    (bearing) => {
      const line = [cornerOf(start), cornerOf(pointAt(start, 0.1, bearing))]
      const middle = pointAt(start, 0.05, bearing)
      const expected = {
        left: pointAt(middle, 8 / 1609.344, bearing - 90),
        right: pointAt(middle, 8 / 1609.344, bearing + 90),
      }
      for (const side of ['left', 'right'] as const)
        expect(meters(pointAlong(line, 0.5, side, 8), expected[side])).toBeLessThan(0.05)
    },
  )
})

test.each<[string, Line, number, Line[0]]>([
  ['one corner', [[-110, 46]], 0.5, [-110, 46]],
  [
    'no length',
    [
      [-110, 46],
      [-110, 46],
    ],
    0.7,
    [-110, 46],
  ],
  [
    'before the beginning',
    [
      [-110, 46],
      [-110, 47],
    ],
    -1,
    [-110, 46],
  ],
  [
    'beyond the end',
    [
      [-110, 46],
      [-110, 47],
    ],
    2,
    [-110, 47],
  ],
  [
    'a corner twice at the end',
    [
      [-110, 46],
      [-110, 47],
      [-110, 47],
    ],
    1,
    [-110, 47],
  ],
  [
    'a corner twice at the beginning',
    [
      [-110, 46],
      [-110, 46],
      [-110, 47],
    ],
    0.5,
    [-110, 46.5],
  ],
])('%s', (_, line, fraction, [Longitude, Latitude]) => {
  expect(pointAlong(line, fraction)).toEqual({ Latitude, Longitude })
})

test('a line without length has no sides', () => {
  expect(
    pointAlong(
      [
        [-110, 46],
        [-110, 46],
      ],
      0.5,
      'left',
      8,
    ),
  ).toEqual({ Latitude: 46, Longitude: -110 })
})

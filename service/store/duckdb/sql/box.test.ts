import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '#contract/place.ts'
import { milesBetween, pointAt } from '#shared/geo/sphere.ts'
import { type Box, boxOfCircle, boxOfPolygon, inBox, overlap } from './box.ts'
import { statementOf } from './statement.ts'

/** The point so many miles from another in a direction (degrees from north). */
function away(from: Point, miles: number, bearing: number): Point {
  const { Latitude, Longitude: lng } = pointAt(from, miles, bearing)
  return { Latitude, Longitude: lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng }
}

function holds({ south, north, west, east }: Box, { Latitude, Longitude }: Point): boolean {
  const within = Longitude >= west && Longitude <= east
  return Latitude >= south && Latitude <= north && (within || Longitude + 360 <= east)
}

const center = fc.record({
  Latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  Longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('the box of a circle holds all of the circle, poles and the 180th meridian included', () => {
  const miles = fc.double({ min: 0.001, max: 500, noNaN: true })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(center, miles, share, fc.integer({ min: 0, max: 359 }), (from, radius, part, bearing) => {
      const box = boxOfCircle(from, radius)
      expect(box.west).toBeGreaterThanOrEqual(-180)
      expect(box.west).toBeLessThanOrEqual(180)
      // At a pole the way there is rounded by more than a millimetre: the distance decides whether the point is in the circle.
      const point = away(from, radius * part, bearing)
      if (milesBetween(from, point) <= radius) expect(holds(box, point)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

describe('the condition of a box', () => {
  const condition = (box: Box) => statementOf(inBox(box))
  const plain = 'Latitude between $1 and $2 and Longitude between $3 and $4'
  const across = 'Latitude between $1 and $2 and (Longitude >= $3 or Longitude <= $4)'
  test.each<[string, Box, string, number[]]>([
    ['plain', { south: 1, north: 2, west: 3, east: 4 }, `(${plain})`, [1, 2, 3, 4]],
    [
      'across the 180th meridian',
      { south: 1, north: 2, west: 170, east: 190 },
      `(${across})`,
      [1, 2, 170, -170],
    ],
    ['all round', { south: 80, north: 95, west: -180, east: 180 }, 'Latitude between $1 and $2', [80, 95]],
  ])('%s', (_, box, text, values) => {
    expect(condition(box).text).toBe(text)
    expect(condition(box).values.map((value) => value.value)).toEqual(values)
  })
})

test('the box of a polygon is the shorter way round', () => {
  const points = [
    { Latitude: 50, Longitude: -170 },
    { Latitude: 51, Longitude: 170 },
    { Latitude: 52, Longitude: 175 },
  ]
  const { west, east } = boxOfPolygon(points)
  expect([west, east].map((n) => Math.round(n * 1e6) / 1e6)).toEqual([170, 190])
})

describe('overlap', () => {
  const at = (west: number, east: number, south = 0, north = 1): Box => ({ south, north, west, east })
  test.each<[string, Box, Box, boolean]>([
    ['apart', at(0, 1), at(2, 3), false],
    ['touching', at(0, 1), at(1, 2), true],
    ['north of it', at(0, 1), at(0, 1, 2, 3), false],
    ['one past 180, one at -180', at(175, 185), at(-178, -170), true],
    ['one past 180, one west of it', at(175, 178), at(179, 185), false],
  ])('%s', (_, a, b, expected) => {
    expect(overlap(a, b)).toBe(expected)
    expect(overlap(b, a)).toBe(expected)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '#contract/place.ts'
import { ringError } from '#shared/geo/ring.ts'
import { inPolygon } from '../oracle.testing.ts'
import { anyRing } from '../queries.testing.ts'
import { extentOf } from './outline.ts'
import { isInside, shapeOf } from './shape.ts'

type Pair = readonly [latitude: number, longitude: number]
const ring = (...pairs: Pair[]): Point[] => pairs.map(([Latitude, Longitude]) => ({ Latitude, Longitude }))
const holds = (points: readonly Point[], [latitude, longitude]: Pair) =>
  isInside(shapeOf(points), latitude, longitude)

const square = ring([0, 0], [0, 10], [10, 10], [10, 0])
const arrow = ring([0, 0], [10, 5], [0, 10], [4, 5])
const acrossPacific = ring([50, 170], [50, -170], [60, -170], [60, 170])
const writtenPast180 = ring([50, 170], [50, 190], [60, 190], [60, 170])

describe('inside or not', () => {
  test.each<[string, Point[], Pair, boolean]>([
    ['the middle of a square', square, [5, 5], true],
    ['beside it', square, [5, 11], false],
    ['above it', square, [11, 5], false],
    ['its western edge', square, [5, 0], true],
    ['its eastern edge', square, [5, 10], false],
    ['its southern edge', square, [0, 5], true],
    ['its northern edge', square, [10, 5], false],
    ['the notch of an arrow', arrow, [2, 5], false],
    ['a wing of the arrow', arrow, [1, 1], true],
    ['west of the 180th meridian', acrossPacific, [55, 179], true],
    ['east of it', acrossPacific, [55, -179], true],
    ['on it, written either way', acrossPacific, [55, 180], true],
    ['on it, written either way', acrossPacific, [55, -180], true],
    ['the long way round', acrossPacific, [55, 0], false],
    ['longitudes past 180', writtenPast180, [55, -175], true],
    ['no place at all', square, [Number.NaN, 5], false],
  ])('%s', (_, points, at, expected) => {
    expect(holds(points, at)).toBe(expected)
  })
})

test('closed or not, and either way round, a polygon is the same', () => {
  fc.assert(
    fc.property(
      anyRing,
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      (points, dy, dx) => {
        const [first] = points as [Point]
        const at: Pair = [first.Latitude + dy, first.Longitude + dx]
        const inside = holds(points, at)
        expect(holds([...points, first], at)).toBe(inside)
        expect(holds(points.toReversed(), at)).toBe(inside)
      },
    ),
  )
})

test('a polygon so flat that no number is between its latitudes has one answer, whichever way round', () => {
  const sliver = ring([41.82, -71.36], [41.82, -71.35999999998998], [41.82000000000001, -71.2])
  const start: Pair = [41.82, -71.36]
  expect(holds(sliver, start)).toBe(inPolygon({ Latitude: 41.82, Longitude: -71.36 }, sliver))
  expect(holds(sliver.toReversed(), start)).toBe(holds(sliver, start))
})

/** A point is in exactly one of the parts of a polygon cut in two, and in none when it is outside, also on the cut. */
function splitsCleanly(points: Point[], cut: number, at: Pair) {
  const parts = [points.slice(0, cut + 1), [...points.slice(cut), points[0] as Point]]
  const count = parts.filter((part) => holds(part, at)).length
  expect(count).toBe(holds(points, at) ? 1 : 0)
}

describe('agrees with the plain rule everywhere', () => {
  const share = fc.double({ min: -0.1, max: 1.1, noNaN: true })

  test('for rings of all kinds', () => {
    fc.assert(
      fc.property(anyRing, fc.array(fc.tuple(share, share), { minLength: 50 }), (points, places) => {
        const [shape, { south, north, west, east }] = [shapeOf(points), extentOf(points)]
        for (const [up, along] of places) {
          const [Latitude, x] = [south + up * (north - south), west + along * (east - west)]
          const Longitude = x > 180 ? x - 360 : x < -180 ? x + 360 : x
          expect(isInside(shape, Latitude, Longitude)).toBe(inPolygon({ Latitude, Longitude }, points))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('for combs, whose edges run along the grid of the points', () => {
    const teeth = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(teeth, fc.boolean(), (heights, lying) => {
        const ends = heights.flatMap((y, x): Pair[] => [
          [y / 4, x / 4],
          [y / 4, (x + 1) / 4],
        ])
        const upright: Pair[] = [[0, 0], ...ends, [0, heights.length / 4]]
        const points = ring(...(lying ? upright.map(([y, x]): Pair => [x, y]) : upright))
        const shape = shapeOf(points)
        for (let y = -1; y <= 26; y++)
          for (let x = -1; x <= 26; x++) {
            const at = { Latitude: y / 8, Longitude: x / 8 }
            expect(isInside(shape, at.Latitude, at.Longitude)).toBe(inPolygon(at, points))
          }
      }),
    )
  })
})

const decimal = (low: number, high: number) =>
  fc.integer({ min: low * 1e5, max: high * 1e5 }).map((n) => n / 1e5)

test.each([
  ['near Greenwich', 0],
  ['in the middle of the US', -98.7],
  ['across the 180th meridian', 179.95],
])('a point on the common edge of two polygons is in exactly one of them: %s', (_, middle) => {
  const lng = (x: number) => (middle + x > 180 ? middle + x - 360 : middle + x)
  const convex = fc
    .tuple(decimal(0.1, 1), decimal(0.1, 1), decimal(0.1, 1), decimal(0.1, 1))
    .map(([n, e, s, w]) => ring([40 + n, lng(0)], [40, lng(e)], [40 - s, lng(0)], [40, lng(-w)]))
  const fractions = fc.integer({ min: 0, max: 64 }).map((n) => n / 64)
  fc.assert(
    fc.property(convex, fractions, (points, fraction) => {
      const [north, , south] = points as [Point, Point, Point, Point]
      expect(ringError(points)).toBeUndefined()
      const at: Pair = [south.Latitude + fraction * (north.Latitude - south.Latitude), lng(0)]
      splitsCleanly(points, 2, at)
    }),
  )
})

test('tiles of a grid hold each point of the grid once', () => {
  const tiles = Array.from({ length: 16 }, (_, i) => {
    const [south, west] = [Math.floor(i / 4) / 4, (i % 4) / 4]
    return ring([south, west], [south, west + 0.25], [south + 0.25, west + 0.25], [south + 0.25, west])
  })
  for (let y = 0; y < 1; y += 0.125)
    for (let x = 0; x < 1; x += 0.125) expect(tiles.filter((tile) => holds(tile, [y, x]))).toHaveLength(1)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Polygon } from '#contract/shared-criteria.ts'
import { isInRing, isInRings } from '#shared/geo/rings.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { MAX_CORNERS, MAX_POLYGONS, polygonsOf } from './polygons.ts'
import { squareRing } from './routing-server.testing.ts'

type Position = [longitude: number, latitude: number]

const middle: Position = [-76.6, 39.3]
const ringOf = ({ Points }: { Points: { Latitude: number; Longitude: number }[] }) =>
  Points.map(({ Latitude, Longitude }): Position => [Longitude, Latitude])
/** A ring round the middle, its corners as far as `radius` says (degrees), by share of the way round. */
const around = (count: number, radius: (share: number) => number): Position[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    const far = radius(i / count)
    return [middle[0] + far * Math.cos(angle), middle[1] + far * Math.sin(angle)]
  })

describe('outer rings as polygons', () => {
  it.each<[name: string, rings: Position[][], corners: number[]]>([
    ['a square', [squareRing(middle, 0.1)], [4]],
    ['the largest first', [squareRing([-77, 39], 0.1), squareRing([-76, 39], 0.2)], [4, 4]],
    ['without specks', [squareRing([-77, 39], 0.001), squareRing([-76, 39], 0.2)], [4]],
    ['without what is in a larger one', [squareRing(middle, 0.01), squareRing(middle, 0.05)], [4]],
    [
      'a bow tie, cut in two',
      [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
        ],
      ],
      [3, 3],
    ],
    [
      'a spike, cut off',
      [
        [
          [0, 0],
          [2, 0],
          [2, 1],
          [1, 1],
          [1, 2],
          [1, 1],
          [0, 1],
        ],
      ],
      [5],
    ],
    [
      'a ring that touches itself',
      [
        [
          [0, 0],
          [2, 0],
          [2, 2],
          [1, 0],
          [0, 2],
        ],
      ],
      [3, 3],
    ],
    [
      'a line',
      [
        [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
      ],
      [],
    ],
    [
      'two points',
      [
        [
          [0, 0],
          [1, 1],
        ],
      ],
      [],
    ],
    ['none', [], []],
  ])('%s', (_, rings, corners) => {
    const found = polygonsOf(rings)
    expect(found.map(({ Points }) => Points.length)).toEqual(corners)
    for (const polygon of found) expect(Polygon.safeParse(polygon).error).toBeUndefined()
  })

  it('has a bounded number of polygons', () => {
    const many = Array.from({ length: 50 }, (_, i) => squareRing([i - 100, 40], 0.1 + i / 1000))
    const found = polygonsOf(many)
    expect(found).toHaveLength(MAX_POLYGONS)
    expect(found[0]?.Points[0]?.Longitude).toBeLessThan(-50.9)
  })

  it.each([
    [400, 0.05],
    [5000, 0.2],
    [20_000, 1],
  ])('with %i corners up to %f degrees away has few, and is the same within 20 m', (count, size) => {
    const ring = around(count, (share) => size * (1 + 0.3 * Math.sin(share * 20) * Math.sin(share * Math.PI)))
    const [polygon, ...more] = polygonsOf([ring])
    const corners = ringOf(polygon ?? { Points: [] })
    expect(more).toEqual([])
    expect(corners.length).toBeLessThanOrEqual(MAX_CORNERS)
    const far = ring.map((corner) => metersToRing(corner, corners))
    expect(Math.max(...far)).toBeLessThan(21)
  })
})

/** The oracle takes points along each side, some 10 meters apart. */
function metersToRing([x, y]: Position, ring: Position[]): number {
  const at = { Latitude: y, Longitude: x }
  const scale = Math.cos((y * Math.PI) / 180)
  const sides = ring.map((from, i) => [from, ring[(i + 1) % ring.length] as Position] as const)
  const toSide = ([a, b]: readonly [Position, Position]) => {
    const [dx, dy] = [(b[0] - a[0]) * scale, b[1] - a[1]]
    const along = ((x - a[0]) * scale * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)
    const t = Math.max(0, Math.min(1, along))
    return milesBetween(at, { Longitude: a[0] + t * (b[0] - a[0]), Latitude: a[1] + t * (b[1] - a[1]) })
  }
  return Math.min(...sides.map(toSide)) * 1609.344
}

describe('a ring that crosses itself', () => {
  const onGrid = fc.integer({ min: 0, max: 8 })
  const rings = fc.array(fc.tuple(onGrid, onGrid), { minLength: 3, maxLength: 12 })
  const between = fc.double({ min: 0, max: 8, noNaN: true })

  it('becomes valid polygons, in which is every point that it goes round an odd number of times', () => {
    fc.assert(
      fc.property(
        rings,
        fc.array(fc.tuple(between, between), { minLength: 20, maxLength: 20 }),
        (ring, points) => {
          const polygons = polygonsOf([ring])
          for (const polygon of polygons) expect(Polygon.safeParse(polygon).error).toBeUndefined()
          const found = polygons.map(ringOf)
          for (const [x, y] of points) {
            if (!isInRings([ring], x, y) || isNearSide(ring, [x, y])) continue
            expect(found.some((one) => isInRing(one, x, y))).toBe(true)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})

/** Whether a point is so near to a side that rounded corners may decide. */
const isNearSide = (ring: readonly Position[], point: Position) =>
  metersToRing(point, ring as Position[]) < 5000

import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Point } from '#contract/place.ts'
import { orientation } from './orientation.ts'
import { cornersOf, ringError } from './ring.ts'

const orientations = vi.hoisted(() => ({ count: 0 }))
vi.mock('./orientation.ts', async (original) => {
  const actual = await original<typeof import('./orientation.ts')>()
  return {
    orientation(...points: Parameters<typeof actual.orientation>) {
      orientations.count++
      return actual.orientation(...points)
    },
  }
})

const points = (text: string) =>
  text.split(' ').map((pair) => {
    const [Latitude = 0, Longitude = 0] = pair.split(',').map(Number)
    return { Latitude, Longitude }
  })

test.each([
  ['a triangle', '0,0 0,1 1,0', undefined],
  ['closed', '0,0 0,1 1,0 0,0', undefined],
  ['concave', '0,0 0,4 1,1 4,0', undefined],
  ['repeated points', '0,0 0,0 0,1 0,1 1,0', undefined],
  ['two points', '0,0 1,1', /at least 3/],
  ['two different points', '0,0 1,1 0,0 1,1', /at least 3|crosses itself|one line/],
  ['on one line', '0,0 1,1 2,2', /one line/],
  ['bow-tie', '0,0 1,1 0,1 1,0', /crosses itself near latitude 0\.50000, longitude 0\.50000/],
  ['lopsided bow-tie', '0,0 2,2 0,2 1,0', /crosses itself/],
  ['a spike back along its own side', '0,0 0,4 0,2 3,2', /crosses itself/],
  ['touching its own side', '0,0 0,4 4,4 0,2 4,0', /crosses itself/],
  ['across the antimeridian', '50,170 50,-170 55,-170 55,170', undefined],
  ['round the pole', '80,0 80,120 80,-120', /round a pole/],
])('%s', (_, text, error) => {
  const found = ringError(points(text))
  if (error) expect(found).toMatch(error)
  else expect(found).toBeUndefined()
})

test('sides take the shorter way round', () => {
  expect(cornersOf(points('50,170 50,-170 55,-170'))).toEqual([
    [170, 50],
    [190, 50],
    [190, 55],
  ])
})

type Pair = readonly [number, number]

/** Numbers whose products do not underflow. */
const degrees = (max: number) =>
  fc.double({ min: -max, max: max, noNaN: true }).map((n) => (Math.abs(n) < 1e-30 ? 0 : n))

/** The side of a line on which a point is, computed in whole numbers. */
function exactOrientation(...points: [Pair, Pair, Pair]): number {
  const [[ax, ay], [bx, by], [cx, cy]] = points.map((pair) => pair.map(wholeOf)) as [
    [bigint, bigint],
    [bigint, bigint],
    [bigint, bigint],
  ]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  return area > 0n ? 1 : area < 0n ? -1 : 0
}

/** A number times 2 to the 200; exact for those of `degrees`. */
function wholeOf(n: number): bigint {
  let [scaled, shift] = [n, 200n]
  while (!Number.isInteger(scaled)) {
    scaled *= 2
    shift -= 1n
  }
  return BigInt(scaled) << shift
}

test('which side of a line a point is on is exact', () => {
  const near = fc.tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: -8, max: 8 }))
  const tiny = 2 ** -46
  fc.assert(
    fc.property(near, near, near, degrees(100), (a, b, c, middle) => {
      const close = ([x, y]: Pair): Pair => [middle + x * tiny, middle / 3 + y * tiny]
      const [p, q, r] = [close(a), close(b), close(c)]
      expect(orientation(p, q, r)).toBe(exactOrientation(p, q, r))
    }),
    { numRuns: 3000 },
  )
})

/** An oracle: whether any two sides share a point that they should not, each pair by itself. */
function meets(ring: readonly Pair[]): boolean {
  const side = (i: number) => [ring[i % ring.length] as Pair, ring[(i + 1) % ring.length] as Pair] as const
  const between = (a: Pair, b: Pair, c: Pair) =>
    exactOrientation(a, b, c) === 0 &&
    (c[0] - a[0]) * (c[0] - b[0]) <= 0 &&
    (c[1] - a[1]) * (c[1] - b[1]) <= 0
  for (let i = 0; i < ring.length; i++)
    for (let j = i + 1; j < ring.length; j++) {
      const [[a, b], [c, d]] = [side(i), side(j)]
      if (j === i + 1 && (between(a, b, d) || between(c, d, a))) return true
      if (i === 0 && j === ring.length - 1 && (between(a, b, c) || between(c, d, b))) return true
      if (j === i + 1 || (i === 0 && j === ring.length - 1)) continue
      const isCrossing =
        exactOrientation(a, b, c) * exactOrientation(a, b, d) < 0 &&
        exactOrientation(c, d, a) * exactOrientation(c, d, b) < 0
      if (isCrossing || between(a, b, c) || between(a, b, d) || between(c, d, a) || between(c, d, b))
        return true
    }
  return false
}

describe('the sweep finds a crossing exactly when some pair of sides shares a point', () => {
  const coordinate = degrees(10)
  const onGrid = fc.integer({ min: 0, max: 5 })
  const tiny = fc.integer({ min: 0, max: 4 }).map((n) => 33 + n * 2 ** -47)
  test.each([
    ['anywhere', coordinate, 9],
    ['on a grid, where many touch', onGrid, 8],
    ['a rounding apart', tiny, 7],
    ['on a grid and beside it', fc.oneof(onGrid, coordinate), 12],
  ])('%s', (_, number, maxLength) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number), { minLength: 3, maxLength }), (ring) => {
        const given = ring.map(([Longitude, Latitude]) => ({ Latitude, Longitude }))
        const corners = cornersOf(given)
        fc.pre(corners.length >= 3)
        const error = ringError(given)
        if (meets(corners)) expect(error).toMatch(/crosses|one line/)
        else expect(error).toBeUndefined()
      }),
      { numRuns: 3000 },
    )
  })
})

const at = (Latitude: number, Longitude: number) => ({ Latitude, Longitude })
const steps = (count: number, place: (share: number, isOdd: boolean) => Point) =>
  Array.from({ length: count }, (_, i) => place(i / count, i % 2 === 1))

/** Zigzags; each side stretches over all of one axis or, the diagonal one, far along both. */
const zigzags: Record<string, (count: number) => Point[]> = {
  upright: (n) => [...steps(n, (x, odd) => at(odd ? 49 : 25, -120 + x * 50)), at(24, -69), at(24, -121)],
  lying: (n) => [...steps(n, (y, odd) => at(25 + y * 20, odd ? -70 : -120)), at(46, -121), at(24, -121)],
  diagonal: (n) => [
    ...steps(n, (x, odd) => at((odd ? 20 : 0) + x * 20, (odd ? -100 : -120) + x * 10)),
    at(50, -80),
    at(-10, -80),
    at(-10, -120),
  ],
}

test.each(Object.entries(zigzags))(
  'the work for a zigzag grows little faster than its points: %s',
  (_, zigzag) => {
    const points = zigzag(9990)
    expect(ringError(points)).toBeUndefined()
    expect(orientationCount(points) / orientationCount(zigzag(999))).toBeLessThan(20)
    expect(ringError(points.with(5000, at(-60, -170)))).toMatch(/crosses itself/)
  },
)

/** How many comparisons of a point with a line the check of a polygon takes. */
function orientationCount(points: readonly Point[]): number {
  orientations.count = 0
  ringError(points)
  return orientations.count
}

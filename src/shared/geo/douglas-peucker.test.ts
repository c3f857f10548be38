import fc from 'fast-check'
import { expect, it } from 'vitest'
import { douglasPeucker, simplifiedTo } from './douglas-peucker.ts'
import type { PlanePoint } from './plane-point.ts'

const coordinate = fc.integer({ min: 0, max: 100 })
const paths = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 30 })

/** The oracle: the method as it is described, by recursion. */
function described(
  points: readonly PlanePoint[],
  tolerance: number,
  from = 0,
  to = points.length - 1,
): number[] {
  const off = points.slice(from + 1, to).map((point) => toSide(points[from], points[to], point))
  const farthest = Math.max(0, ...off)
  if (farthest <= tolerance) return [from, to]
  const split = from + 1 + off.indexOf(farthest)
  return [
    ...described(points, tolerance, from, split).slice(0, -1),
    ...described(points, tolerance, split, to),
  ]
}

function toSide(a: PlanePoint | undefined, b: PlanePoint | undefined, { x, y }: PlanePoint): number {
  if (!a || !b) return 0
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.max(0, Math.min(1, along))
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy)
}

it('is as described', () => {
  fc.assert(
    fc.property(paths, fc.double({ min: 0, max: 50, noNaN: true }), (points, tolerance) => {
      expect(douglasPeucker(points, tolerance)).toEqual(described(points, tolerance))
    }),
  )
})

it('to a number of points is the one with the smallest tolerance at which so few remain', () => {
  fc.assert(
    fc.property(paths, fc.integer({ min: 2, max: 30 }), (points, count) => {
      const found = simplifiedTo(count, points, 0)
      expect(found.length).toBeLessThanOrEqual(count)
      const finest = Array.from({ length: 2000 }, (_, i) => douglasPeucker(points, i / 10)).find(
        ({ length }) => length <= count,
      ) as number[]
      // Points with equal tolerances are removed together there, and one by one here.
      expect(found).toEqual(expect.arrayContaining(finest))
    }),
    { numRuns: 30 },
  )
})

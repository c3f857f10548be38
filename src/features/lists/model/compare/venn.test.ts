import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allParts } from '#lists/sets.ts'
import { circlesOf, FRAME, namePoints, pointsOf } from './venn.ts'

const sizes = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 2, maxLength: 3 })

test('whatever their sizes, every part of two or three lists has room for its number within the frame', () => {
  fc.assert(
    fc.property(sizes, (given) => {
      const circles = circlesOf(given)
      const points = pointsOf(circles)
      expect([...points.keys()].toSorted((a, b) => a - b)).toEqual(allParts(given.length))
      for (const [mask, { x, y }] of points)
        circles.forEach((circle, i) => {
          const depth = circle.r - Math.hypot(x - circle.x, y - circle.y)
          expect(depth > 0).toBe(((mask >> i) & 1) === 1)
          expect(Math.abs(depth)).toBeGreaterThan(11)
        })
      for (const { x, y, r } of circles) {
        expect(Math.min(x - r, y - r)).toBeGreaterThan(0)
        expect(x + r).toBeLessThan(FRAME.width)
        expect(y + r).toBeLessThan(FRAME.height)
      }
    }),
    { numRuns: 60 },
  )
})

test('a longer list has a larger circle, and names are outside', () => {
  const circles = circlesOf([4804, 2150, 986])
  const [a, b, c] = circles.map(({ r }) => r) as [number, number, number]
  expect(a > b && b > c).toBe(true)
  namePoints(circles).forEach(({ x, y }, i) => {
    const own = circles[i]
    expect(own && Math.hypot(x - own.x, y - own.y) > own.r).toBe(true)
  })
})

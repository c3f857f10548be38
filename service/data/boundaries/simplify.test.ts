import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findJunctions } from './junctions.ts'
import { simplified } from './simplify.ts'

type Corner = [x: number, y: number]
const ringOf = (corners: readonly Corner[]) => Int32Array.from(corners.flat())
const cornersOf = (ring: Int32Array) =>
  Array.from({ length: ring.length / 2 }, (_, i) => `${ring[2 * i]} ${ring[2 * i + 1]}`)

const X = -9_600_000
/** A border from south to north between two areas, with steps aside. */
const border = fc
  .array(fc.integer({ min: -400, max: 400 }), { minLength: 0, maxLength: 60 })
  .map((steps) => [0, ...steps, 0].map((x, i): Corner => [X + x, 4_000_000 + 60 * i]))
const rotated = <T>(list: readonly T[], by: number) => [...list.slice(by), ...list.slice(0, by)]

it('neighbors have one border after it is simplified, wherever their rings begin', () => {
  fc.assert(
    fc.property(border, fc.nat(50), fc.nat(50), (shared, a, b) => {
      const top = shared.at(-1)?.[1] ?? 0
      const west: Corner[] = [...shared, [X - 5000, top], [X - 5000, 4_000_000]]
      const east: Corner[] = [...shared.toReversed(), [X + 5000, 4_000_000], [X + 5000, top]]
      const rings = [ringOf(rotated(west, a % west.length)), ringOf(rotated(east, b % east.length))]
      const junctions = findJunctions()
      for (const ring of rings) junctions.add(ring)
      const [left, right] = rings.map((ring) => new Set(cornersOf(simplified(ring, junctions))))
      const corners = shared.map(([x, y]) => `${x} ${y}`)
      expect(corners.filter((corner) => left?.has(corner))).toEqual(
        corners.filter((corner) => right?.has(corner)),
      )
      expect(left?.has(corners[0] as string) && left.has(corners.at(-1) as string)).toBe(true)
    }),
  )
})

it('an area within another has the border of the hole', () => {
  const circle = Array.from({ length: 200 }, (_, i): Corner => {
    const angle = (i / 200) * 2 * Math.PI
    return [X + Math.round(3000 * Math.cos(angle)), 4_000_000 + Math.round(3000 * Math.sin(angle))]
  })
  const [inner, hole] = [ringOf(circle), ringOf(rotated(circle.toReversed(), 77))]
  const junctions = findJunctions()
  for (const ring of [inner, hole]) junctions.add(ring)
  const [a, b] = [cornersOf(simplified(inner, junctions)), cornersOf(simplified(hole, junctions))]
  expect(a.length).toBeLessThan(40)
  expect(a.toSorted()).toEqual(b.toSorted())
})

it('a tiny area remains as it is', () => {
  const tiny = ringOf([
    [X, 0],
    [X, 5],
    [X + 5, 5],
    [X + 5, 0],
  ])
  expect(simplified(tiny, { isJunction: () => false })).toEqual(tiny)
})

it('finds where borders meet among many corners', () => {
  const junctions = findJunctions()
  const strip = (i: number) =>
    ringOf([
      [X + i, 0],
      [X + i, 10],
      [X + i + 1, 10],
      [X + i + 1, 0],
    ])
  const strips = Array.from({ length: 100_000 }, (_, i) => strip(2 * i))
  for (const ring of strips) junctions.add(ring)
  expect(strips.some((ring) => junctions.isJunction(ring, 0))).toBe(false)
  junctions.add(strip(2 * 500 + 1))
  expect(strips.filter((ring) => [0, 1, 2, 3].some((i) => junctions.isJunction(ring, i)))).toHaveLength(2)
})

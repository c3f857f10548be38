import { expect, test } from 'vitest'
import { hilbertOf } from './hilbert.ts'

const CELL = 360 / 2 ** 16

test('every cell has a place of its own, and the next place is the next cell', () => {
  const cells = new Map<number, [number, number]>()
  const side = 64
  for (let x = 0; x < side; x++)
    for (let y = 0; y < side; y++)
      cells.set(hilbertOf(-90 + (y + 0.5) * (CELL / 2), -180 + (x + 0.5) * CELL), [x, y])
  expect(cells.size).toBe(side * side)
  const path = [...cells].sort(([a], [b]) => a - b).map(([, cell]) => cell)
  path.slice(1).forEach(([x, y], i) => {
    const [u, v] = path[i] as [number, number]
    expect(Math.abs(x - u) + Math.abs(y - v)).toBe(1)
  })
})

test.each([
  [90, 180],
  [-90, -180],
  [0, 0],
])('%d, %d is on the curve', (latitude, longitude) => {
  const place = hilbertOf(latitude, longitude)
  expect(place).toBeGreaterThanOrEqual(0)
  expect(place).toBeLessThan(2 ** 32)
  expect(Number.isInteger(place)).toBe(true)
})

import { expect, test } from 'vitest'
import { isInRing, isInRings, type Ring } from './rings.ts'

const ringOf = (text: string): Ring => text.split(' ').map((pair) => pair.split(',').map(Number))
const square = ringOf('0,0 4,0 4,4 0,4')
const arrow = ringOf('0,0 4,2 0,4 2,2')

test.each<[what: string, ring: Ring, x: number, y: number, inside: boolean]>([
  ['the middle', square, 2, 2, true],
  ['west of it', square, -1, 2, false],
  ['east of it', square, 5, 2, false],
  ['north of it', square, 2, 5, false],
  ['level with a corner, west', square, -1, 0, false],
  ['its western side', square, 0, 2, true],
  ['its southern side', square, 2, 0, true],
  ['its eastern side', square, 4, 2, false],
  ['its northern side', square, 2, 4, false],
  ['the notch of an arrow', arrow, 1, 2, false],
  ['the head of an arrow, level with two corners', arrow, 3, 2, true],
  ['no ring', [], 0, 0, false],
])('%s', (_, ring, x, y, inside) => {
  expect(isInRing(ring, x, y)).toBe(inside)
  expect(isInRing(ring.toReversed(), x, y)).toBe(inside)
  expect(isInRing([...ring, ...ring.slice(0, 1)], x, y)).toBe(inside)
})

test('each point of a common side is in exactly one of two rings', () => {
  const [a, b] = [ringOf('0,0 3,1 5,7 0,9'), ringOf('3,1 9,0 9,9 5,7')]
  for (let i = 0; i < 60; i++) {
    const [x, y] = [3 + i / 30, 1 + i / 10]
    expect(Number(isInRing(a, x, y)) + Number(isInRing(b, x, y)), `${x}, ${y}`).toBe(1)
  }
})

test.each([
  [0.5, 0.5, true],
  [2, 2, false],
  [9, 9, false],
])('a polygon with a hole: %d, %d', (x, y, inside) => {
  expect(isInRings([square, ringOf('1,1 3,1 3,3 1,3')], x, y)).toBe(inside)
})

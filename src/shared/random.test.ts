import { describe, expect, test } from 'vitest'
import {
  between,
  drawn,
  firstAbove,
  normal,
  pick,
  type Random,
  randomFromNumber,
  randomFromText,
  shuffled,
  weighted,
} from './random.ts'

const three = (random: Random) => [random(), random(), random()]
/** A random sequence of these numbers. */
const given =
  (...numbers: number[]): Random =>
  () =>
    numbers.shift() ?? 0
const MANY = 20_000

// Samples, splits and sample data of a seed are stored.
test.each<[seed: string, numbers: number[]]>([
  ['', [0.6583243336062878, 0.9476219452917576, 0.8942705567460507]],
  ['a', [0.4864703577477485, 0.8426394967827946, 0.9908717833459377]],
  ['Québec 🗺️', [0.61256602127105, 0.3661377001553774, 0.5763248046860099]],
])('the numbers of the text %o never change', (seed, numbers) => {
  expect(three(randomFromText(seed))).toEqual(numbers)
})

test.each<[seed: number, numbers: number[]]>([
  [0, [0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]],
  [7, [0.011704753153026104, 0.06195825757458806, 0.97690763277933]],
  [2 ** 32 - 1, [0.8964226141106337, 0.189478256739676, 0.7156526781618595]],
])('the numbers of the seed %d never change', (seed, numbers) => {
  expect(three(randomFromNumber(seed))).toEqual(numbers)
})

describe('draws', () => {
  test.each([
    [0, 0],
    [1, 1],
    [10, 0],
    [10, 3],
    [10, 10],
  ])('of %d numbers %d different ones', (total, size) => {
    const numbers = drawn(total, size, randomFromNumber(1))
    expect(numbers).toHaveLength(size)
    expect(new Set(numbers).size).toBe(size)
    expect(numbers.every((n) => n < total)).toBe(true)
  })

  test('a shuffle takes the number at each random position in turn', () => {
    expect([...shuffled(4, given(0.99, 0, 0.5, 0))]).toEqual([3, 1, 0, 2])
  })

  test.each([
    [0, 'a'],
    [0.33, 'a'],
    [0.34, 'b'],
    [0.999, 'c'],
  ])('%d picks %s of three', (n, item) => {
    expect(pick(given(n), ['a', 'b', 'c'])).toBe(item)
  })

  test.each([
    [0, 3],
    [0.999, 7],
    [0.4, 5],
  ])('%d is %d between 3 and 7', (n, whole) => {
    expect(between(given(n), 3, 7)).toBe(whole)
  })

  test('weights are chances; what weighs nothing is never drawn', () => {
    const index = weighted([1, 0, 3])
    expect([0, 0.24, 0.25, 0.99].map((n) => index(given(n)))).toEqual([0, 0, 2, 2])
  })

  test('normal numbers have the mean 0 and the deviation 1', () => {
    const random = randomFromNumber(3)
    const numbers = Array.from({ length: MANY }, () => normal(random))
    const mean = numbers.reduce((sum, n) => sum + n, 0) / MANY
    const variance = numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / MANY
    expect(mean).toBeCloseTo(0, 1)
    expect(variance).toBeCloseTo(1, 1)
  })
})

test.each([
  [-1, 0],
  [0.9, 0],
  [1, 1],
  [2.5, 2],
  [9, 2],
])('the first sum above %d is at %d', (wanted, index) => {
  expect(firstAbove(Float64Array.of(1, 2, 5), wanted)).toBe(index)
})

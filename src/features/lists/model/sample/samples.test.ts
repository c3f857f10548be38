import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawn, randomFromText, shuffled } from '#shared/random.ts'
import { atOnce } from '#shared/time-slices.ts'
import { randomSample, stratifiedSample, systematicSample } from './samples.ts'
import { assignParts, type SplitSizes, splitSizes } from './splits.ts'
import { allocate } from './strata.ts'

const seed = fc.string({ maxLength: 8 })
const labels = fc.array(fc.constantFrom('IL', 'IN', 'WI', 'MI', ''), { maxLength: 120 })
function tally(all: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const key of all) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

describe('random numbers', () => {
  test('a seed gives the same numbers everywhere, another seed others', () => {
    const first = (text: string) => Array.from({ length: 3 }, randomFromText(text))
    expect(first('catchment')).toEqual(first('catchment'))
    expect(first('catchment')).not.toEqual(first('Catchment'))
    expect(first('ab')).not.toEqual(first('ba'))
  })

  test('they are spread evenly', () => {
    const random = randomFromText('even')
    const boxes = new Array<number>(10).fill(0)
    for (let i = 0; i < 100_000; i++) {
      const box = Math.floor(random() * 10)
      boxes[box] = (boxes[box] ?? 0) + 1
    }
    // Chi squared with nine degrees of freedom is under 27.9 in 999 of 1,000 runs.
    expect(boxes.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(27.9)
  })

  test('every order of three comes about as often as any other', () => {
    const orders: string[] = []
    for (let i = 0; i < 6000; i++) orders.push(shuffled(3, randomFromText(`seed ${i}`)).join(''))
    const counts = Object.values(tally(orders))
    expect(counts).toHaveLength(6)
    for (const n of counts) expect(Math.abs(n - 1000)).toBeLessThan(130)
  })

  test('what is drawn is distinct', () => {
    fc.assert(
      fc.property(fc.nat(200), seed, (total, text) => {
        const size = Math.floor(total / 2)
        const taken = drawn(total, size, randomFromText(text))
        expect(new Set(taken).size).toBe(size)
        expect(Math.max(-1, ...taken)).toBeLessThan(total)
        expect(shuffled(total, randomFromText(text)).toSorted()).toEqual(
          Uint32Array.from({ length: total }, (_, i) => i),
        )
      }),
    )
  })
})

describe('samples', () => {
  test.each<[total: number, size: number, places: number[]]>([
    [10, 5, [0, 2, 4, 6, 8]],
    [10, 3, [0, 3, 6]],
    [3, 10, [0, 1, 2]],
    [0, 4, []],
  ])('every nth of %d, %d in all', (total, size, places) =>
    expect(systematicSample(total, size)).toEqual(places),
  )

  test('a sample is distinct, in order and of the requested size', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 300 }), seed, (total, size, text) => {
        for (const places of [systematicSample(total, size), randomSample(total, size, text)]) {
          expect(places).toHaveLength(Math.min(size, total))
          expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
          expect(places.every((i) => i < total)).toBe(true)
        }
        expect(randomSample(total, size, text)).toEqual(randomSample(total, size, text))
      }),
    )
  })

  test('a stratified sample has each label to less than one record of its share', () => {
    fc.assert(
      fc.property(labels, fc.integer({ min: 1, max: 120 }), seed, (all, size, text) => {
        const places = atOnce(stratifiedSample(all, size, text))
        const taken = tally(places.map((i) => all[i] as string))
        expect(places).toHaveLength(Math.min(size, all.length))
        expect(new Set(places).size).toBe(places.length)
        for (const [label, n] of Object.entries(tally(all)))
          expect(Math.abs((taken[label] ?? 0) - (n * places.length) / all.length)).toBeLessThan(1)
        expect(atOnce(stratifiedSample(all, size, text))).toEqual(places)
      }),
    )
  })

  test.each<[sizes: number[], total: number, shares: number[]]>([
    [[50, 30, 20], 10, [5, 3, 2]],
    [[1, 1, 1], 10, [4, 3, 3]],
    [[53, 24, 23], 7, [4, 2, 1]],
    [[0, 5], 3, [0, 3]],
    [[0, 0], 0, [0, 0]],
  ])('sizes %j share %d as %j', (sizes, total, shares) => expect(allocate(sizes, total)).toEqual(shares))
})

describe('splits', () => {
  const sizes = fc.array(fc.nat(60), { minLength: 1, maxLength: 4 })

  test('every record is in exactly one part, and the parts have their sizes', () => {
    fc.assert(
      fc.property(sizes, labels, seed, (weights, all, text) => {
        fc.pre(weights.some((weight) => weight > 0))
        const wanted = allocate(weights, all.length)
        const parts = [...assignParts(all, wanted, text)]
        expect(parts).toHaveLength(all.length)
        expect(wanted.map((_, part) => parts.filter((it) => it === part).length)).toEqual(wanted)
        expect([...assignParts(all, wanted, text)]).toEqual(parts)
      }),
    )
  })

  test('each label has its share of every part, to less than two records', () => {
    fc.assert(
      fc.property(sizes, labels, seed, (weights, all, text) => {
        fc.pre(weights.some((weight) => weight > 0) && all.length > 0)
        const wanted = allocate(weights, all.length)
        const parts = assignParts(all, wanted, text)
        for (const [label, n] of Object.entries(tally(all)))
          wanted.forEach((size, part) => {
            const got = all.filter((it, i) => it === label && parts[i] === part).length
            expect(Math.abs(got - (n * size) / all.length)).toBeLessThan(2)
          })
      }),
    )
  })

  test.each<[sizes: SplitSizes, total: number, parts: number[] | undefined]>([
    [{ by: 'share', parts: [50, 50] }, 101, [51, 50, 0]],
    [{ by: 'share', parts: [45, 45] }, 100, [45, 45, 10]],
    [{ by: 'share', parts: [33.3, 33.3, 33.4] }, 1000, [333, 333, 334, 0]],
    [{ by: 'share', parts: [60, 41] }, 100, undefined],
    [{ by: 'count', parts: [30, 30] }, 100, [30, 30, 40]],
    [{ by: 'count', parts: [100] }, 100, [100, 0]],
    [{ by: 'count', parts: [99, 2] }, 100, undefined],
  ])('%j of %d are %j', (given, total, parts) => expect(splitSizes(given, total)).toEqual(parts))
})

import { hashCodePoints } from './hash.ts'

/** Numbers from 0 to under 1, one after the other; the same ones for the same seed, in every browser and process. */
export type Random = () => number

const SKIPPED = 12

/**
 * Random numbers for a text as seed. The generator is sfc32 by Chris Doty-Humphrey (PractRand, public domain), with its first
 * twelve numbers skipped as he does; the text becomes its seed by hashes of it, forwards and backwards.
 */
export function randomFromText(seed: string): Random {
  const characters = [...seed]
  let [a, b, c, counter] = [0, hashCodePoints(characters), hashCodePoints(characters.toReversed()), 1]
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let i = 0; i < SKIPPED; i++) next()
  return next
}

/** Random numbers for a whole number as seed: mulberry32, small and quick, good enough for made-up data and tests. */
export function randomFromNumber(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The numbers 0 to `total` − 1, by a loop: `Uint32Array.from` is slow. */
function inOrder(total: number): Uint32Array {
  const numbers = new Uint32Array(total)
  for (let i = 0; i < total; i++) numbers[i] = i
  return numbers
}

/** The first `size` of the numbers 0 to `total` − 1 after an even shuffle (Fisher and Yates). */
export function drawn(total: number, size: number, random: Random): Uint32Array {
  const numbers = inOrder(total)
  for (let i = 0; i < size; i++) {
    const j = i + Math.floor(random() * (total - i))
    const taken = numbers[j] as number
    numbers[j] = numbers[i] as number
    numbers[i] = taken
  }
  return numbers.slice(0, size)
}

/** The numbers 0 to `total` − 1 in a random order. */
export const shuffled = (total: number, random: Random): Uint32Array => drawn(total, total, random)

/** One of `items`, each as likely. */
export const pick = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T

/** A whole number from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

/** Normally distributed round 0 with deviation 1 (Box and Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** A picker of indexes, each as likely as its weight. */
export function weighted(weights: readonly number[]): (random: Random) => number {
  const sums = new Float64Array(weights.length)
  let sum = 0
  weights.forEach((weight, i) => {
    sum += weight
    sums[i] = sum
  })
  return (random) => firstAbove(sums, random() * sum)
}

/** The first index whose value is greater than `wanted`, or the last; `sums` rise. */
export function firstAbove(sums: Float64Array | Int32Array, wanted: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sums[middle] as number) > wanted) high = middle
    else low = middle + 1
  }
  return low
}

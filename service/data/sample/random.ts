/** Gives numbers from 0 up to, not including, 1; the same row of them for the same seed. */
export type Random = () => number

/** One whole number (32 bits, unsigned) out of two: near ones come out far apart. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return (h ^ (h >>> 15)) >>> 0
}

/** A whole number out of a text (FNV-1a). */
export function hashOf(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** mulberry32: small, quick, and good enough for made-up companies. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of `items`, each as likely. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** Normally distributed round 0 with deviation 1 (Box and Muller). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

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

/** The first index whose value is greater than `wanted`; `sums` rise. */
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

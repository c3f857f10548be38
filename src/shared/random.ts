/** Numbers from 0 to under 1, one after the other. */
export type Random = () => number

const ROUNDS = 12

/**
 * A random sequence that a seed fixes: the same text gives the same numbers in every browser. The generator is sfc32 by Chris
 * Doty-Humphrey (PractRand, public domain), with its first twelve numbers passed over as he does; the text becomes its seed
 * by FNV-1a (Fowler, Noll, Vo; public domain), run forwards and backwards.
 */
export function randomOf(seed: string): Random {
  const letters = [...seed]
  let [a, b, c, counter] = [0, hashOf(letters), hashOf(letters.toReversed()), 1]
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let i = 0; i < ROUNDS; i++) next()
  return next
}

function hashOf(letters: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const letter of letters) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193)
  return hash | 0
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

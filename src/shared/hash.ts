/**
 * Hashes of texts by FNV-1a (Fowler, Noll, Vo; public domain), the same in every browser and process. Their values are stored
 * (seeds of samples, keys in links, index files, unfinished file matches), so none may change.
 */
const START = 0x811c9dc5
const PRIME = 0x01000193

/** A whole number of 32 bits for a text, over its UTF-16 code units. */
export function hashText(text: string): number {
  let hash = START
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME)
  return hash >>> 0
}

/** The same over the code points of characters: it differs from `hashText` outside the basic plane, as for emoji. */
export function hashCodePoints(characters: readonly string[]): number {
  let hash = START
  for (const character of characters) hash = Math.imul(hash ^ (character.codePointAt(0) as number), PRIME)
  return hash >>> 0
}

/** Fifty-three bits of a text: a million texts have different hashes. */
export function hashText53(text: string): number {
  let low = START
  let high = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    low = Math.imul(low ^ code, PRIME)
    high = Math.imul(high ^ (code + i), 0x85ebca6b) ^ (high >>> 13)
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0)
}

/** A whole number of 32 bits for a text, whose last bits too are spread evenly: for hash buckets. */
export function hashForBuckets(text: string): number {
  let hash = hashText(text)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** One whole number of 32 bits out of two: near ones come out far apart. */
export function mixNumbers(a: number, b: number): number {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}

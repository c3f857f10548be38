/** A number for a text, evenly spread (FNV-1a with a last stir). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The key of a name: its words, in whatever order. */
export const nameKey = (words: readonly string[]) => [...words].sort().join(' ')

/** How many buckets hold the hashes of so many records: a few records each. */
export const bucketsFor = (records: number) => 2 ** Math.max(4, Math.ceil(Math.log2(records / 4 + 1)))

/** The key of a name: its words, in whatever order. */
export const nameKey = (words: readonly string[]) => [...words].sort().join(' ')

/** How many buckets hold the hashes of so many records: a few records each. */
export const bucketsFor = (records: number) => 2 ** Math.max(4, Math.ceil(Math.log2(records / 4 + 1)))

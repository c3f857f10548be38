/** The key of a name: its words, sorted. */
export const nameKey = (words: readonly string[]) => [...words].sort().join(' ')

/** The number of hash buckets for so many records: a few records each. */
export const bucketsFor = (records: number) => 2 ** Math.max(4, Math.ceil(Math.log2(records / 4 + 1)))

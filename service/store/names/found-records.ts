/** A set of records, each once. */
export interface FoundRecords {
  count: number
  /** `limit` of the records after `offset`, ascending. */
  slice(offset: number, limit: number): number[]
  /** The same without some records, and then with others. */
  changed(without: Iterable<number>, others: Iterable<number>): FoundRecords
}

const WORD = 32

/** A set of the records below `records` as a bit each. */
export function recordBits(records: number) {
  const bits = new Uint32Array(Math.ceil(records / WORD))
  return {
    add(record: number): void {
      const at = record >>> 5
      bits[at] = (bits[at] as number) | (1 << (record & 31))
    },
    has: (record: number) => ((bits[record >>> 5] as number) & (1 << (record & 31))) !== 0,
    /** Removes the records that another set does not have. */
    retain(other: Uint32Array): void {
      for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & (other[i] as number)
    },
    bits,
    found: () => foundIn(bits),
  }
}

export type RecordBits = ReturnType<typeof recordBits>

function foundIn(bits: Uint32Array): FoundRecords {
  return {
    count: countOf(bits),
    slice: (offset, limit) => slice(bits, offset, limit),
    changed(without, others) {
      const left = bits.slice()
      for (const record of without) left[record >>> 5] = (left[record >>> 5] ?? 0) & ~(1 << (record & 31))
      for (const record of others) left[record >>> 5] = (left[record >>> 5] ?? 0) | (1 << (record & 31))
      return foundIn(left)
    },
  }
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

function countOf(bits: Uint32Array): number {
  let count = 0
  for (const word of bits) count += bitsIn(word)
  return count
}

function slice(bits: Uint32Array, offset: number, limit: number): number[] {
  const found: number[] = []
  let before = 0
  for (let i = 0; i < bits.length && found.length < limit; i++) {
    const word = bits[i] as number
    const count = bitsIn(word)
    if (before + count > offset)
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        if (before++ >= offset && found.length < limit) found.push(i * WORD + 31 - Math.clz32(rest & -rest))
      }
    else before += count
  }
  return found
}

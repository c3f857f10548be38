/** Ninety-six bits that identify something: three whole numbers below 2 to the 32nd. */
export type Key = readonly [number, number, number]

/** Numbers by key. There are as many as fit into memory: a `Map` takes 16,777,216 entries and throws at the next one. */
export interface KeyTable {
  readonly size: number
  /** The number of a key, 0 where it has none. */
  get(key: Key): number
  /** Gives a key a number from 1 up to 2 to the 32nd, without it. */
  set(key: Key, value: number): void
}

/** A key's three numbers and its value. */
const WORDS = 4
/** Each shard grows by itself, so that growing never needs room for all keys twice. */
const SHARDS = 64
const MIN_SLOTS = 16
/** Share of slots that are taken before a shard grows. */
const FULL = 0.7

function hashOf(a: number, b: number, c: number): number {
  let hash =
    Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35) ^ Math.imul(c, 0x27d4eb2f)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}

interface Shard {
  words: Uint32Array
  size: number
}

/** Where a key is, or the empty slot where it belongs: open addressing with the next slot tried. */
function slotOf({ words }: Shard, a: number, b: number, c: number, hash: number): number {
  const last = words.length / WORDS - 1
  for (let slot = hash & last; ; slot = (slot + 1) & last) {
    const at = slot * WORDS
    if (words[at + 3] === 0 || (words[at] === a && words[at + 1] === b && words[at + 2] === c)) return at
  }
}

function put(shard: Shard, a: number, b: number, c: number, hash: number, value: number): void {
  const { words } = shard
  const at = slotOf(shard, a, b, c, hash)
  if (words[at + 3] === 0) shard.size += 1
  words[at] = a
  words[at + 1] = b
  words[at + 2] = c
  words[at + 3] = value
}

function grow(shard: Shard): void {
  const { words } = shard
  shard.words = new Uint32Array(words.length * 2)
  shard.size = 0
  for (let at = 0; at < words.length; at += WORDS) {
    const [a, b, c, value] = [words[at], words[at + 1], words[at + 2], words[at + 3]] as [
      number,
      number,
      number,
      number,
    ]
    if (value) put(shard, a, b, c, Math.floor(hashOf(a, b, c) / SHARDS), value)
  }
}

/** An empty table. */
export function newKeyTable(): KeyTable {
  const shards: Shard[] = Array.from({ length: SHARDS }, () => ({
    words: new Uint32Array(MIN_SLOTS * WORDS),
    size: 0,
  }))
  const shardOf = (hash: number) => shards[hash % SHARDS] as Shard
  return {
    get size() {
      return shards.reduce((sum, { size }) => sum + size, 0)
    },
    get([a, b, c]) {
      const hash = hashOf(a, b, c)
      const shard = shardOf(hash)
      return shard.words[slotOf(shard, a, b, c, Math.floor(hash / SHARDS)) + 3] as number
    },
    set([a, b, c], value) {
      const hash = hashOf(a, b, c)
      const shard = shardOf(hash)
      if (shard.size >= (shard.words.length / WORDS) * FULL) grow(shard)
      put(shard, a, b, c, Math.floor(hash / SHARDS), value)
    },
  }
}

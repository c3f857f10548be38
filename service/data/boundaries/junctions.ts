import type { UnitRing } from './rings.ts'

/** Slots at the start, and the most there may be: 12 bytes each. */
const FIRST_SLOTS = 2 ** 16
const MAX_SLOTS = 2 ** 25
const MAX_LOAD = 0.7
/** Marks a corner that is passed in more than one way. */
const JUNCTION = -1

/**
 * Corners where borders meet or part: rings pass them on different ways. Between two of them neighbors share their border corner by
 * corner, so that it can be simplified once for both, without gaps.
 */
export interface Junctions {
  /** Adds the corners of a ring. */
  add(ring: UnitRing): void
  /** Whether borders meet at corner `i` of a ring that was added. */
  isJunction(ring: UnitRing, i: number): boolean
}

/** A number for each corner of the world, from 1 on. */
const keyAt = (ring: UnitRing, i: number) =>
  ((ring[2 * i] as number) + 18_000_000) * 2 ** 25 + (ring[2 * i + 1] as number) + 9_000_001

function mixed(key: number): number {
  const low = (key % 2 ** 32) | 0
  const high = (key / 2 ** 32) | 0
  const h = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b)
  return Math.imul(h ^ (h >>> 15), 0xc2b2ae35) ^ (h >>> 13)
}

/**
 * A table of corners with open addressing, in at most 400 MB, for more corners than a Map holds. Once that is full, further corners count
 * as none where borders meet: neighbors may then be some meters apart.
 */
export function findJunctions(): Junctions {
  let keys = new Float64Array(FIRST_SLOTS)
  let ways = new Int32Array(FIRST_SLOTS)
  let used = 0

  function slotOf(key: number): number {
    const mask = keys.length - 1
    let slot = mixed(key) & mask
    while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & mask
    return slot
  }

  function grow(): void {
    const [oldKeys, oldWays] = [keys, ways]
    keys = new Float64Array(oldKeys.length * 2)
    ways = new Int32Array(oldKeys.length * 2)
    for (const [i, key] of oldKeys.entries()) {
      if (key === 0) continue
      const slot = slotOf(key)
      keys[slot] = key
      ways[slot] = oldWays[i] as number
    }
  }

  function note(key: number, way: number): void {
    const slot = slotOf(key)
    if (keys[slot] === key) {
      if (ways[slot] !== way) ways[slot] = JUNCTION
      return
    }
    if (used >= keys.length * MAX_LOAD) {
      if (keys.length >= MAX_SLOTS) return
      grow()
      note(key, way)
      return
    }
    keys[slot] = key
    ways[slot] = way
    used++
  }

  return {
    add(ring) {
      const count = ring.length / 2
      for (let i = 0; i < count; i++) {
        const [before, after] = [keyAt(ring, (i + count - 1) % count), keyAt(ring, (i + 1) % count)]
        // The same in both directions, and never the mark.
        note(keyAt(ring, i), (mixed(before) + mixed(after)) & 0x7fffffff)
      }
    },
    isJunction(ring, i) {
      const key = keyAt(ring, i)
      const slot = slotOf(key)
      return keys[slot] === key && ways[slot] === JUNCTION
    },
  }
}

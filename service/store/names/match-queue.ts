/** Requests that wait for a thread. `C` is the call that a request belongs to. */
export interface MatchQueue<C, T> {
  /** Adds a single look-up. */
  addSingle(call: C, item: T): void
  /** Adds many requests of one call. */
  addBulk(call: C, items: readonly T[]): void
  /** The single look-up that has waited longest; undefined when there is none. */
  takeSingle(): T | undefined
  /** Up to `count` requests of one bulk call; the next time those of another. Empty when there is none. */
  takeBulk(count: number): T[]
  /** Drops all waiting requests of a call. */
  remove(call: C): void
}

interface Waiting<C, T> {
  call: C
  items: readonly T[]
  /** How many of the items are taken. */
  taken: number
}

/** A queue that serves single look-ups in their order and bulk calls in rounds, some requests of each call at a time. */
export function createMatchQueue<C, T>(): MatchQueue<C, T> {
  let singles: { call: C; item: T }[] = []
  let bulk: Waiting<C, T>[] = []
  return {
    addSingle(call, item) {
      singles.push({ call, item })
    },
    addBulk(call, items) {
      if (items.length > 0) bulk.push({ call, items, taken: 0 })
    },
    takeSingle: () => singles.shift()?.item,
    takeBulk(count) {
      const next = bulk.shift()
      if (!next) return []
      const items = next.items.slice(next.taken, next.taken + count)
      next.taken += items.length
      if (next.taken < next.items.length) bulk.push(next)
      return items
    },
    remove(call) {
      singles = singles.filter((waiting) => waiting.call !== call)
      bulk = bulk.filter((waiting) => waiting.call !== call)
    },
  }
}

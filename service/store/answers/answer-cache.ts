import { countCacheUse } from '#service/observe/cache-counts.ts'

/** What is measured of a cache. */
export interface AnswerFigures {
  /** Answers from the cache. */
  hits: number
  /** Counts and tallies that the engine made. */
  misses: number
  /** Answers of queries that others had under way. */
  shared: number
  entries: number
  bytes: number
  maxBytes: number
}

/** Cached answers of all versions of the data, least recently used first; a key is never used for two versions. */
export interface AnswerCache {
  get(key: string): unknown
  /** Stores an answer that takes about so many bytes, in place of those that were not used for longest. */
  set(key: string, answer: unknown, bytes: number): void
  /** Counts an answer that was not cached: made by the engine, or of a query that was under way. */
  note(how: 'misses' | 'shared'): void
  figures(): AnswerFigures
}

interface Entry {
  answer: unknown
  bytes: number
}

/** One answer takes at most this share of the cache: a few large ones would leave no room for those that are read most. */
const MAX_SHARE = 1 / 8

/** Bytes of an entry besides its answer and the characters of its key. */
const ENTRY_BYTES = 150

/** A cache of up to `maxBytes`; with 0 it stores nothing. */
export function answerCache(maxBytes: number): AnswerCache {
  // A map returns its entries in the order in which they were added; one that is read is added again.
  const entries = new Map<string, Entry>()
  const counts = { hits: 0, misses: 0, shared: 0 }
  let used = 0

  function remove(key: string, { bytes }: Entry): void {
    entries.delete(key)
    used -= bytes
  }

  return {
    get(key) {
      const entry = entries.get(key)
      countCacheUse('answers', entry !== undefined)
      if (!entry) return undefined
      counts.hits += 1
      entries.delete(key)
      entries.set(key, entry)
      return entry.answer
    },
    set(key, answer, answerBytes) {
      const bytes = answerBytes + 2 * key.length + ENTRY_BYTES
      if (bytes > maxBytes * MAX_SHARE) return
      const before = entries.get(key)
      if (before) remove(key, before)
      for (const [oldest, entry] of entries) {
        if (used + bytes <= maxBytes) break
        remove(oldest, entry)
      }
      entries.set(key, { answer, bytes })
      used += bytes
    },
    note(how) {
      counts[how] += 1
    },
    figures: () => ({ ...counts, entries: entries.size, bytes: used, maxBytes }),
  }
}

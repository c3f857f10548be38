/** Hits and misses of a cache since the process began. */
interface CacheCounts {
  hits: number
  misses: number
}

const counts = new Map<string, CacheCounts>()

/** Counts a look-up in a cache; `cache` is a fixed name, as each is a label of a metric. */
export function countCacheUse(cache: string, isHit: boolean): void {
  const known = counts.get(cache) ?? { hits: 0, misses: 0 }
  known[isHit ? 'hits' : 'misses'] += 1
  counts.set(cache, known)
}

/** The counts of each cache that was used. */
export const cacheCounts = (): ReadonlyMap<string, Readonly<CacheCounts>> => counts

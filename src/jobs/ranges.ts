/** Records that are asked for in one call: from `at` on, `limit` of them. */
export interface Range {
  at: number
  limit: number
}

/** The most that one call may ask for: Core records, and records of chosen fields. */
export const PAGE = 2000

interface Wanted {
  /** How many there are. */
  total: number
  /** How many more are wanted behind the last of the ranges; all where it is left out. */
  more?: number | undefined
}

/**
 * What to ask next, given what is stored or under way in any order: the first gap between them, else what follows them;
 * undefined when nothing is left to ask for now.
 */
export function nextRange(taken: readonly Range[], { total, more = total }: Wanted): Range | undefined {
  let end = 0
  for (const { at, limit } of taken.toSorted((a, b) => a.at - b.at)) {
    if (at > end) return { at: end, limit: Math.min(PAGE, at - end) }
    end = Math.max(end, at + limit)
  }
  const limit = Math.min(PAGE, total - end, more)
  return limit > 0 ? { at: end, limit } : undefined
}

/** Calls that reading so many takes. */
export const callsFor = (records: number): number => Math.ceil(records / PAGE)

/** Records of one call: `limit` of them from position `at`. */
export interface Range {
  at: number
  limit: number
}

/** Records that one call returns at most, whatever their fields. */
export const PAGE_SIZE = 2000

/** Calls that one job makes at a time. */
export const CONCURRENT_CALLS = 4

/** Seconds of one call, for estimates. */
const CALL_SECONDS = 0.5

interface RangeLimits {
  /** How many records there are. */
  total: number
  /** How many more records are needed after the last range; all when absent. */
  more?: number | undefined
}

/** The next range to load, given those that are stored or under way: the first gap, else what follows; undefined when there is none. */
export function nextRange(ranges: readonly Range[], { total, more = total }: RangeLimits): Range | undefined {
  let end = 0
  for (const { at, limit } of ranges.toSorted((a, b) => a.at - b.at)) {
    if (at > end) return { at: end, limit: Math.min(PAGE_SIZE, at - end) }
    end = Math.max(end, at + limit)
  }
  const limit = Math.min(PAGE_SIZE, total - end, more)
  return limit > 0 ? { at: end, limit } : undefined
}

/** Calls that loading so many records takes. */
export const callsFor = (records: number): number => Math.ceil(records / PAGE_SIZE)

/** Estimated seconds of so many calls: limited by the key's rate when there are more than it allows in a minute. */
export function secondsForCalls(calls: number, perMinute: number | undefined): number {
  const unlimited = Math.ceil(calls / CONCURRENT_CALLS) * CALL_SECONDS
  if (!perMinute || calls <= perMinute) return Math.ceil(unlimited)
  return Math.ceil(Math.max(unlimited, Math.floor((calls - 1) / perMinute) * 60))
}

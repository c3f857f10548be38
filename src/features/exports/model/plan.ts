import { callsFor, secondsForCalls } from '#jobs/paging.ts'
import type { ExportOrder } from './job.ts'

/** The numbers from which an export is planned before it is started. */
export interface ExportEstimate {
  source: ExportOrder['source']['type']
  way: ExportOrder['way']
  /** Records of the search or list. */
  total: number
  /** How many of them are excluded. */
  excluded: number
  /** Duplicates among the others, which are not written; absent where that is known only after loading. */
  duplicates?: number | undefined
  /** How many of the others are cached with all fields; some of them may have changed. */
  cached: number
  /** Whether more of them may be excluded or cached: to count that would take too many calls. */
  uncertain?: boolean
  limit?: number | undefined
  /** Dollars for a record. */
  rate: number
  /** Calls a minute that the key allows; absent where there is no limit. */
  perMinute?: number | undefined
}

/** What an export takes: records in the file, records to load, calls, seconds at the key's rate, and dollars. */
export interface ExportPlan {
  records: number
  read: number
  calls: number
  seconds: number
  cost: number
}

/** The figures of an export before it runs. */
export function planOf(estimate: ExportEstimate): ExportPlan {
  const { limit, rate, perMinute, duplicates = 0 } = estimate
  const included = Math.max(0, estimate.total - estimate.excluded)
  const loaded = Math.min(included, limit ?? included)
  const read = readOf(estimate, loaded)
  const calls = callsFor(read) + idCalls(estimate)
  return {
    records: loaded - duplicates,
    read,
    calls,
    seconds: secondsForCalls(calls, perMinute),
    cost: read * rate,
  }
}

/** Records that are billed: pages of a search include excluded records, so that more are loaded to reach a limit. */
function readOf({ source, way, total, excluded, cached, limit }: ExportEstimate, records: number): number {
  if (way === 'ids-first') return Math.max(0, records - Math.round(cached * share(records, total - excluded)))
  if (source !== 'search') return records
  return limit === undefined ? total : Math.min(total, records + Math.round(excluded * share(records, total)))
}

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : 0)

/** Calls for ids and versions, which are not billed. */
function idCalls({ way, total, limit, excluded }: ExportEstimate): number {
  if (way === 'at-once') return 0
  return callsFor(Math.min(total, (limit ?? total) + excluded))
}

/** The way that loads the fewest records, which are what is billed; with as many either way, the one with fewer calls. */
export function cheapestWay(estimate: Omit<ExportEstimate, 'way'>): ExportOrder['way'] {
  const isCheaper = cheaperPlan({ ...estimate, way: 'at-once' }) !== undefined
  return isCheaper || (estimate.uncertain && estimate.total > 0) ? 'ids-first' : 'at-once'
}

/** The plan that loads ids first, where it loads fewer records; with the dollars and records that it saves. */
export function cheaperPlan(
  estimate: ExportEstimate,
): { plan: ExportPlan; saves: number; fewer: number } | undefined {
  if (estimate.way === 'ids-first') return undefined
  const [now, other] = [planOf(estimate), planOf({ ...estimate, way: 'ids-first' })]
  const fewer = now.read - other.read
  return fewer > 0 ? { plan: other, saves: now.cost - other.cost, fewer } : undefined
}

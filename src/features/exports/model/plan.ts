import { callsFor, secondsForCalls } from '#jobs/paging.ts'
import type { ExportOrder } from './job.ts'

/** What is known of an export before it is started. */
export interface ExportEstimate {
  source: ExportOrder['source']['type']
  way: ExportOrder['way']
  /** Records that the search finds or the list holds. */
  total: number
  /** How many of them are left out. */
  leftOut: number
  /** How many of the rest are the same as another one and are not written; absent where that is not known before they are read. */
  doubles?: number | undefined
  /** How many of the rest are held with all fields; some of them may have changed. */
  held: number
  most?: number | undefined
  /** Dollars for a record. */
  rate: number
  /** Calls a minute that the key allows; absent where there is no limit. */
  perMinute?: number | undefined
}

/** What an export will take: records in the file and read, calls, seconds at the key's rate, and dollars. */
export interface Plan {
  records: number
  read: number
  calls: number
  seconds: number
  cost: number
}

/** The figures of an export before it runs. */
export function planOf(estimate: ExportEstimate): Plan {
  const { most, rate, perMinute, doubles = 0 } = estimate
  const kept = Math.max(0, estimate.total - estimate.leftOut)
  const wanted = Math.min(kept, most ?? kept)
  const read = readOf(estimate, wanted)
  const calls = callsFor(read) + idCalls(estimate)
  return {
    records: wanted - doubles,
    read,
    calls,
    seconds: secondsForCalls(calls, perMinute),
    cost: read * rate,
  }
}

/** Records that are billed: pages of a search hold those that are left out too, and more are read for those that are kept. */
function readOf({ source, way, total, leftOut, held, most }: ExportEstimate, records: number): number {
  if (way === 'ids-first') return Math.max(0, records - Math.round(held * share(records, total - leftOut)))
  if (source !== 'search') return records
  return most === undefined ? total : Math.min(total, records + Math.round(leftOut * share(records, total)))
}

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : 0)

/** Calls for ids and versions, which are not billed. */
function idCalls({ way, total, most, leftOut }: ExportEstimate): number {
  if (way === 'at-once') return 0
  return callsFor(Math.min(total, (most ?? total) + leftOut))
}

/** The other way, where it costs less: what it takes, and how many dollars it saves. */
export function cheaperPlan(
  estimate: ExportEstimate,
): { plan: Plan; saves: number; fewer: number } | undefined {
  if (estimate.way === 'ids-first') return undefined
  const [now, other] = [planOf(estimate), planOf({ ...estimate, way: 'ids-first' })]
  const fewer = now.read - other.read
  return fewer > 0 ? { plan: other, saves: now.cost - other.cost, fewer } : undefined
}

import { secondsForCalls } from '#jobs/paging.ts'

/** Rows of one call: of a service with the reference API, and of one with extensions. */
export const MIN_PER_CALL = 25
export const MAX_PER_CALL = 100

/** Rows that a service looks up in a second, if nothing was measured yet. */
const ROWS_PER_SECOND = 40

export interface PlanInput {
  /** Rows to look up. */
  rows: number
  perCall: number
  /** Maximum number of candidates per row. */
  limit: number
  /** Dollars per candidate. */
  rate: number
  /** Calls per minute that the key allows, if the service reports it. */
  perMinute: number | undefined
  /** Rows per second of this file so far. */
  speed: number | undefined
}

/** What the match will take at most: calls, seconds, billed records and dollars. */
export function planOf({ rows, perCall, limit, rate, perMinute, speed }: PlanInput) {
  const calls = Math.ceil(rows / perCall)
  const seconds = Math.max(secondsForCalls(calls, perMinute), Math.ceil(rows / (speed ?? ROWS_PER_SECOND)))
  return { calls, seconds, records: rows * limit, cost: rows * limit * rate }
}

/** Rows of a trial; calls of either size fill it. */
export const TRIAL = 100

/** Rows per second so far; undefined before the first answer. */
export const speedOf = ({ answered, seconds }: { answered: number; seconds: number }): number | undefined =>
  answered > 0 && seconds > 0 ? answered / seconds : undefined

/** Estimated seconds until all rows are looked up, at the speed so far and the key's rate; undefined before the first answer. */
export function secondsLeftOf(job: {
  answered: number
  seconds: number
  calls: number
  perMinute?: number | undefined
  tally?: { asks: number } | undefined
  most?: number | undefined
}): number | undefined {
  const speed = speedOf(job)
  if (speed === undefined || !job.tally) return undefined
  const rest = Math.max(0, Math.min(job.tally.asks, job.most ?? Number.POSITIVE_INFINITY) - job.answered)
  const calls = rest / Math.max(1, job.answered / Math.max(1, job.calls))
  return Math.ceil(Math.max(rest / speed, job.perMinute ? (calls * 60) / job.perMinute : 0))
}

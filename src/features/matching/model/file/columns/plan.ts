import { z } from 'zod'
import { secondsForCalls } from '#jobs/paging.ts'
import type { Role } from './roles.ts'
import type { RowClass } from './row-tally.ts'

const whole = z.number().int().nonnegative()

/** What the rows of a file come to. */
export const Tally = z.object({
  rows: whole,
  /** Rows that are asked about, that are the same as one before, and that have neither name, street nor phone. */
  asks: whole,
  same: whole,
  aside: whole,
  /** The lines of the first rows that are set aside. */
  asideRows: z.array(whole),
  /** Of those asked about, how many have no city and no ZIP code. */
  placeless: whole,
})
export type Tally = z.infer<typeof Tally>

export const emptyTally = (): Tally => ({ rows: 0, asks: 0, same: 0, aside: 0, asideRows: [], placeless: 0 })

const SHOWN = 20
const placeRoles: readonly Role[] = ['City', 'PostalCode']

/** Counts one more row. */
export function addToTally(tally: Tally, rowClass: RowClass): void {
  if (rowClass.type === 'unread') return
  tally.rows += 1
  if (rowClass.type === 'same') tally.same += 1
  else if (rowClass.type === 'aside') {
    tally.aside += 1
    if (tally.asideRows.length < SHOWN) tally.asideRows.push(rowClass.row)
  } else {
    tally.asks += 1
    if (placeRoles.every((role) => rowClass.asked[role] === undefined)) tally.placeless += 1
  }
}

/** Rows of one call: of the reference, and of a service with extensions of ours. */
export const MIN_PER_CALL = 25
export const MAX_PER_CALL = 100

/** Rows that a service looks up in a second where nothing better is known. */
const ROWS_A_SECOND = 40

export interface PlanInput {
  asks: number
  perCall: number
  /** Candidates a row at most. */
  limit: number
  /** Dollars for a candidate. */
  rate: number
  /** Calls a minute that the key allows, where the service tells. */
  perMinute: number | undefined
  /** Rows a second of this file so far, where it was begun. */
  speed: number | undefined
}

/** What matching will take: calls, seconds, and the records that are billed and their cost at most. */
export function planOf({ asks, perCall, limit, rate, perMinute, speed }: PlanInput) {
  const calls = Math.ceil(asks / perCall)
  const seconds = Math.max(secondsForCalls(calls, perMinute), Math.ceil(asks / (speed ?? ROWS_A_SECOND)))
  return { calls, seconds, records: asks * limit, cost: asks * limit * rate }
}

/** Rows of a trial; calls of either size fill it. */
export const TRIAL = 100

/** Rows a second so far; undefined before the first answer. */
export const speedOf = ({ answered, seconds }: { answered: number; seconds: number }): number | undefined =>
  answered > 0 && seconds > 0 ? answered / seconds : undefined

/** Seconds that the rest takes at the pace so far and the key's rate; undefined before the first answer. */
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

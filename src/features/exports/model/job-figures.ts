import { callsFor } from '#jobs/paging.ts'
import type { Job } from './job.ts'

const MINUTE = 60

/** Records that the file of a job will have, as far as that is known. */
export function expectedOf({
  chosen: selected,
  total,
  leftOut: excluded,
  missing,
  screenedOut,
  order,
}: Job): number {
  if (selected !== undefined) return Math.max(0, selected - missing - screenedOut)
  return Math.min(Math.max(0, total - excluded), order.most ?? Number.POSITIVE_INFINITY)
}

/** Records of a job that can be saved now. */
export const savableOf = (job: Job): number =>
  Math.min(job.stored, job.order.most ?? Number.POSITIVE_INFINITY) - job.doubles

/** The page that a job loads now and how many there are, 0 where nothing must be loaded; undefined while it loads ids. */
export function currentPage(job: Job): { page: number; pages: number } | undefined {
  const { order, chosen: selected, total, held: cached, stored, billed, screenedOut } = job
  if (order.way === 'ids-first' && selected === undefined) return undefined
  const isWhole = order.source.type === 'search' && order.way === 'at-once'
  const pages = callsFor(isWhole ? Math.min(total, order.most ?? total) : (selected ?? total) - cached)
  const loaded = callsFor(isWhole ? billed : stored + screenedOut - cached)
  return { page: Math.min(pages, loaded + 1), pages }
}

/** Progress in percent, in steps of a quarter, so that it is not announced with each page. */
export const progressQuarter = (job: Job): number =>
  Math.min(100, Math.floor((4 * savableOf(job)) / Math.max(1, expectedOf(job))) * 25)

/** Seconds that a job still needs, at its speed so far and the key's rate; undefined before the first response. */
export function secondsLeft(job: Job): number | undefined {
  const { calls, seconds, perMinute, stored } = job
  if (calls === 0) return undefined
  const left = callsFor(Math.max(0, expectedOf(job) - stored))
  return Math.ceil(left * Math.max(perMinute ? MINUTE / perMinute : 0, seconds / calls))
}

/** Dollars that a job has cost so far. */
export const costOf = ({ billed, rate }: Job): number => billed * rate

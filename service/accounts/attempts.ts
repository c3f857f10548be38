import type { AttemptsRecord } from './records.ts'

/** How many attempts are free, and the wait after the next one, which doubles with each; milliseconds. */
export interface AttemptRule {
  free: number
  firstWait: number
  maxWait: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Milliseconds without an attempt after which the earlier ones are forgotten; longer than any wait. */
const FORGOTTEN = 60 * MINUTE

/** Attempts for one account, from any address. */
export const accountRule: AttemptRule = { free: 5, firstWait: 2 * SECOND, maxWait: 15 * MINUTE }
/** Attempts of one address, for any account: people of one office share one. */
export const addressRule: AttemptRule = { free: 20, firstWait: 2 * SECOND, maxWait: 15 * MINUTE }

/**
 * Counts an attempt before its password is checked, so that many at once gain nothing. Returns the record and the milliseconds
 * to wait, 0 where the attempt may be made. An attempt during a wait is not counted.
 */
export function beginAttempt(
  record: AttemptsRecord | undefined,
  { free, firstWait, maxWait }: AttemptRule,
  now: number,
): [AttemptsRecord, wait: number] {
  const before = record && !isForgotten(record, now) ? record : { failures: 0, last: now, until: 0 }
  if (now < before.until) return [before, before.until - now]
  const failures = before.failures + 1
  const wait = failures < free ? 0 : Math.min(maxWait, firstWait * 2 ** Math.min(failures - free, 30))
  return [{ failures, last: now, until: wait && now + wait }, 0]
}

/** The record after an attempt that was right: one less. An account of one's own does not free an address. */
export function takeBackAttempt(record: AttemptsRecord | undefined): AttemptsRecord | undefined {
  if (!record || record.failures <= 1) return undefined
  return { ...record, failures: record.failures - 1, until: 0 }
}

/** Whether the attempts of a record no longer count. A clock that was set back forgets none. */
export const isForgotten = ({ last }: AttemptsRecord, now: number): boolean => now - last > FORGOTTEN

import type { Limit, ReportedLimits } from '#api/limits.ts'
import { activityMessages as messages } from '#features/activity/messages.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import type { Renewal } from './quota-forecast.ts'

const SECOND = 1000
const MINUTE_SECONDS = 60

/** The limits in the last logged response, for a page that was loaded since. Its age is by the system clock. */
export function reportedBefore(calls: readonly StoredCall[]): ReportedLimits | undefined {
  const last = calls.findLast(({ limits }) => limits.length > 0)
  if (!last) return undefined
  const age = Math.max(0, Date.now() - last.at)
  const limits = last.limits.map((limit) => ({ ...limit, of: limit.of, renewed: limit.renewed }))
  return { limits, at: performance.now() - age, date: Date.parse(last.headers.date ?? '') || last.at }
}

/** The throttle now: calls left of the minute, and the seconds until there are more, 0 once all are back. */
export interface ThrottleNow {
  left: number
  of: number
  seconds: number
}

/** The throttle at `now` (`performance.now`): a minute after the last call all calls are available again. */
export function throttleNow(limit: Limit, reported: ReportedLimits, now: number): ThrottleNow | undefined {
  const { left, of, renewed = 0 } = limit
  if (of === undefined) return undefined
  const elapsed = Math.max(0, now - reported.at) / SECOND
  if (elapsed >= MINUTE_SECONDS) return { left: of, of, seconds: 0 }
  return { left, of, seconds: left === of ? 0 : Math.max(0, Math.ceil(renewed - elapsed)) }
}

/** When the quota renews as of `now` (`performance.now`); undefined where it never does. */
export function renewalOf({ renewed }: Limit, reported: ReportedLimits, now: number): Renewal | undefined {
  if (renewed === undefined) return undefined
  const elapsed = Math.max(0, now - reported.at) / SECOND
  return { seconds: Math.max(0, renewed - elapsed), at: reported.date + renewed * SECOND }
}

/** Seconds left of a wait that the service imposed; 0 where there is none. */
export function waitLeft({ refused }: ReportedLimits, now: number): number {
  if (refused?.status !== 429 || refused.seconds === undefined) return 0
  return Math.max(0, Math.ceil(refused.seconds - (now - refused.at) / SECOND))
}

/** The text of the last wait; undefined where there was none. */
export function lastWaitText(
  calls: readonly StoredCall[],
  clock: (at: number) => string,
): string | undefined {
  const last = calls.findLast(({ status }) => status === 429)
  if (!last) return undefined
  const wait = last.problem?.wait
  return messages.lastWait(wait, clock(last.at))
}

/** Answered calls of the last minute by the system clock; calls in the future, after a change of the clock, do not count. */
export const inLastMinute = (calls: readonly Pick<StoredCall, 'at' | 'status'>[], now: number): number =>
  calls.filter(({ at, status }) => isAnswered(status) && at <= now && now - at < MINUTE_SECONDS * SECOND)
    .length

const isAnswered = (status: StoredCall['status']) => status !== 0 && status !== 'cut'

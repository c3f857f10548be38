import { type Failure, problem } from '../http/problem.ts'
import { nextDay, WEEK } from './account.ts'
import type { Admission, Quota } from './admission.ts'
import type { PlanLimits } from './plans.ts'
import type { Throttled } from './throttle.ts'

/** `Retry-After` for what only an operator can change. */
const DAY_SECONDS = 24 * 60 * 60

/** The largest whole number of a structured field (RFC 9651), for plans that have no limit. */
const ENDLESS = 999_999_999_999_999

/** The policy of a plan as `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11): a lifetime has no window. */
export function policyOf(limits: PlanLimits | undefined): string {
  if (!limits) return `"unlimited";q=${ENDLESS}`
  const window = limits.per === 'week' ? `;w=${WEEK / 1000}` : ''
  return `"throttle";q=${limits.perMinute};w=60, "quota";q=${limits.calls}${window}`
}

/** What is left of each limit, and in how many seconds there is more, as `RateLimit`. */
export function leftOf({ throttled, quota }: Admission): string {
  if (!throttled || !quota) return `"unlimited";r=${ENDLESS}`
  const renews = quota.renews ? `;t=${quota.renews.seconds}` : ''
  return `"throttle";r=${throttled.left};t=${throttled.seconds}, "quota";r=${quota.left}${renews}`
}

/** The failure for a call that a limit refuses (reference, Errors); none for one that is let in. */
export function refusalOf({ refused, throttled, quota }: Admission): Failure | undefined {
  if (refused === 'off') return switchedOff()
  if (refused === 'throttle' && throttled) return throttledFailure(throttled)
  if (refused === 'quota' && quota) return outOfQuota(quota)
  return undefined
}

function switchedOff(): Failure {
  const message = 'This key is switched off for excessive use. The operator of the service can switch it on.'
  return waiting(429, `${message} ${tryAgain(DAY_SECONDS)}`, DAY_SECONDS)
}

function throttledFailure({ seconds }: Throttled): Failure {
  return waiting(429, `The rate limit is exceeded. ${tryAgain(seconds)}`, seconds)
}

function outOfQuota({ renews }: Quota): Failure {
  const message = 'Out of call volume quota.'
  if (!renews)
    return waiting(403, `${message} It is for the lifetime of the key and not replenished.`, DAY_SECONDS)
  const at = new Date(renews.at).toISOString().replace('.000', '')
  return waiting(
    403,
    `${message} It is replenished at ${at}, in ${secondsOf(renews.seconds)}.`,
    renews.seconds,
  )
}

/** The failure for records that would be more than a person may read in a day without exporting. */
export function tooManyRead(perDay: number, now: number): Failure {
  const count = perDay.toLocaleString('en-US')
  const message = `You have read ${count} records today, the maximum for your role. Exporting, which has no such maximum, needs the role exporter.`
  return waiting(403, message, Math.ceil((nextDay(now) - now) / 1000))
}

const secondsOf = (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`
const tryAgain = (seconds: number) => `Try again in ${secondsOf(seconds)}.`

function waiting(statusCode: number, message: string, seconds: number): Failure {
  return problem(statusCode, message, { 'retry-after': String(seconds) })
}

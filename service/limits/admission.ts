import {
  type Account,
  callsLeft,
  endCall,
  giveBack,
  inWeekOf,
  openCall,
  WEEK,
  withRecords,
  withRefusal,
} from './account.ts'
import type { Counters } from './counters.ts'
import { thisProcess } from './open-calls.ts'
import type { Excess, PlanLimits } from './plans.ts'
import type { Throttled } from './throttle.ts'

/** What is left of a cap, when it is replenished (milliseconds since 1970), and in how many seconds; a lifetime cap is never replenished. */
export interface Quota {
  left: number
  renews?: { at: number; seconds: number }
}

/** The result of the limits for a call with a key: refused by one of them, or counted in `week`. */
export interface Admission {
  refused?: 'off' | 'throttle' | 'quota'
  week: number
  throttled?: Throttled
  quota?: Quota
}

/** Counts a call of a key: first in the throttle, which counts all calls, then in the cap. */
export async function admit(
  counters: Counters,
  id: string,
  limits: PlanLimits | undefined,
  excess: Excess | undefined,
): Promise<Admission> {
  const throttled = limits && (await counters.throttle(id, limits.perMinute))
  const refused = limits && throttled && !throttled.passed
  const admission = await counters.change<Admission>(id, (account, now) => {
    if (account.off) return [account, { ...stateOf(account, limits, now), refused: 'off' }]
    if (!refused) return takeFromCap(account, limits, now)
    const updated = withRefusal(account, limits, excess, now)
    return [updated, { ...stateOf(updated, limits, now), refused: updated.off ? 'off' : 'throttle' }]
  })
  return { ...admission, throttled }
}

function takeFromCap(account: Account, limits: PlanLimits | undefined, now: number): [Account, Admission] {
  const after = openCall(account, limits, now, thisProcess)
  if (!after) return [account, { ...stateOf(account, limits, now), refused: 'quota' }]
  return [after, stateOf(after, limits, now)]
}

/** What is left of an account. */
export function stateOf(account: Account, limits: PlanLimits | undefined, now: number): Admission {
  return { week: account.week, quota: limits && quotaOf(account, limits, now) }
}

/** What an account has left of a plan's cap. */
export function quotaOf(account: Account, limits: PlanLimits, now: number): Quota {
  const current = inWeekOf(account, now)
  const left = callsLeft(current, limits)
  if (limits.per === 'lifetime') return { left }
  const at = current.week + WEEK
  return { left, renews: { at, seconds: Math.ceil((at - now) / 1000) } }
}

/**
 * Ends a counted call: gives it back unless it was answered 200, else adds the records it returned, once for
 * all calls of one name.
 */
export async function finishCall(
  counters: Counters,
  id: string,
  { week }: Admission,
  records: Readonly<Record<string, number>> | undefined,
  name?: string,
): Promise<void> {
  await counters.change(id, (before) => {
    const account = endCall(before, thisProcess, week)
    return [records ? withRecords(account, records, name) : giveBack(account, week), undefined]
  })
}

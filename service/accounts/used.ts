import type { Usage } from '#contract/accounts.ts'
import { inWeekOf } from '../limits/account.ts'
import { accountOf, type Counters } from '../limits/counters.ts'

/** What a key or a person has used; undefined where calls are not counted here. */
export type FindUsed = (id: string) => Promise<Usage | undefined>

/** The use of keys and people, from the counters of the service. A counter that cannot be read is left open. */
export function usedIn(counters: Counters | undefined, clock: () => number = Date.now): FindUsed {
  return async (id) => {
    if (!counters) return undefined
    const account = await Promise.resolve(accountOf(counters, id)).catch(() => undefined)
    if (!account) return undefined
    const { inWeek, inAll, records, off } = inWeekOf(account, clock())
    return { week: inWeek, all: inAll, records, ...(off && { off }) }
  }
}

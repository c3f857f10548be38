import type { Plan } from '../keys/keys.ts'
import type { AccountStore } from './account-store.ts'
import { isForgotten } from './attempts.ts'
import { type Links, linksIn } from './links.ts'
import { openPasswords, type Passwords } from './passwords.ts'
import { type People, peopleIn } from './people.ts'
import { type Sessions, type SessionTimes, sessionsIn } from './sessions.ts'

/** The people of the service and how they sign in. */
export interface Accounts {
  store: AccountStore
  people: People
  sessions: Sessions
  links: Links
  passwords: Passwords
  clock: () => number
  /** A link for the first administrator, while there is no operator. */
  firstLink(): Promise<string | undefined>
  close(): Promise<void>
}

/** The plan of the first administrator. */
const OPERATOR_PLAN: Plan = 'unlimited'
/** Milliseconds between two removals of what is over. */
const SWEEP_EVERY = 10 * 60_000

export function openAccounts(
  store: AccountStore,
  times: SessionTimes,
  clock: () => number = Date.now,
): Accounts {
  const people = peopleIn(store, clock)
  const sessions = sessionsIn(store, times, clock)
  const links = linksIn(store, clock)
  const sweep = async () => {
    await sessions.sweep()
    await links.sweep()
    for (const { id, entry } of await store.list('attempts'))
      if (isForgotten(entry, clock())) await store.change('attempts', id, () => [undefined, null])
    for (const { id, entry } of await store.list('flows'))
      if (entry.expires < clock()) await store.change('flows', id, () => [undefined, null])
  }
  // What cannot be removed now is removed later; it is not valid in any case.
  const timer = setInterval(() => void sweep().catch(() => undefined), SWEEP_EVERY).unref()
  return {
    store,
    people,
    sessions,
    links,
    passwords: openPasswords(),
    clock,
    async firstLink() {
      if (await people.hasOperator()) return undefined
      const { token } = await links.make({ kind: 'first', role: 'operator', plan: OPERATOR_PLAN })
      return token
    },
    async close() {
      clearInterval(timer)
      await store.close()
    },
  }
}

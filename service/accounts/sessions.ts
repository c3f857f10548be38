import type { AccountStore } from './account-store.ts'
import type { PersonRecord, SessionRecord } from './records.ts'
import { hashOf, newSecret } from './secrets.ts'

/** How long a session lasts without a call, and in all; milliseconds. */
export interface SessionTimes {
  idle: number
  max: number
}

/** Milliseconds between two notes that a session is in use: not every call writes. */
const NOTED_EVERY = 60_000

export interface Sessions {
  /** Starts a session and returns its secret id. */
  start(person: PersonRecord): Promise<string>
  /** The person of a session id; undefined where it is unknown or has ended, or the person may not sign in. */
  find(id: string): Promise<PersonRecord | undefined>
  end(id: string): Promise<void>
  /** Removes what has ended. */
  sweep(): Promise<void>
}

export function sessionsIn(store: AccountStore, times: SessionTimes, clock: () => number): Sessions {
  return {
    async start({ id: person, epoch }) {
      const secret = newSecret()
      const now = clock()
      await store.change('sessions', hashOf(secret), () => [{ person, epoch, created: now, used: now }, null])
      return secret
    },
    async find(secret) {
      const id = hashOf(secret)
      const session = await store.read('sessions', id)
      const now = clock()
      if (!session || hasEnded(session, times, now)) return undefined
      const person = await store.read('people', session.person)
      if (!person || person.disabled || person.epoch !== session.epoch) return undefined
      if (now - session.used > Math.min(NOTED_EVERY, times.idle / 10))
        await store.change('sessions', id, (current) => [current && { ...current, used: now }, null])
      return person
    },
    end: (secret) => store.change('sessions', hashOf(secret), () => [undefined, undefined]),
    async sweep() {
      for (const { id, entry } of await store.list('sessions'))
        if (hasEnded(entry, times, clock())) await store.change('sessions', id, () => [undefined, null])
    },
  }
}

/** Whether a session is over. */
const hasEnded = ({ created, used }: SessionRecord, { idle, max }: SessionTimes, now: number): boolean =>
  now - used >= idle || now - created >= max

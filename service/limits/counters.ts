import type { Account } from './account.ts'
import type { Throttled } from './throttle.ts'

/** The counts of all keys, shared by every process that opens them. A key is named by its id. */
export interface Counters {
  /** Counts a call of a key that may make so many in a minute. */
  throttle(id: string, perMinute: number): Throttled | Promise<Throttled>
  /**
   * Changes an account as one step, which no other process comes between, and gives what `step` gives. `now` is in
   * milliseconds since 1970. An account returned as it came is not written. `step` may run more than once.
   */
  change<T>(id: string, step: Step<T>): T | Promise<T>
  close(): Promise<void>
}

export type Step<T> = (account: Account, now: number) => readonly [Account, T]

/** The account of a key as it is, for those who only look. */
export async function accountOf(counters: Counters, id: string): Promise<Account> {
  return counters.change(id, (account) => [account, account])
}

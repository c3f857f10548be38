import type { Account } from './account.ts'
import type { Throttled } from './throttle.ts'

/** The counts of all keys, shared by every process that opens them. A key is named by its id. */
export interface Counters {
  /** Counts a call of a key that may make so many in a minute. */
  throttle(id: string, perMinute: number): Throttled | Promise<Throttled>
  /**
   * Changes an account atomically, also between processes, and returns the result of `step`. `now` is in
   * milliseconds since 1970. An account that `step` returns unchanged is not written. `step` may run more than once.
   */
  change<T>(id: string, step: Step<T>): T | Promise<T>
  /**
   * The same for items of a job of that key, such as the rows of a file: `isNew` is true for items that are not remembered yet
   * for the `job`; the items in `remember` of the result are remembered. A job is forgotten after a week without use.
   */
  changeOnce<T>(id: string, job: string, items: readonly string[], step: OnceStep<T>): T | Promise<T>
  /** A problem of the counters, and whether calls are refused because of it. */
  problem?(): { message: string; refuses: boolean } | undefined
  close(): Promise<void>
}

/** How long a job is remembered after it was used, in milliseconds. */
export const REMEMBERED_FOR = 7 * 24 * 3600 * 1000

export type OnceStep<T> = (
  account: Account,
  now: number,
  isNew: readonly boolean[],
) => { account: Account; result: T; remember: readonly string[] }

export type Step<T> = (account: Account, now: number) => readonly [Account, T]

/** The account of a key, read only. */
export async function accountOf(counters: Counters, id: string): Promise<Account> {
  return counters.change(id, (account) => [account, account])
}

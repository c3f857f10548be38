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
  /**
   * The same for items of a job of that key, such as the rows of a file: `isNew` says which of them were not remembered yet under
   * the `job`, and those that `step` gives as `remember` are from now on. A job is forgotten when it was not used for a week.
   */
  changeOnce<T>(id: string, job: string, items: readonly string[], step: OnceStep<T>): T | Promise<T>
  /** What is wrong although calls are counted, and whether calls are refused for it. */
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

/** The account of a key as it is, for those who only look. */
export async function accountOf(counters: Counters, id: string): Promise<Account> {
  return counters.change(id, (account) => [account, account])
}

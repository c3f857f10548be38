import type { Table, Tables } from './records.ts'

/** Where people, sessions, links and attempts are stored, shared by every process that opens it. */
export interface AccountStore {
  read<T extends Table>(table: T, id: string): Promise<Tables[T] | undefined>
  /**
   * Changes an entry atomically, also between processes, and returns the result of `step`, which may run more than once.
   * Undefined in place of the entry removes it; an entry that is returned unchanged is not written.
   */
  change<T extends Table, R>(table: T, id: string, step: EntryStep<Tables[T], R>): Promise<R>
  list<T extends Table>(table: T): Promise<{ id: string; entry: Tables[T] }[]>
  close(): Promise<void>
}

export type EntryStep<E, R> = (entry: E | undefined) => readonly [E | undefined, R]

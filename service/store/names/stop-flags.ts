/** Flags that several threads read: one for each call that may be aborted while a thread works on it. */
export interface StopFlags {
  /** Shared with the threads; a flag that is not 0 means that its call is aborted. */
  shared: Uint8Array
  /** A flag of its own for a call; `NEVER` when all are taken, and such a call is stopped between its requests only. */
  take(): number
  set(flag: number): void
  /** Frees a flag once no thread works on its call. */
  release(flag: number): void
}

/** The flag that is never set. */
export const NEVER = 0
const FLAGS = 4096

export function createStopFlags(): StopFlags {
  const shared = new Uint8Array(new SharedArrayBuffer(FLAGS))
  const free = Array.from({ length: FLAGS - 1 }, (_, i) => i + 1)
  return {
    shared,
    take: () => free.pop() ?? NEVER,
    set(flag) {
      if (flag !== NEVER) Atomics.store(shared, flag, 1)
    },
    release(flag) {
      if (flag === NEVER) return
      Atomics.store(shared, flag, 0)
      free.push(flag)
    },
  }
}

/** Raised in a thread for a request whose call was aborted. */
export class Stopped extends Error {}

/**
 * An index whose every method first calls `check`, which may throw: work over it stops at its next step. Values of the index that are
 * not methods are unchanged.
 */
export function checkedIndex<T extends object>(index: T, check: () => void): T {
  const entries = Object.entries(index).map(([name, value]) => [
    name,
    typeof value !== 'function'
      ? value
      : (...given: unknown[]) => {
          check()
          return value.apply(index, given)
        },
  ])
  return Object.fromEntries(entries) as T
}

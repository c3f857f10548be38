import { TooCostly } from '../store.ts'

/** Shared by the thread that made a call and the one that runs it: not 0 once the caller has gone. */
export type StopFlag = Int32Array<SharedArrayBuffer>

export const stopFlag = (): StopFlag => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
export const raise = (flag: StopFlag) => Atomics.store(flag, 0, 1)

/** When a running query is to end before it has its result. */
export interface QueryStop {
  /** Throws when the caller has gone (an `AbortError`) or the time is spent (`TooCostly`). */
  check(): void
  /** Calls `interrupt`, again and again as one that comes too early is lost, once the query is to end; until `done`. */
  watch(interrupt: () => void): void
  done(): void
}

/** Milliseconds between two interruptions of a query. */
const AGAIN = 20

/**
 * Starts the time of a query, `budget` milliseconds. The flag is read besides the signal because messages do not arrive while a user-defined
 * function runs.
 */
export function queryStop(budget: number, signal?: AbortSignal, flag?: StopFlag): QueryStop {
  const end = performance.now() + budget
  let interrupting: NodeJS.Timeout | undefined
  let overtime: NodeJS.Timeout | undefined
  // A timer may fire a moment before the clock has reached its time.
  let spent = false
  let onAbort = () => {}
  return {
    check() {
      signal?.throwIfAborted()
      if (flag && Atomics.load(flag, 0) !== 0) throw new DOMException('The caller has gone', 'AbortError')
      if (spent || performance.now() >= end) throw new TooCostly()
    },
    watch(interrupt) {
      onAbort = () => {
        interrupting ??= setInterval(interrupt, AGAIN)
        interrupt()
      }
      const onOvertime = () => {
        spent = true
        onAbort()
      }
      overtime = setTimeout(onOvertime, Math.max(0, end - performance.now()))
      signal?.addEventListener('abort', onAbort, { once: true })
    },
    done() {
      signal?.removeEventListener('abort', onAbort)
      clearTimeout(overtime)
      clearInterval(interrupting)
    },
  }
}

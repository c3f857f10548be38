/** Work for one or more callers that made the same query at the same time. */
interface SharedRun<T> {
  result: Promise<T>
  abort: AbortController
  callers: number
}

/**
 * Runs equal work once: a caller whose `key` is that of work under way gets its result, or its error. A caller whose `signal` aborts rejects
 * with its reason; the work is aborted when the last of its callers has left, and the last one waits until it has ended.
 */
export function sharedWork<T>() {
  const running = new Map<string, SharedRun<T>>()

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): SharedRun<T> {
    const abort = new AbortController()
    const run = { abort, callers: 0, result: work(abort.signal) }
    const end = () => {
      if (running.get(key) === run) running.delete(key)
    }
    run.result.then(end, end)
    running.set(key, run)
    return run
  }

  /** One caller less; whether it was the last. */
  function leave(key: string, run: SharedRun<T>, reason: unknown): boolean {
    run.callers -= 1
    if (run.callers > 0) return false
    // A caller that comes now must not join aborted work.
    if (running.get(key) === run) running.delete(key)
    run.abort.abort(reason)
    return true
  }

  return {
    /** Whether such work is under way. */
    has: (key: string) => running.has(key),

    async run(
      key: string,
      signal: AbortSignal | undefined,
      work: (signal: AbortSignal) => Promise<T>,
    ): Promise<T> {
      signal?.throwIfAborted()
      const run = running.get(key) ?? begin(key, work)
      run.callers += 1
      if (!signal) return run.result
      let onAbort = () => {}
      const left = new Promise<never>((_, reject) => {
        onAbort = () => {
          const { reason } = signal
          if (leave(key, run, reason)) run.result.then(() => reject(reason), reject)
          else reject(reason)
        }
        signal.addEventListener('abort', onAbort, { once: true })
      })
      try {
        return await Promise.race([run.result, left])
      } finally {
        signal.removeEventListener('abort', onAbort)
      }
    },
  }
}

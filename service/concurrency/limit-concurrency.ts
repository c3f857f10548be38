/**
 * Lets at most `count` works run at once; the others wait in their order. A work whose signal aborts while it waits is not started, and rejects
 * with the signal's reason.
 */
export function limitConcurrency(count: number) {
  const waiting = new Set<() => void>()
  let running = 0

  function waitForStart(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        waiting.delete(start)
        signal.removeEventListener('abort', giveUp)
        running += 1
        resolve()
      }
      const giveUp = () => {
        waiting.delete(start)
        reject(signal.reason)
      }
      if (signal.aborted) return reject(signal.reason)
      if (running < count) return start()
      waiting.add(start)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    await waitForStart(signal)
    try {
      return await work()
    } finally {
      running -= 1
      const [next] = waiting
      next?.()
    }
  }
}

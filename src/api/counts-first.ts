/** Longest that other requests wait for counts (milliseconds): a slow service must not block the whole screen. */
const MAX_WAIT = 250

let open = 0
const waiting: (() => void)[] = []

/** Requests the count that a person waits for; other requests of the same moment wait for its answer. */
export async function countFirst<T>(fetch: () => Promise<T>): Promise<T> {
  open += 1
  try {
    return await fetch()
  } finally {
    open -= 1
    if (open === 0) for (const go of waiting.splice(0)) go()
  }
}

/**
 * Sends a request once the counts of this moment are answered, or after a short while: on a small machine the tallies of ten
 * million records would else take the count's place. Raises the signal's reason when it aborts before.
 */
export async function afterCounts<T>(signal: AbortSignal, fetch: () => Promise<T>): Promise<T> {
  // After this, the count of the same moment has started, in any order of the components.
  await new Promise((next) => setTimeout(next))
  if (open > 0) {
    await new Promise<void>((go) => {
      waiting.push(go)
      setTimeout(go, MAX_WAIT)
      signal.addEventListener('abort', () => go(), { once: true })
    })
  }
  signal.throwIfAborted()
  return fetch()
}

/** Longest that other questions wait for counts (milliseconds): a slow service must not hold back the whole screen. */
const MAX_WAIT = 250

let open = 0
const waiting: (() => void)[] = []

/** Asks for the count that a person waits for; what else the screen asks in the same moment waits for its answer. */
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
 * Asks once the counts of this moment are answered, or after a short while: on a small machine the tallies of ten
 * million records would else take the count's place. Raises the signal's reason when it aborts before.
 */
export async function afterCounts<T>(signal: AbortSignal, fetch: () => Promise<T>): Promise<T> {
  // Whichever part of the screen asks first: the count of the same moment is under way after this.
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

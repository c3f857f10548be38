/** Work in steps: at each `yield` the screen may be drawn. */
export type Sliced<T> = Generator<void, T>

/** Items that are handled between two yields: about a millisecond of work. */
export const SLICE = 1_000
/** Milliseconds of work after which the screen may be drawn. */
const YIELD_AFTER = 10

/** Yields to other work of the thread after `interval` milliseconds of work. Await the result between two steps. */
export function yieldToMain(interval: number): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < interval) return undefined
    return new Promise((resolve) => {
      setTimeout(() => {
        since = performance.now()
        resolve()
      })
    })
  }
}

/** The result of sliced work, without a pause. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** The result of sliced work, with pauses for the screen. Throws the reason of `signal` once it aborts. */
export async function inSlices<T>(work: Sliced<T>, signal?: AbortSignal): Promise<T> {
  const yieldNow = yieldToMain(YIELD_AFTER)
  for (;;) {
    signal?.throwIfAborted()
    const { done, value } = work.next()
    if (done) return value
    await yieldNow()
  }
}

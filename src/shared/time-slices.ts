/** Work that stops now and then: each `yield` is a moment at which the screen may be drawn. */
export type Sliced<T> = Generator<void, T>

/** Items that are handled between two stops: about a millisecond of work. */
export const SLICE = 1_000
/** Milliseconds of work after which the screen may be drawn. */
const YIELD_AFTER = 10

/** Lets whatever else a thread has to do take its turn, once work went on for so many milliseconds: await it between two steps. */
export function yieldToMain(turn: number): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < turn) return undefined
    return new Promise((resolve) => {
      setTimeout(() => {
        since = performance.now()
        resolve()
      })
    })
  }
}

/** The answer of sliced work, without a pause. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** The answer of sliced work, with a pause for the screen whenever it has taken long. Raises the reason of `signal` once it aborts. */
export async function inSlices<T>(work: Sliced<T>, signal?: AbortSignal): Promise<T> {
  const yieldNow = yieldToMain(YIELD_AFTER)
  for (;;) {
    signal?.throwIfAborted()
    const { done, value } = work.next()
    if (done) return value
    await yieldNow()
  }
}

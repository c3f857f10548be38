/** Work that stops now and then: each `yield` is a moment at which the screen may be drawn. */
export type Sliced<T> = Generator<void, T>

/** Items that are handled between two stops: about a millisecond of work. */
export const SLICE = 1_000
/** Milliseconds of work after which the screen may be drawn. */
const BREATH = 10

/** The answer of sliced work, without a pause. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** The answer of sliced work, with a pause for the screen whenever it has taken long. Raises the reason of `signal` once it aborts. */
export async function inSlices<T>(work: Sliced<T>, signal?: AbortSignal): Promise<T> {
  let begun = performance.now()
  for (;;) {
    signal?.throwIfAborted()
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - begun < BREATH) continue
    await new Promise((next) => setTimeout(next))
    begun = performance.now()
  }
}

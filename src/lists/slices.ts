/** Work that stops for breath now and then: each `yield` is a moment at which the screen may be drawn. */
export type Sliced<T> = Generator<void, T>

/** Items that are handled between two breaths: a few milliseconds of work on a phone. */
export const SLICE = 5_000

/** The answer of sliced work, without a pause. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** The answer of sliced work, with a pause for the screen after each slice. Raises the reason of `signal` once it aborts. */
export async function inSlices<T>(work: Sliced<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted()
    const { done, value } = work.next()
    if (done) return value
    await new Promise((next) => setTimeout(next))
  }
}

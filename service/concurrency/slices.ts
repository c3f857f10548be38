import { setImmediate as yieldToOthers } from 'node:timers/promises'

/** Milliseconds of work after which the thread is yielded to other work. */
const SLICE = 3

/** Calls `take` for every item, yielding to other work in between; rejects when `signal` has aborted. */
export async function takeInSlices<T>(
  items: Iterable<T>,
  take: (item: T) => void,
  signal?: AbortSignal,
): Promise<void> {
  let start = performance.now()
  for (const item of items) {
    take(item)
    if (performance.now() - start < SLICE) continue
    await yieldToOthers()
    signal?.throwIfAborted()
    start = performance.now()
  }
}

/** Maps `items`, in slices. */
export async function mapInSlices<T, R>(
  items: Iterable<T>,
  map: (item: T) => R,
  signal?: AbortSignal,
): Promise<R[]> {
  const results: R[] = []
  await takeInSlices(items, (item) => void results.push(map(item)), signal)
  return results
}

/** Joins parts of a text, in slices. */
export async function textInSlices(parts: Iterable<string>, signal?: AbortSignal): Promise<string> {
  let text = ''
  const add = (part: string) => {
    text += part
  }
  await takeInSlices(parts, add, signal)
  return text
}

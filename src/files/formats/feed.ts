/** Items that are put in at one end and drawn out at the other, as they come. */
export interface Feed<T> {
  put(items: readonly T[]): void
  /** Nothing more comes. */
  close(): void
  drawn: AsyncIterable<T>
}

/** A feed with nothing in it yet; it has one reader. */
export function feed<T>(): Feed<T> {
  let waiting: T[] = []
  let closed = false
  let wake = () => {}
  async function* drawn() {
    while (!closed || waiting.length > 0) {
      const items = waiting
      waiting = []
      yield* items
      if (waiting.length === 0 && !closed)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  }
  return {
    put: (items) => {
      for (const item of items) waiting.push(item)
      wake()
    },
    close: () => {
      closed = true
      wake()
    },
    drawn: drawn(),
  }
}

/**
 * Runs `work` for the items of a source, at most `atATime` at once, and yields the results in the order of the items, each as soon as it
 * and those before it are ready. Ends the source when the caller stops early or something fails.
 */
export async function* inOrder<T, R>(
  source: AsyncIterable<T>,
  atATime: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const items = source[Symbol.asyncIterator]()
  const results: Promise<{ result: R }>[] = []
  const read = () => items.next().then((item) => ({ item }))
  let reading: ReturnType<typeof read> | undefined = read()
  try {
    while (reading || results.length > 0) {
      const [first] = results
      const mayRead = reading && results.length < atATime ? [reading] : []
      const event = await Promise.race([...mayRead, ...(first ? [first] : [])])
      if ('result' in event) {
        results.shift()
        yield event.result
      } else if (event.item.done) reading = undefined
      else {
        const result = work(event.item.value).then((value) => ({ result: value }))
        // A failure is raised at its position in the order.
        result.catch(() => undefined)
        results.push(result)
        reading = read()
      }
    }
  } finally {
    reading?.catch(() => undefined)
    await items.return?.()
  }
}

/**
 * Runs `work` for each of `items`, at most `atATime` at once, and returns the results in order. After a failure, which is raised,
 * and after `signal` has aborted no more items are started.
 */
export async function eachOf<T, R>(
  items: readonly T[],
  atATime: number,
  signal: AbortSignal,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = []
  let next = 0
  const workSome = async () => {
    while (next < items.length) {
      const i = next++
      try {
        signal.throwIfAborted()
        answers[i] = await work(items[i] as T)
      } catch (error) {
        next = items.length
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: atATime }, workSome))
  return answers
}

/** Lets whatever else a thread has to do take its turn, once work went on for so many milliseconds: await it between two steps. */
export function breather(turn: number): () => Promise<void> | undefined {
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

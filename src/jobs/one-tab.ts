const here = new Set<string>()

/**
 * Two tabs never do the same work: whoever holds its lock does it; the other is told so by `onElsewhere`, and takes over when that tab is
 * gone. What this worker does already is not begun again.
 */
export async function inOneTab(
  name: string,
  work: () => Promise<true>,
  onElsewhere: () => void,
): Promise<void> {
  if (here.has(name)) return
  here.add(name)
  try {
    const first = await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && work())
    if (first === null) {
      onElsewhere()
      await navigator.locks.request(name, work)
    }
  } finally {
    here.delete(name)
  }
}

import type { Caller } from '#api/caller.ts'
import { type MadeCall, onCall } from '#api/calls.ts'
import { addLimitsListener, onLimits, type Told } from '#api/limits.ts'

/** Calls are written together, at most once in this time: nothing waits for it. */
const GATHERED = 800

let waiting: MadeCall[] = []
let write: () => Promise<void> = async () => {}

/**
 * Keeps a log of the calls that this page or worker makes from now on, and tells other tabs and workers of the key's
 * limits, until the answer is called. No call ever waits for its own entry.
 */
export function keepCalls(caller: Caller): () => void {
  let log: Promise<typeof import('./stored-calls.ts') | undefined> | undefined
  write = async () => {
    const kept = await log
    await kept?.callsMade(waiting.splice(0), caller)
  }
  // What is not written yet would be lost with the page.
  globalThis.addEventListener?.('pagehide', callsWritten)
  const ends = [
    onCall((call) => {
      // Now, while the network is there: later it may be gone, and a page without its log still works.
      log ??= import('./stored-calls.ts').catch(() => undefined)
      if (waiting.push(call) === 1) setTimeout(() => write(), GATHERED)
    }),
    sharedLimits(),
    () => globalThis.removeEventListener?.('pagehide', callsWritten),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Writes the calls that are waiting now. */
export const callsWritten = (): Promise<void> => write()

/** Calls that are not written yet are forgotten: all that is kept is about to be deleted. */
export function forgetWaiting(): void {
  waiting = []
}

/** What one tab or worker is told of the limits, all are. */
function sharedLimits(): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const channel = new BroadcastChannel('catchment limits')
  const end = onLimits((told, fromElsewhere) => {
    if (!fromElsewhere) channel.postMessage(told)
  })
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => addLimitsListener(data))
  return () => {
    end()
    channel.close()
  }
}

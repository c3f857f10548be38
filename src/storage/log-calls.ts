import type { Caller } from '#api/caller.ts'
import { type MadeCall, onCall } from '#api/calls.ts'
import { onLimits, type ReportedLimits, takeReportedLimits } from '#api/limits.ts'

/** Calls are written together, at most once in this time: nothing waits for it. */
const WRITE_DELAY = 800

let waiting: MadeCall[] = []
let write: () => Promise<void> = async () => {}

/**
 * Keeps a log of the calls that this page or worker makes from now on, and tells other tabs and workers of the key's
 * limits, until the answer is called. No call ever waits for its own entry.
 */
export function logCalls(caller: Caller): () => void {
  let log: Promise<typeof import('./call-log.ts') | undefined> | undefined
  write = async () => {
    const kept = await log
    await kept?.storeCalls(waiting.splice(0), caller)
  }
  // What is not written yet would be lost with the page.
  globalThis.addEventListener?.('pagehide', writeWaitingCalls)
  const ends = [
    onCall((call) => {
      // Now, while the network is there: later it may be gone, and a page without its log still works.
      log ??= import('./call-log.ts').catch(() => undefined)
      if (waiting.push(call) === 1) setTimeout(() => write(), WRITE_DELAY)
    }),
    shareLimits(),
    () => globalThis.removeEventListener?.('pagehide', writeWaitingCalls),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Writes the calls that are waiting now. */
export const writeWaitingCalls = (): Promise<void> => write()

/** Calls that are not written yet are forgotten: all that is kept is about to be deleted. */
export function discardWaitingCalls(): void {
  waiting = []
}

/** What one tab or worker is told of the limits, all are. */
function shareLimits(): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const channel = new BroadcastChannel('catchment limits')
  const end = onLimits((told, fromElsewhere) => {
    if (!fromElsewhere) channel.postMessage(told)
  })
  channel.addEventListener('message', ({ data }: MessageEvent<ReportedLimits>) => takeReportedLimits(data))
  return () => {
    end()
    channel.close()
  }
}

import type { Caller } from '#api/caller.ts'
import { type MadeCall, onCall } from '#api/calls.ts'
import { onLimits, type ReportedLimits, takeReportedLimits } from '#api/limits.ts'
import { type Purchase, purchaseOf, purchaseReported } from '#api/spending.ts'

/** Milliseconds after which new calls are written together. */
const WRITE_DELAY = 800

let waiting: MadeCall[] = []
let write: () => Promise<void> = async () => {}

/**
 * Logs the calls of this page or worker from now on, and shares the limits of the key with other tabs and workers. Returns a
 * function that ends it. No call waits for its log entry.
 */
export function logCalls(caller: Caller): () => void {
  let log: Promise<typeof import('./call-log.ts') | undefined> | undefined
  write = async () => {
    const loaded = await log
    await loaded?.storeCalls(waiting.splice(0), caller)
  }
  // What is not written yet would be lost with the page.
  globalThis.addEventListener?.('pagehide', writeWaitingCalls)
  const ends = [
    onCall((call) => {
      // Import now, while there is a network. The page works without its log.
      log ??= import('./call-log.ts').catch(() => undefined)
      if (waiting.push(call) === 1) setTimeout(() => write(), WRITE_DELAY)
    }),
    shareLimits(),
    sharePurchases(caller),
    () => globalThis.removeEventListener?.('pagehide', writeWaitingCalls),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Writes the calls that are waiting now. */
export const writeWaitingCalls = (): Promise<void> => write()

/** Discards calls that are not written yet, because all local data is about to be deleted. */
export function discardWaitingCalls(): void {
  waiting = []
}

/** Reports what this page or worker is billed, to itself and to all others. */
function sharePurchases(caller: Caller): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('catchment spending') : undefined
  const end = onCall((call) => {
    const purchase = purchaseOf(call, caller)
    if (!purchase) return
    purchaseReported(purchase)
    channel?.postMessage(purchase)
  })
  channel?.addEventListener('message', ({ data }: MessageEvent<Purchase>) => purchaseReported(data, true))
  return () => {
    end()
    channel?.close()
  }
}

/** Sends the limits that one tab or worker receives to all others. */
function shareLimits(): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const channel = new BroadcastChannel('catchment limits')
  const end = onLimits((limits, fromElsewhere) => {
    if (!fromElsewhere) channel.postMessage(limits)
  })
  channel.addEventListener('message', ({ data }: MessageEvent<ReportedLimits>) => takeReportedLimits(data))
  return () => {
    end()
    channel.close()
  }
}

import { hashText53 } from '#shared/hash.ts'
import { type Billed, billedIn, maxBilled } from './billed.ts'
import type { Caller } from './caller.ts'
import type { MadeCall, RequestedCall } from './calls.ts'

/** What records are loaded for. */
export const spendingPurposes = ['table', 'record', 'ids', 'map', 'lookup', 'export'] as const
export type SpendingPurpose = (typeof spendingPurposes)[number]

/** Records that an answer billed, or that a request may bill. */
export interface Purchase extends Billed {
  purpose: SpendingPurpose
  /** Requests of one action have the same: pages of one table, parts of one sample. */
  action: string
}

function purposeOf({ name, body }: RequestedCall, caller: Caller): SpendingPurpose {
  if (caller === 'export') return 'export'
  if (/match/i.test(name)) return 'lookup'
  if (name === 'getCompany' || name === 'getPerson') return 'record'
  const { NthRecord, SortCenter, Offset, Id } = (body ?? {}) as Record<string, unknown>
  if (NthRecord) return 'map'
  if (Offset !== undefined && !SortCenter) return 'table'
  return Array.isArray(Id) ? 'ids' : 'record'
}

/** A request without its page, as a short text. */
function actionOf({ name, path, body }: RequestedCall): string {
  const { Offset: _, ...rest } = (body ?? {}) as Record<string, unknown>
  return String(hashText53(JSON.stringify([name, path, Array.isArray(body) ? body : rest])))
}

/** What a request of a page may bill; undefined for one that is not billed. */
export function plannedPurchase(call: RequestedCall): Purchase | undefined {
  const billed = maxBilled(call)
  return billed.records > 0
    ? { ...billed, purpose: purposeOf(call, 'page'), action: actionOf(call) }
    : undefined
}

/** What an answer billed; undefined for none. */
export function purchaseOf(call: MadeCall, caller: Caller): Purchase | undefined {
  const billed = billedIn(call, call.answer)
  const records = call.streamedRecords ?? billed.records
  return records > 0
    ? { ...billed, records, purpose: purposeOf(call, caller), action: actionOf(call) }
    : undefined
}

type Gate = (planned: Purchase, request: string, signal: AbortSignal | undefined) => Promise<() => void>
let gate: Gate | undefined

/**
 * Every request of this page that bills records waits for `next` first: it resolves with a function that is called when the answer is
 * there, and rejects if the records are not to be loaded.
 */
export function gateSpending(next: Gate): void {
  gate = next
}

/** Waits until a request may be sent; returns what is called when it is over. */
export async function spendingAllowed(
  request: RequestedCall,
  signal: AbortSignal | undefined,
): Promise<() => void> {
  const planned = gate && plannedPurchase(request)
  if (!gate || !planned) return () => {}
  return gate(planned, JSON.stringify([request.path, request.body]), signal)
}

type Listener = (purchase: Purchase, fromElsewhere: boolean) => void
const listeners = new Set<Listener>()

/** Notifies of everything that is billed, by this page or, with `fromElsewhere`, by another one or a worker. */
export function onPurchase(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function purchaseReported(purchase: Purchase, fromElsewhere = false): void {
  for (const listener of listeners) listener(purchase, fromElsewhere)
}

import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { billedIn } from '#api/billed.ts'
import { type Caller, callReason } from '#api/caller.ts'
import type { MadeCall } from '#api/calls.ts'
import { limitsIn } from '#api/limits.ts'
import { kinds } from '#contract/kind.ts'
import { formatsOf } from '#records/record.ts'
import { announceChange } from './changes.ts'
import { inTransaction, type Store } from './database.ts'
import { shortenAnswer } from './short-answer.ts'
import { parseUsage, usageWith, weekOf } from './usage.ts'

const formats = [...new Set(kinds.flatMap((kind) => formatsOf[kind]))]

/** A call as it is kept: its body whole, its answer short, both as JSON text. The key is never part of it. */
const StoredCall = z.object({
  /** Its number in this browser, from 1. */
  n: z.number(),
  name: z.string(),
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  body: z.string().optional(),
  status: z.union([z.number(), z.literal('cut')]),
  answer: z.string().optional(),
  /** Items of the answer, and how many of them are kept; absent where it is no list or kept whole. */
  items: z.object({ all: z.number(), kept: z.number() }).optional(),
  problem: z
    .object({ words: z.string(), item: z.string().optional(), wait: z.number().optional() })
    .optional(),
  at: z.number(),
  first: z.number(),
  took: z.number(),
  size: z.number(),
  headers: z.record(z.string(), z.string()),
  limits: z.array(
    z.object({
      name: z.string(),
      left: z.number(),
      of: z.number().optional(),
      renewed: z.number().optional(),
      window: z.number().optional(),
    }),
  ),
  billed: z.object({ kind: z.enum(kinds), format: z.enum(formats), records: z.number() }),
  why: z.string(),
  caller: z.enum(['page', 'export']),
})
export type StoredCall = z.infer<typeof StoredCall>

/** Calls that are kept, and characters of all their bodies and answers together. */
export const MAX_CALLS = 1000
const MAX_TEXT = 16_000_000
/** A body of more characters is not kept: such a call can be looked at, but not made again. */
const MAX_BODY = 400_000
/** The size of the whole log is looked at once for so many calls. */
const CHECK_EVERY = 100

let callsSinceCheck = CHECK_EVERY

/** Writes calls to the log and adds them to the use of their weeks; where there is no room, older calls make some. */
export async function storeCalls(calls: readonly MadeCall[], caller: Caller): Promise<void> {
  if (calls.length === 0) return
  try {
    await writeCalls(calls, caller)
  } catch {
    // A log is not worth a fault of its own: whoever keeps something of worth is told.
    await deleteCalls().catch(() => {})
  }
}

async function writeCalls(calls: readonly MadeCall[], caller: Caller): Promise<void> {
  const rows = calls.map((call) => storedCallOf(call, caller))
  callsSinceCheck += rows.length
  await inTransaction(['calls'], 'readwrite', async (table) => {
    const stored = table('calls')
    const last = (await stored.getAllKeys(above(0))).at(-1) ?? 0
    await Promise.all(rows.map((row, i) => stored.put({ ...row, n: last + 1 + i }, last + 1 + i)))
    await storeUsage(stored, rows)
    await stored.delete(upTo(last + rows.length - MAX_CALLS))
    if (callsSinceCheck >= CHECK_EVERY) await trimCalls(stored)
  })
  announceChange('calls')
}

/** Numbers above 0 are calls; a week's use stands under its own number below 0. */
const above = (n: number) => IDBKeyRange.lowerBound(n, true)
const upTo = (n: number) => IDBKeyRange.bound(0, Math.max(0, n))

/** Takes the oldest calls off until the rest has room. */
async function trimCalls(stored: Store<'calls'>): Promise<void> {
  callsSinceCheck = 0
  const kept = (await stored.getAll(above(0))) as StoredCall[]
  let room = MAX_TEXT
  const tooOld = kept.findLast((call) => {
    room -= (call.body?.length ?? 0) + (call.answer?.length ?? 0)
    return room < 0
  })
  if (tooOld) await stored.delete(upTo(tooOld.n))
}

async function storeUsage(stored: Store<'calls'>, rows: readonly StoredCall[]): Promise<void> {
  for (const week of new Set(rows.map(({ at }) => weekOf(at)))) {
    const ofWeek = rows.filter(({ at }) => weekOf(at) === week)
    await stored.put(usageWith(parseUsage(week, await stored.get(-week)), ofWeek), -week)
  }
}

function storedCallOf(call: MadeCall, caller: Caller): StoredCall {
  const { name, method, path, status, problem, at, first, took, size, headers, streamedRecords } = call
  const body = call.body === undefined ? undefined : JSON.stringify(call.body)
  return {
    n: 0,
    ...{ name, method, path, status, problem, at, first, took, size, headers },
    body: body && body.length > MAX_BODY ? undefined : body,
    ...shortenAnswer(call.answer),
    limits: limitsIn(new Headers(headers)),
    billed: { ...billedIn(call, call.answer), ...(streamedRecords && { records: streamedRecords }) },
    why: callReason(call, caller),
    caller,
  }
}

/** The log, the newest call last. Only what was written since it was read is read again. */
export const callsQuery = queryOptions({
  queryKey: ['calls'],
  queryFn: async ({ client }): Promise<StoredCall[]> => {
    const before = client.getQueryData<StoredCall[]>(['calls']) ?? []
    return inTransaction(['calls'], 'readonly', async (table) => {
      const [oldest = 0] = await table('calls').getAllKeys(above(0), 1)
      const last = before.at(-1)
      const fresh = read(await table('calls').getAll(above((last?.n ?? 1) - 1)))
      const goesOn = last !== undefined && fresh[0]?.n === last.n && fresh[0].at === last.at
      if (!goesOn && last) return read(await table('calls').getAll(above(0)))
      return [...before.filter(({ n }) => n >= oldest), ...fresh.slice(last ? 1 : 0)]
    })
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  structuralSharing: false,
})

const read = (values: readonly unknown[]) => values.flatMap((value) => StoredCall.safeParse(value).data ?? [])

/** What this browser used in the week of a moment (milliseconds since 1970). */
export const usageQuery = (at: number) =>
  queryOptions({
    queryKey: ['calls', 'week', weekOf(at)],
    queryFn: () =>
      inTransaction(['calls'], 'readonly', async (table) =>
        parseUsage(weekOf(at), await table('calls').get(-weekOf(at))),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Empties the log; the use of the weeks stays. */
export async function deleteCalls(): Promise<void> {
  await inTransaction(['calls'], 'readwrite', (table) => table('calls').delete(above(0)))
  announceChange('calls')
}

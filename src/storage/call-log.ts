import { queryOptions } from '@tanstack/react-query'
import type { Caller } from '#api/caller.ts'
import type { MadeCall } from '#api/calls.ts'
import { announceChange } from './changes.ts'
import { inTransaction, type Store } from './database.ts'
import { StoredCall, storedCallOf } from './stored-call.ts'
import { parseUsage, usageWith, weekOf } from './usage.ts'

/** The most stored calls, and characters of all their bodies and answers. */
export const MAX_CALLS = 1000
const MAX_TEXT = 16_000_000
/** The size of the log is checked once for so many calls. */
const CHECK_EVERY = 100

let callsSinceCheck = CHECK_EVERY

/** Writes calls to the log and adds them to the usage of their weeks. Where storage is full, older calls are deleted. */
export async function storeCalls(calls: readonly MadeCall[], caller: Caller): Promise<void> {
  if (calls.length === 0) return
  try {
    await writeCalls(calls, caller)
  } catch {
    // A log is not important enough for an error message.
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

/** Keys above 0 are calls; the usage of week n has the key -n. */
const above = (n: number) => IDBKeyRange.lowerBound(n, true)
const upTo = (n: number) => IDBKeyRange.bound(0, Math.max(0, n))

/** Deletes the oldest calls until the rest is within `MAX_TEXT`. */
async function trimCalls(stored: Store<'calls'>): Promise<void> {
  callsSinceCheck = 0
  const calls = (await stored.getAll(above(0))) as StoredCall[]
  let room = MAX_TEXT
  const tooOld = calls.findLast((call) => {
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

/** The log, oldest call first. Only new entries are read. */
export const callsQuery = queryOptions({
  queryKey: ['calls'],
  queryFn: async ({ client }): Promise<StoredCall[]> => {
    const before = client.getQueryData<StoredCall[]>(['calls']) ?? []
    return inTransaction(['calls'], 'readonly', async (table) => {
      const [oldest = 0] = await table('calls').getAllKeys(above(0), 1)
      const last = before.at(-1)
      const fresh = read(await table('calls').getAll(above((last?.n ?? 1) - 1)))
      const continues = last !== undefined && fresh[0]?.n === last.n && fresh[0].at === last.at
      if (!continues && last) return read(await table('calls').getAll(above(0)))
      return [...before.filter(({ n }) => n >= oldest), ...fresh.slice(last ? 1 : 0)]
    })
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  structuralSharing: false,
})

const read = (values: readonly unknown[]) => values.flatMap((value) => StoredCall.safeParse(value).data ?? [])

/** The usage of this browser in the week of a time (milliseconds since 1970). */
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

/** Empties the log, but not the usage of weeks. */
export async function deleteCalls(): Promise<void> {
  await inTransaction(['calls'], 'readwrite', (table) => table('calls').delete(above(0)))
  announceChange('calls')
}

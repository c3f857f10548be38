import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { announceChange } from './changes.ts'
import { type CachedRecord, inTransaction } from './database.ts'

const keyOf = (kind: Kind, id: string) => `${kind}/${id}`

/** Records that are written at once: more of them would block the page for more than a frame, and other writes for longer. */
const WRITTEN_AT_ONCE = 100

/**
 * Caches records with their requested fields, some at a time. Fields of the same version are merged; the last other version is
 * stored too, so that changes can be shown.
 */
export async function cacheRecords(
  kind: Kind,
  records: readonly AnyRecord[],
  fields: readonly string[],
): Promise<void> {
  for (let i = 0; i < records.length; i += WRITTEN_AT_ONCE)
    await cacheRecordPage(kind, records.slice(i, i + WRITTEN_AT_ONCE), fields)
  announceChange('records')
}

/** Like `cacheRecords`, but at once and without announcing the change: for one page of many. */
export async function cacheRecordPage(
  kind: Kind,
  records: readonly AnyRecord[],
  fields: readonly string[],
): Promise<void> {
  const at = new Date().toISOString()
  await inTransaction(['records'], 'readwrite', async (table) => {
    const stored = table('records')
    const before = await Promise.all(records.map(({ Id }) => stored.get(keyOf(kind, Id))))
    await Promise.all(
      records.map((record, i) =>
        stored.put(mergeRecord(before[i], { record, fields, at }), keyOf(kind, record.Id)),
      ),
    )
  })
}

function mergeRecord(before: CachedRecord | undefined, now: CachedRecord): CachedRecord {
  if (!before) return now
  const { before: older, ...last } = before
  if (last.record.ETag !== now.record.ETag) return { ...now, before: last }
  return {
    record: { ...last.record, ...now.record },
    fields: [...new Set([...last.fields, ...now.fields])],
    at: now.at,
    ...(older && { before: older }),
  }
}

/** The cached records of these ids, in their order; undefined where there is none. */
export function cachedRecords(kind: Kind, ids: readonly string[]): Promise<(CachedRecord | undefined)[]> {
  return inTransaction(['records'], 'readonly', (table) => {
    const stored = table('records')
    return Promise.all(ids.map((id) => stored.get(keyOf(kind, id))))
  })
}

const rangeOf = (kind: Kind, after = '') => IDBKeyRange.bound(keyOf(kind, after), keyOf(kind, '\uffff'), true)

/** The number of cached records of a kind. */
export const cachedCount = (kind: Kind): Promise<number> =>
  inTransaction(['records'], 'readonly', (table) => table('records').count(rangeOf(kind)))

/** The ids of all cached records of a kind. */
export async function cachedIds(kind: Kind): Promise<string[]> {
  const keys = await inTransaction(['records'], 'readonly', (table) =>
    table('records').getAllKeys(rangeOf(kind)),
  )
  return keys.map((key) => key.slice(kind.length + 1))
}

/** Records of one transaction: more of them would block the page. */
const BATCH = 500

/** All cached records of a kind in batches: much faster than looking up each id. */
export async function* allCached(kind: Kind): AsyncGenerator<CachedRecord[]> {
  let last = ''
  for (;;) {
    const range = rangeOf(kind, last)
    const batch = await inTransaction(['records'], 'readonly', (table) =>
      table('records').getAll(range, BATCH),
    )
    yield batch
    if (batch.length < BATCH) return
    last = batch.at(-1)?.record.Id ?? ''
  }
}

/** Whether a cached record has these fields, in this version (ETag) unless it is "". */
export function coversFields(
  cached: CachedRecord | undefined,
  fields: readonly string[],
  etag = '',
): boolean {
  if (!cached || (etag !== '' && cached.record.ETag !== etag)) return false
  const known = new Set(cached.fields)
  return fields.every((field) => known.has(field))
}

/** The ids of the records of a kind that are cached with these fields; stops after about `max` cached records. */
export async function cachedIdsWith(
  kind: Kind,
  fields: readonly string[],
  max: number,
): Promise<Set<string>> {
  const ids = new Set<string>()
  let checked = 0
  for await (const some of allCached(kind)) {
    for (const one of some) if (coversFields(one, fields)) ids.add(one.record.Id)
    checked += some.length
    if (checked >= max) break
  }
  return ids
}

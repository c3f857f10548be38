import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { announceChange } from './changes.ts'
import { type CachedRecord, inTransaction } from './database.ts'

const keyOf = (kind: Kind, id: string) => `${kind}/${id}`

/**
 * Keeps records that were read, with the fields that were asked. Fields read before stay where the version is the same; of
 * another version the last one is kept beside it, to tell what changed.
 */
export async function cacheRecords(
  kind: Kind,
  records: readonly AnyRecord[],
  fields: readonly string[],
): Promise<void> {
  await cacheRecordPage(kind, records, fields)
  announceChange('records')
}

/** As `recordsRead`, for one page of many: whoever keeps them tells it when all are there. */
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

/** What is held of these ids, in their order; undefined where nothing is. */
export function cachedRecords(kind: Kind, ids: readonly string[]): Promise<(CachedRecord | undefined)[]> {
  return inTransaction(['records'], 'readonly', (table) => {
    const stored = table('records')
    return Promise.all(ids.map((id) => stored.get(keyOf(kind, id))))
  })
}

const rangeOf = (kind: Kind, after = '') => IDBKeyRange.bound(keyOf(kind, after), keyOf(kind, '\uffff'), true)

/** How many records of a kind are held. */
export const cachedCount = (kind: Kind): Promise<number> =>
  inTransaction(['records'], 'readonly', (table) => table('records').count(rangeOf(kind)))

/** The ids of all records of a kind that are held. */
export async function cachedIds(kind: Kind): Promise<string[]> {
  const keys = await inTransaction(['records'], 'readonly', (table) =>
    table('records').getAllKeys(rangeOf(kind)),
  )
  return keys.map((key) => key.slice(kind.length + 1))
}

/** Records that are taken out together: more of them would hold the page up. */
const BATCH = 500

/** Everything that is held of a kind, some at a time: much quicker than to look for each by its id. */
export async function* allCached(kind: Kind): AsyncGenerator<CachedRecord[]> {
  let last = ''
  for (;;) {
    const range = rangeOf(kind, last)
    const held = await inTransaction(['records'], 'readonly', (table) =>
      table('records').getAll(range, BATCH),
    )
    yield held
    if (held.length < BATCH) return
    last = held.at(-1)?.record.Id ?? ''
  }
}

/** Whether a held record answers for these fields, in this version where one is known. */
export function coversFields(held: CachedRecord | undefined, fields: readonly string[], etag = ''): boolean {
  if (!held || (etag !== '' && held.record.ETag !== etag)) return false
  const known = new Set(held.fields)
  return fields.every((field) => known.has(field))
}

/** The ids of the records of a kind that are held with these fields, of at most so many. */
export async function cachedIdsWith(
  kind: Kind,
  fields: readonly string[],
  most: number,
): Promise<Set<string>> {
  const held = new Set<string>()
  let looked = 0
  for await (const some of allCached(kind)) {
    for (const one of some) if (coversFields(one, fields)) held.add(one.record.Id)
    looked += some.length
    if (looked >= most) break
  }
  return held
}

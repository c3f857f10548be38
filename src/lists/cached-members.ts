import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { inSlices, SLICE, type Sliced } from '#shared/time-slices.ts'
import type { CachedRecord } from '#storage/database.ts'
import { allCached, cachedCount, cachedRecords, coversFields } from '#storage/record-cache.ts'
import type { Members } from './list.ts'

/** Ids of one transaction: more of them would block the page. */
const BATCH = 500
/** Looking up one id takes as long as scanning so many records. */
const SCAN_FACTOR = 10

/**
 * Maps each member that is cached in its version with these fields; undefined for the others. Results are in the order of the
 * list. Records are not retained, as 200,000 of them would not fit into memory.
 */
export async function mapCachedMembers<T>(
  kind: Kind,
  { ids, etags }: Members,
  fields: readonly string[],
  part: (record: AnyRecord, fields: readonly string[]) => T,
  signal?: AbortSignal,
): Promise<(T | undefined)[]> {
  const parts = new Array<T | undefined>(ids.length).fill(undefined)
  for await (const some of cachedBatches(kind, ids, signal)) {
    signal?.throwIfAborted()
    for (const [i, it] of some) if (coversFields(it, fields, etags[i])) parts[i] = part(it.record, it.fields)
  }
  return parts
}

/** The cached records of these ids with their indexes: looked up by id, or by a scan of all cached records where that is faster. */
async function* cachedBatches(
  kind: Kind,
  ids: readonly string[],
  signal?: AbortSignal,
): AsyncGenerator<[index: number, cached: CachedRecord][]> {
  if ((await cachedCount(kind)) > ids.length * SCAN_FACTOR) {
    for (let from = 0; from < ids.length; from += BATCH) {
      const cached = await cachedRecords(kind, ids.slice(from, from + BATCH))
      yield cached.flatMap((it, i) => (it ? [[from + i, it]] : []))
    }
    return
  }
  const indexes = await inSlices(indexById(ids), signal)
  for await (const some of allCached(kind))
    yield some.flatMap((it) => {
      const index = indexes.get(it.record.Id)
      return index === undefined ? [] : [[index, it]]
    })
}

function* indexById(ids: readonly string[]): Sliced<Map<string, number>> {
  const indexes = new Map<string, number>()
  for (const [i, id] of ids.entries()) {
    if (i % SLICE === SLICE - 1) yield
    indexes.set(id, i)
  }
  return indexes
}

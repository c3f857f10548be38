import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { inSlices, SLICE, type Sliced } from '#shared/time-slices.ts'
import type { CachedRecord } from '#storage/database.ts'
import { allCached, cachedCount, cachedRecords, coversFields } from '#storage/record-cache.ts'
import type { Members } from './list.ts'

/** Ids that are looked for in one transaction: more of them would hold the page up. */
const BATCH = 500
/** To look for one id takes as long as to walk past so many records. */
const SCAN_FACTOR = 10

/**
 * What is wanted of each record of a list that is held in its version with these fields, in the order of the list; undefined for
 * the others. The records themselves are let go of, as 200,000 of them would not fit.
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

/** What is held of these ids, each with its place: looked for one by one, or all that is held walked through. */
async function* cachedBatches(
  kind: Kind,
  ids: readonly string[],
  signal?: AbortSignal,
): AsyncGenerator<[place: number, held: CachedRecord][]> {
  if ((await cachedCount(kind)) > ids.length * SCAN_FACTOR) {
    for (let from = 0; from < ids.length; from += BATCH) {
      const held = await cachedRecords(kind, ids.slice(from, from + BATCH))
      yield held.flatMap((it, i) => (it ? [[from + i, it]] : []))
    }
    return
  }
  const places = await inSlices(indexById(ids), signal)
  for await (const some of allCached(kind))
    yield some.flatMap((it) => {
      const place = places.get(it.record.Id)
      return place === undefined ? [] : [[place, it]]
    })
}

function* indexById(ids: readonly string[]): Sliced<Map<string, number>> {
  const places = new Map<string, number>()
  for (const [i, id] of ids.entries()) {
    if (i % SLICE === SLICE - 1) yield
    places.set(id, i)
  }
  return places
}

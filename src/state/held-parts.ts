import type { Kind } from '#contract/kind'
import type { AnyRecord } from '../criteria/record.ts'
import type { Members } from '../lists/list.ts'
import { answersFor, heldIds, heldRecords } from './held-records.ts'

/** Records that are looked at in one transaction, and keys: more of them would hold the page up. */
const AT_ONCE = 1000
const KEYS_AT_ONCE = 10_000

/**
 * What is wanted of each record of a list that is held in its version with these fields, in the order of the list; undefined for
 * the others. The records themselves are let go of, as 200,000 of them would not fit.
 */
export async function heldParts<T>(
  kind: Kind,
  members: Members,
  fields: readonly string[],
  part: (record: AnyRecord, fields: readonly string[]) => T,
  signal: AbortSignal,
): Promise<(T | undefined)[]> {
  const { ids, etags } = members
  const parts = new Array<T | undefined>(ids.length).fill(undefined)
  const places = await heldAmong(kind, ids, signal)
  for (let from = 0; from < places.length; from += AT_ONCE) {
    signal.throwIfAborted()
    const some = places.slice(from, from + AT_ONCE)
    const held = await heldRecords(
      kind,
      some.map((i) => ids[i] as string),
    )
    for (const [n, it] of held.entries()) {
      const i = some[n] as number
      if (it && answersFor(it, fields, etags[i])) parts[i] = part(it.record, it.fields)
    }
  }
  return parts
}

/** The places of the ids that are held in whatever version: to look for each of many that are not would take seconds. */
async function heldAmong(kind: Kind, ids: readonly string[], signal: AbortSignal): Promise<number[]> {
  const held = new Set<string>()
  for await (const some of heldIds(kind, KEYS_AT_ONCE)) {
    signal.throwIfAborted()
    for (const id of some) held.add(id)
  }
  return ids.flatMap((id, i) => (held.has(id) ? [i] : []))
}

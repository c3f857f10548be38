import type { Kind } from '#contract/kind'
import type { AnyRecord } from '../criteria/record.ts'
import type { Members } from '../lists/list.ts'
import { answersFor, heldRecords } from './held-records.ts'

/** Records that are looked at in one transaction. */
const AT_ONCE = 1000

/**
 * What is wanted of each record of a list that is held in its version with these fields, in the order of the list; undefined for
 * the others. The records themselves are let go of, as 200,000 of them would not fit.
 */
export async function heldParts<T>(
  kind: Kind,
  { ids, etags }: Members,
  fields: readonly string[],
  part: (record: AnyRecord, fields: readonly string[]) => T,
  signal: AbortSignal,
): Promise<(T | undefined)[]> {
  const parts: (T | undefined)[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    signal.throwIfAborted()
    const held = await heldRecords(kind, ids.slice(from, from + AT_ONCE))
    held.forEach((it, i) => {
      parts.push(it && answersFor(it, fields, etags[from + i]) ? part(it.record, it.fields) : undefined)
    })
  }
  return parts
}

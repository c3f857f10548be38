import type { Kind } from '#contract/kind.ts'
import { type Known, knownOf } from '#criteria/known.ts'
import type { AnyRecord } from '#records/record.ts'

/** How many records that are alike are shown, and the record itself. */
const LIMIT = 6

/**
 * The match request that finds duplicates of a record: all that the record says under its own name; under another name that name in its
 * state, since a duplicate may have moved.
 */
export function likenessOf(kind: Kind, record: AnyRecord, name: string): Known & { Limit: number } {
  const known = knownOf(kind, record)
  const { StateProvince } = known
  const isOwn = name.trim() === known.Name
  const place = StateProvince ? { StateProvince } : {}
  const own = { ...known, ...(record.Phone && { Phone: record.Phone }) }
  return { ...(isOwn ? own : { Name: name.trim(), ...place }), Limit: LIMIT }
}

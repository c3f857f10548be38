import { z } from 'zod'
import type { Kind } from '#contract/kind.ts'
import type { Context } from '../handlers/records.ts'
import { type PropertyValue, propertiesOf, valuesOf } from './entity.ts'
import { shortList } from './form.ts'

/** Maximum number of entities in one call. */
const MAX_IDS = 1000
/** Maximum number of properties in one call, unknown ones included; a record has about eighty. */
const MAX_PROPERTIES = 500

/** The requested properties and entities (Reconciliation API 0.2, Data Extension Query Requests). */
export const ExtendQuery = z.object({
  ids: shortList(z.string(), MAX_IDS),
  properties: shortList(z.object({ id: z.string() }), MAX_PROPERTIES),
})

/** Entities whose rows are created before other calls may run. */
const SLICE = 50

/** The values of properties for each entity, none for an unknown id or property; and the number of records that were read. */
export async function extend(
  kind: Kind,
  { ids, properties }: z.output<typeof ExtendQuery>,
  context: Context,
) {
  const readable = new Set(propertiesOf(kind, context.email))
  const requested = [...new Set(properties.map(({ id }) => id))].filter((id) => readable.has(id))
  const distinct = [...new Set(ids)]
  const found = distinct.length ? await recordsOf(kind, distinct, context) : []
  const byId = new Map(found.map((record) => [record.Id, record]))
  const rows: [id: string, row: Record<string, PropertyValue[]>][] = []
  for (const [i, id] of distinct.entries()) {
    if (i % SLICE === SLICE - 1) await yieldToOthers(context.signal)
    rows.push([id, rowOf(byId.get(id), requested)])
  }
  const answer = { meta: requested.map((id) => ({ id, name: id })), rows: Object.fromEntries(rows) }
  return { answer, records: found.length }
}

const rowOf = (record: object | undefined, properties: readonly string[]) =>
  Object.fromEntries(properties.map((id) => [id, record ? valuesOf(record, id) : []]))

/** Resolves after pending events are handled; rejects when `signal` has aborted by then. */
async function yieldToOthers(signal: AbortSignal): Promise<void> {
  await new Promise(setImmediate)
  signal.throwIfAborted()
}

const recordsOf = (kind: Kind, Id: string[], { stores, signal }: Context) =>
  stores[kind].search({ Id }, { Limit: Id.length, Offset: 0, NthRecord: false }, signal)

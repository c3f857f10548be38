import { z } from 'zod'
import type { Kind } from '#contract/kind'
import type { Context } from '../records.ts'
import { type PropertyValue, propertiesOf, valuesOf } from './entity.ts'

/** Most entities of one call. */
const MOST_IDS = 1000

/** Which properties of which entities are wanted (Reconciliation API 0.2, Data Extension Query Requests). */
export const ExtendQuery = z.object({
  ids: z.array(z.string()).max(MOST_IDS),
  properties: z.array(z.object({ id: z.string() })),
})

/** The values of properties for each entity, none for an id or a property that there is not; and how many records were read. */
export async function extend(
  kind: Kind,
  { ids, properties }: z.output<typeof ExtendQuery>,
  context: Context,
) {
  const readable = new Set(propertiesOf(kind, context.email))
  const asked = properties.filter(({ id }) => readable.has(id))
  const found = ids.length ? await recordsOf(kind, [...new Set(ids)], context) : []
  const byId = new Map(found.map((record) => [record.Id, record]))
  const rowOf = (id: string): Record<string, PropertyValue[]> =>
    Object.fromEntries(asked.map((property) => [property.id, cellOf(byId.get(id), property.id)]))
  const answer = {
    meta: asked.map(({ id }) => ({ id, name: id })),
    rows: Object.fromEntries(ids.map((id) => [id, rowOf(id)])),
  }
  return { answer, records: found.length }
}

const cellOf = (record: object | undefined, property: string) => (record ? valuesOf(record, property) : [])

const recordsOf = (kind: Kind, Id: string[], { stores, signal }: Context) =>
  stores[kind].search({ Id }, { Limit: Id.length, Offset: 0, NthRecord: false }, signal)

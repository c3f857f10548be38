import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { inTransaction } from '#storage/database.ts'
import { cachedRecords } from '#storage/record-cache.ts'

/** Records among which the fullest is looked for. */
const LOOKED_AT = 50

const fullest = (records: readonly AnyRecord[]): AnyRecord | null =>
  records.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0] ?? null

/** Records of a kind that the tables on the screen have read. */
function shownRecords(client: QueryClient, kind: Kind): AnyRecord[] {
  const pages = client.getQueriesData<AnyRecord[]>({ queryKey: ['page', kind] })
  return pages.flatMap(([, records]) => records ?? []).slice(0, LOOKED_AT)
}

function anyCached(kind: Kind): Promise<AnyRecord[]> {
  return inTransaction(['records'], 'readonly', async (table) => {
    const held = await table('records').getAll(IDBKeyRange.bound(`${kind}/`, `${kind}0`), LOOKED_AT)
    return held.map(({ record }) => record)
  })
}

/**
 * A record to show what stands in a column, of those that are here already: one of `ids` if any is held, else one that a
 * table has shown, else any that is held; null where there is none. Nothing is asked of the service.
 */
export const sampleQuery = (kind: Kind, ids: readonly string[] = []) => {
  const first = ids.slice(0, LOOKED_AT)
  return queryOptions({
    queryKey: ['records', 'sample', kind, first],
    queryFn: async ({ client }) => {
      const held = (await cachedRecords(kind, first)).flatMap((one) => one?.record ?? [])
      return fullest(held) ?? fullest(shownRecords(client, kind)) ?? fullest(await anyCached(kind))
    },
    retry: false,
  })
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { inTransaction } from '#storage/database.ts'
import { cachedRecords } from '#storage/record-cache.ts'

/** Records among which the one with most fields is searched. */
const MAX_SAMPLED = 50

const largestRecord = (records: readonly AnyRecord[]): AnyRecord | null =>
  records.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0] ?? null

/** Records of a kind that tables on the screen have loaded. */
function shownRecords(client: QueryClient, kind: Kind): AnyRecord[] {
  const pages = client.getQueriesData<AnyRecord[]>({ queryKey: ['page', kind] })
  return pages.flatMap(([, records]) => records ?? []).slice(0, MAX_SAMPLED)
}

function anyCached(kind: Kind): Promise<AnyRecord[]> {
  return inTransaction(['records'], 'readonly', async (table) => {
    const cached = await table('records').getAll(IDBKeyRange.bound(`${kind}/`, `${kind}0`), MAX_SAMPLED)
    return cached.map(({ record }) => record)
  })
}

/**
 * An example record for the columns, without a call: one of `ids` that is cached, else one that a table has loaded, else any
 * cached one; null where there is none.
 */
export const sampleQuery = (kind: Kind, ids: readonly string[] = []) => {
  const first = ids.slice(0, MAX_SAMPLED)
  return queryOptions({
    queryKey: ['records', 'sample', kind, first],
    queryFn: async ({ client }) => {
      const cached = (await cachedRecords(kind, first)).flatMap((one) => one?.record ?? [])
      return (
        largestRecord(cached) ??
        largestRecord(shownRecords(client, kind)) ??
        largestRecord(await anyCached(kind))
      )
    },
    retry: false,
  })
}

import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Calls that are made at a time. */
const AT_ONCE = 4

/** How queries of one sort are sent. */
interface BatchQuery<Q, A> {
  /** The key under which the answer to one query is cached, the same as when it is sent by itself. */
  keyOf(query: Q): QueryKey
  single(query: Q): Promise<A>
  /** One call for at most `max` queries; undefined where the service has none. */
  together?: { max: number; fetchAll(queries: readonly Q[]): Promise<A[]> } | undefined
}

/**
 * The answers to queries in their order. Equal ones are sent once, those with a cached answer not at all; the rest in as few
 * calls as can be. After a failure, which is raised, no further call is made: what was answered is cached for the next try.
 */
export async function answersTo<Q, A>(
  queries: readonly Q[],
  client: QueryClient,
  { keyOf, single, together }: BatchQuery<Q, A>,
): Promise<A[]> {
  const answers = new Map<string, A>()
  const missing = new Map<string, Q>()
  for (const query of queries) {
    const cached = cachedAnswer<A>(client, keyOf(query))
    if (cached === undefined) missing.set(canonical(keyOf(query)), query)
    else answers.set(canonical(keyOf(query)), cached)
  }
  const calls = chunks([...missing.values()], together?.max ?? 1)
  await eachOf(calls, async (batch) => {
    const results = together ? await together.fetchAll(batch) : [await single(batch[0] as Q)]
    batch.forEach((query, i) => {
      client.setQueryData(keyOf(query), results[i])
      answers.set(canonical(keyOf(query)), results[i] as A)
    })
  })
  return queries.map((query) => answers.get(canonical(keyOf(query))) as A)
}

const canonical = (key: QueryKey) => JSON.stringify(key)

/** A cached answer that is not stale. */
function cachedAnswer<A>(client: QueryClient, queryKey: QueryKey): A | undefined {
  const cached = client.getQueryCache().find<A>({ queryKey })
  const { staleTime } = client.getDefaultOptions().queries ?? {}
  return typeof staleTime === 'number' && !cached?.isStaleByTime(staleTime) ? cached?.state.data : undefined
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, i) => list.slice(i * size, (i + 1) * size))
}

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  const workSome = async () => {
    while (next < items.length) {
      try {
        await work(items[next++] as T)
      } catch (error) {
        next = items.length
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workSome))
}

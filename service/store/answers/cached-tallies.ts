import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { TallyItem } from '#contract/tally.ts'
import { Refusal, type Store, type TallyQuery } from '../store.ts'
import type { AnswerCache } from './answer-cache.ts'
import { sharedWork } from './shared-work.ts'

/** About the bytes of a cached tally: an object for each row, and a short text for each of its fields. */
const ROW_BYTES = 48
const VALUE_BYTES = 56

const bytesOf = (rows: readonly TallyItem[]) =>
  rows.length * (ROW_BYTES + VALUE_BYTES * Object.keys(rows[0] ?? {}).length)

/** A tally that is not cached: its query, its index among those of its call, and the key of its answer. */
interface MissingTally<K extends Kind> {
  query: TallyQuery<K>
  index: number
  key: string
}

/**
 * The tallies of a store, each cached by itself. Those of a call that are not cached are one query of the engine, which callers with the same
 * ones share. `keyOf` makes the key of a query and its criteria.
 */
export function cachedTallies<K extends Kind>(
  store: Pick<Store<K>, 'tally' | 'tallies'>,
  cache: AnswerCache,
  keyOf: (...parts: unknown[]) => string,
): Store<K>['tallies'] {
  const shared = sharedWork<TallyItem[][]>()

  /** Rows of the missing tallies, in their order, which are cached. */
  async function make(criteria: Criteria, missing: readonly MissingTally<K>[], signal: AbortSignal) {
    const queries = missing.map(({ query }) => query)
    const made = await talliesOf(store, criteria, queries, signal).catch((error) => {
      if (!(error instanceof Refusal)) throw error
      // The caller's index is that among all queries of the call.
      throw new Refusal(error.Item, error.message, missing[error.index]?.index ?? 0)
    })
    for (const [i, { key }] of missing.entries()) {
      const rows = made[i] as TallyItem[]
      cache.set(key, rows, bytesOf(rows))
    }
    return made
  }

  return async (criteria, queries, signal) => {
    const keys = queries.map((query) => keyOf('tally', criteria, query))
    const answers = keys.map((key) => cache.get(key) as TallyItem[] | undefined)
    const missing = queries.flatMap((query, index) =>
      answers[index] ? [] : [{ query, index, key: keys[index] as string }],
    )
    if (missing.length > 0) {
      const key = keyOf('tallies', criteria, ...missing.map(({ query, index }) => [query, index]))
      for (const _ of missing) cache.note(shared.has(key) ? 'shared' : 'misses')
      const made = await shared.run(key, signal, (signal) => make(criteria, missing, signal))
      for (const [i, { index }] of missing.entries()) answers[index] = made[i]
    }
    return answers as TallyItem[][]
  }
}

/** A single tally by itself: its query needs no grouping by several sets of fields. */
async function talliesOf<K extends Kind>(
  store: Pick<Store<K>, 'tally' | 'tallies'>,
  criteria: Criteria,
  queries: readonly TallyQuery<K>[],
  signal: AbortSignal,
): Promise<TallyItem[][]> {
  const [only, ...more] = queries
  if (!only || more.length > 0) return store.tallies(criteria, queries, signal)
  return [await store.tally(criteria, only, signal)]
}

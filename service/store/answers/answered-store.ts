import type { Criteria } from '#contract/criteria.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import type { TallyItem } from '#contract/tally.ts'
import type { CorrectableStore, Store } from '../store.ts'
import type { AnswerCache } from './answer-cache.ts'
import { cachedTallies } from './cached-tallies.ts'
import { sharedWork } from './shared-work.ts'

/** Numbers the states of the data that are answered from: one for each version that is opened, and one more for each correction of it. */
let lastState = 0

const NUMBER_BYTES = 16

/**
 * A store of one version whose equal queries at the same time are one query of the engine, and whose counts and tallies are cached. Queries are equal
 * when their parsed criteria have the same JSON. An answer is of the version and of the corrections that are applied when it is requested.
 */
export function withAnswers<K extends Kind>(
  store: CorrectableStore<K>,
  cache: AnswerCache,
): CorrectableStore<K> {
  const counts = sharedWork<number>()
  const pages = sharedWork<RecordOf<K>[]>()
  const renew = () => ++lastState
  let state = renew()
  const keyOf = (...parts: unknown[]) => `${state} ${JSON.stringify(parts)}`
  const tallies = cachedTallies(store, cache, keyOf)

  async function count(criteria: Criteria, signal?: AbortSignal): Promise<number> {
    const key = keyOf('count', criteria)
    const known = cache.get(key)
    if (known !== undefined) return known as number
    cache.note(counts.has(key) ? 'shared' : 'misses')
    return counts.run(key, signal, async (signal) => {
      const answer = await store.count(criteria, signal)
      cache.set(key, answer, NUMBER_BYTES)
      return answer
    })
  }

  async function search(...[criteria, page, signal]: Parameters<Store<K>['search']>) {
    const key = keyOf('search', criteria, page)
    if (pages.has(key)) cache.note('shared')
    return pages.run(key, signal, (signal) => store.search(criteria, page, signal))
  }

  return {
    ...store,
    get info() {
      return store.info
    },
    count,
    search,
    async tally(criteria, query, signal) {
      const [rows] = await tallies(criteria, [query], signal)
      return rows as TallyItem[]
    },
    tallies,
    async correct(...given) {
      // Also before: what is answered while the corrected rows come in may be of either state.
      state = renew()
      try {
        await store.correct(...given)
      } finally {
        state = renew()
      }
    },
  }
}

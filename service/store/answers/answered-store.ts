import type { Criteria } from '#contract/criteria.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import type { TallyItem } from '#contract/tally.ts'
import { type CorrectableStore, Refusal, type Store, type TallyQuery } from '../store.ts'
import type { AnswerCache } from './answer-cache.ts'
import { sharedWork } from './shared-work.ts'

/** Numbers the states of the data that are answered from: one for each version that is opened, and one more for each correction of it. */
let lastState = 0

/** About the bytes of a cached tally: an object for each row, and a short text for each of its fields. */
const ROW_BYTES = 48
const VALUE_BYTES = 56
const NUMBER_BYTES = 16

const bytesOf = (rows: readonly TallyItem[]) =>
  rows.length * (ROW_BYTES + VALUE_BYTES * Object.keys(rows[0] ?? {}).length)

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
  const tallies = sharedWork<TallyItem[][]>()
  const renew = () => ++lastState
  let state = renew()
  const keyOf = (...parts: unknown[]) => `${state} ${JSON.stringify(parts)}`

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

  /** Tallies, of which those that are not cached are one query of the engine. */
  async function tallyEach(criteria: Criteria, queries: readonly TallyQuery<K>[], signal?: AbortSignal) {
    const keys = queries.map((query) => keyOf('tally', criteria, query))
    const answers = keys.map((key) => cache.get(key) as TallyItem[] | undefined)
    const missing = queries.flatMap((query, i) => (answers[i] ? [] : [{ query, i }]))
    if (missing.length > 0) {
      const key = keyOf('tallies', criteria, missing)
      for (const _ of missing) cache.note(tallies.has(key) ? 'shared' : 'misses')
      const found = await tallies.run(key, signal, (signal) => tallyMissing(criteria, missing, keys, signal))
      missing.forEach(({ i }, nth) => {
        answers[i] = found[nth]
      })
    }
    return answers as TallyItem[][]
  }

  async function tallyMissing(
    criteria: Criteria,
    missing: readonly { query: TallyQuery<K>; i: number }[],
    keys: readonly string[],
    signal: AbortSignal,
  ): Promise<TallyItem[][]> {
    const wanted = missing.map(({ query }) => query)
    const found = await withOwnIndex(missing, () => talliesOf(criteria, wanted, signal))
    missing.forEach(({ i }, nth) => {
      const rows = found[nth] as TallyItem[]
      cache.set(keys[i] as string, rows, bytesOf(rows))
    })
    return found
  }

  async function talliesOf(criteria: Criteria, wanted: readonly TallyQuery<K>[], signal: AbortSignal) {
    const [only, ...more] = wanted
    if (!only || more.length > 0) return store.tallies(criteria, wanted, signal)
    return [await store.tally(criteria, only, signal)]
  }

  return {
    ...store,
    get info() {
      return store.info
    },
    count,
    search,
    async tally(criteria, query, signal) {
      const [rows] = await tallyEach(criteria, [query], signal)
      return rows as TallyItem[]
    },
    tallies: tallyEach,
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

/** A refusal of one of the missing tallies, with the index that its query has among all. */
async function withOwnIndex<T>(missing: readonly { i: number }[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.Item, error.message, missing[error.index]?.i ?? 0)
  }
}

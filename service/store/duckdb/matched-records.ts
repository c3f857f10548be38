import type { Kind, RecordOf } from '#contract/kind.ts'
import { inOrder } from '#service/concurrency/in-order.ts'
import type { MatchQuery } from '#service/match/criteria.ts'
import type { MatchResult } from '#service/match/match.ts'
import type { Matcher } from '../names/matcher-pool.ts'
import type { MatchedRecords, Store } from '../store.ts'
import type { Queries } from './engine-queries.ts'

/** Queries of one call that are matched together, and how many such parts at a time: records of one are read while the next is matched. */
const MATCHED_TOGETHER = 24
const PARTS_AT_A_TIME = 2

async function* partsOf<T>(items: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

/** Matches, with the records of the results. */
export function matchesOf<K extends Kind>(
  matcher: Matcher,
  { recordsById }: Queries<K>,
): Pick<Store<K>, 'match' | 'matchMany'> {
  /** Results with their records, which are all read at once. */
  async function withRecords(results: readonly MatchResult[]): Promise<MatchedRecords<RecordOf<K>>[]> {
    const ids = results.flatMap(({ matches }) => matches.map(({ Id }) => Id))
    const found = ids.length > 0 ? await recordsById(ids, ids.length, 0) : []
    const byId = new Map(found.map((record) => [record.Id, record]))
    return results.map(({ MatchCount, matches }) => ({
      MatchCount,
      matches: matches.flatMap(({ Id, ...scores }) => {
        const record = byId.get(Id)
        return record ? [{ record, ...scores }] : []
      }),
    }))
  }

  return {
    async match(criteria, bounds, signal) {
      const result = await matcher.match({ ...criteria, ...bounds }, signal)
      signal?.throwIfAborted()
      const [matched] = await withRecords([result])
      return matched as MatchedRecords<RecordOf<K>>
    },

    async matchMany(queries, signal) {
      const parts = partsOf(queries, MATCHED_TOGETHER)
      const found: MatchedRecords<RecordOf<K>>[][] = []
      const work = async (part: readonly MatchQuery[]) => {
        const results = await matcher.matchMany(part, signal)
        signal?.throwIfAborted()
        return withRecords(results)
      }
      for await (const some of inOrder(parts, PARTS_AT_A_TIME, work)) found.push(some)
      return found.flat()
    },
  }
}

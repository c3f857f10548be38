import type { Kind } from '#contract/kind.ts'
import type { CorrectableStore } from './store.ts'

/** The version of a store that holds nothing. */
export const NO_VERSION = ''

/** The store of a kind of which there is no data: it counts nothing and finds nothing. */
export function emptyStore<K extends Kind>(kind: K): CorrectableStore<K> {
  return {
    info: { name: 'none', version: NO_VERSION, kind, records: 0, date: '1970-01-01' },
    count: async () => 0,
    search: async () => [],
    tally: async () => [],
    tallies: async (_criteria, queries) => queries.map(() => []),
    byId: async () => undefined,
    match: async () => ({ MatchCount: 0, matches: [] }),
    matchMany: async (queries) => queries.map(() => ({ MatchCount: 0, matches: [] })),
    correct: async () => {},
    health: async () => {},
    close: async () => {},
  }
}

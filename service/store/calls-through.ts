import type { Kind } from '#contract/kind.ts'
import type { Store } from './store.ts'

/** Runs work on a store that remains open until the work ends. */
export type RunOnStore<K extends Kind> = <T>(work: (store: Store<K>) => Promise<T>) => Promise<T>

/** The calls of a store, each on the store that `run` selects. */
export const callsThrough = <K extends Kind>(
  run: RunOnStore<K>,
): Pick<Store<K>, 'count' | 'search' | 'tally' | 'tallies' | 'byId' | 'match' | 'matchMany' | 'health'> => ({
  count: (criteria, signal) => run((store) => store.count(criteria, signal)),
  search: (criteria, page, signal) => run((store) => store.search(criteria, page, signal)),
  tally: (criteria, query, signal) => run((store) => store.tally(criteria, query, signal)),
  tallies: (criteria, queries, signal) => run((store) => store.tallies(criteria, queries, signal)),
  byId: (id, signal) => run((store) => store.byId(id, signal)),
  match: (criteria, bounds, signal) => run((store) => store.match(criteria, bounds, signal)),
  matchMany: (queries, signal) => run((store) => store.matchMany(queries, signal)),
  health: () => run((store) => store.health()),
})

import type { Kind } from '#contract/kind.ts'
import type { Store, Stores } from './store.ts'

/** A query that has ended, with or without a result; times in milliseconds of `performance.now()`. */
export interface QueryTime {
  kind: Kind
  /** The method of the store. */
  operation: string
  began: number
  ended: number
}

/** The same stores, which call `note` after each query. */
export function timedStores({ companies, people }: Stores, note: (query: QueryTime) => void): Stores {
  return { companies: timed('companies', companies, note), people: timed('people', people, note) }
}

function timed<K extends Kind>(kind: K, store: Store<K>, note: (query: QueryTime) => void): Store<K> {
  async function time<T>(operation: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    try {
      return await work()
    } finally {
      note({ kind, operation, began, ended: performance.now() })
    }
  }
  // What is not a query is that of the store itself.
  return Object.assign(Object.create(store) as Store<K>, {
    count: (...query: Parameters<Store<K>['count']>) => time('count', () => store.count(...query)),
    search: (...query: Parameters<Store<K>['search']>) => time('search', () => store.search(...query)),
    tally: (...query: Parameters<Store<K>['tally']>) => time('tally', () => store.tally(...query)),
    tallies: (...query: Parameters<Store<K>['tallies']>) => time('tallies', () => store.tallies(...query)),
    byId: (...query: Parameters<Store<K>['byId']>) => time('byId', () => store.byId(...query)),
    match: (...query: Parameters<Store<K>['match']>) => time('match', () => store.match(...query)),
    matchMany: (...query: Parameters<Store<K>['matchMany']>) =>
      time('matchMany', () => store.matchMany(...query)),
  })
}

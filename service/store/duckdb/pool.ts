import type { DuckDBConnection } from '@duckdb/node-api'
import { type QueryStop, queryStop, type StopFlag } from './query-stop.ts'

type Work<T> = (connection: DuckDBConnection, stop: QueryStop) => Promise<T>

/** What may end a task before it is done. */
export interface Limits {
  signal?: AbortSignal | undefined
  flag?: StopFlag | undefined
}

/**
 * Gives each task a connection of its own, first come first served. A query is interrupted when its caller has hung up or when it
 * has run for `budget` milliseconds; the wait for a connection does not count.
 */
export function connectionPool(connections: readonly DuckDBConnection[], budget: number) {
  const free = [...connections]
  const waiting: ((connection: DuckDBConnection) => void)[] = []

  const take = () =>
    new Promise<DuckDBConnection>((resolve) => {
      const connection = free.pop()
      if (connection) resolve(connection)
      else waiting.push(resolve)
    })

  function giveBack(connection: DuckDBConnection): void {
    const next = waiting.shift()
    if (next) next(connection)
    else free.push(connection)
  }

  return {
    async use<T>({ signal, flag }: Limits, work: Work<T>): Promise<T> {
      const connection = await take()
      const stop = queryStop(budget, signal, flag)
      try {
        stop.check()
        stop.watch(() => connection.interrupt())
        return await work(connection, stop)
      } catch (error) {
        stop.check()
        throw error
      } finally {
        stop.done()
        giveBack(connection)
      }
    },

    /** Resolves when every connection is back; takes them all. */
    async close(): Promise<void> {
      await Promise.all(connections.map(take))
    },
  }
}

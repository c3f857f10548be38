import type { DuckDBConnection } from '@duckdb/node-api'

type Work<T> = (connection: DuckDBConnection, checkAbort: () => void) => Promise<T>

/** Milliseconds between two interruptions of an abandoned query: one that comes before the query has begun is lost. */
const AGAIN = 20

/** Hands each piece of work a connection of its own, first come first served; a query whose signal aborts is interrupted. */
export function connectionPool(connections: readonly DuckDBConnection[]) {
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
    async use<T>(signal: AbortSignal | undefined, work: Work<T>): Promise<T> {
      const connection = await take()
      let timer: NodeJS.Timeout | undefined
      const interrupt = () => {
        timer = setInterval(() => connection.interrupt(), AGAIN)
        connection.interrupt()
      }
      try {
        signal?.throwIfAborted()
        signal?.addEventListener('abort', interrupt, { once: true })
        return await work(connection, () => signal?.throwIfAborted())
      } catch (error) {
        signal?.throwIfAborted()
        throw error
      } finally {
        signal?.removeEventListener('abort', interrupt)
        clearInterval(timer)
        giveBack(connection)
      }
    },

    /** Resolves when every connection is back; takes them all. */
    async close(): Promise<void> {
      await Promise.all(connections.map(take))
    },
  }
}

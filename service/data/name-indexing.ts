import type { DuckDBConnection } from '@duckdb/node-api'
import type { Kind } from '#contract/kind.ts'
import { nameRowsOf, type Range } from '../store/duckdb/name-index.ts'
import { type NamesJob, type NamesRequest, namesAnswerer } from './name-requests.ts'
import { startAnswering, THREADS_FROM, type Thread } from './threads-in-order.ts'

/** Writes the index of names while the table grows, in a thread of its own. */
export interface NameIndexing {
  /** Adds the next rows of the table, which are in it for good; does not wait for them. */
  add(range: Range): void
  /** Waits until everything is written. Throws what went wrong. */
  close(): Promise<void>
  /** Stops in any case. */
  stop(): Promise<void>
}

/** An index to begin in a new `folder`, for so many records; `date` is the ISO date of the data. */
interface NamesOf {
  kind: Kind
  folder: string
  date: string
  records: number
}

/** What writes the index: a thread, or for few records this one. */
function startWriting({ kind, folder, date, records }: NamesOf): Thread<NamesRequest, void> {
  const job: NamesJob = { kind, folder, year: Number(date.slice(0, 4)) }
  if (records >= THREADS_FROM) return startAnswering({ module: 'data/names-thread', workerData: job })
  return { send: namesAnswerer(job), stop: async () => undefined }
}

/** Begins the index of a kind; `connection` is for it alone. Takes some 7 s for each million records. */
export function startNameIndexing(connection: DuckDBConnection, names: NamesOf): NameIndexing {
  const thread = startWriting(names)
  let done: Promise<unknown> = Promise.resolve()

  async function send(range: Range): Promise<void> {
    let last: Promise<unknown> = Promise.resolve()
    for await (const rows of nameRowsOf(connection, names.kind, range, names.date)) {
      // One list is read while the one before is written.
      const before = last
      last = thread.send({ rows: rows.join('\n') })
      last.catch(() => undefined)
      await before
    }
    await last
  }

  return {
    add(range) {
      done = done.then(() => send(range))
      done.catch(() => undefined) // `close` throws it.
    },
    async close() {
      await done
      await thread.send('close')
    },
    async stop() {
      await thread.stop()
      await done.catch(() => undefined)
      connection.closeSync()
    },
  }
}

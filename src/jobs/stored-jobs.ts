import type { z } from 'zod'
import { changed } from '#storage/changes.ts'
import { inTransaction, type Store, type TableName } from '#storage/database.ts'

interface StoredJob {
  /** When it was made, ISO. */
  made: string
  deleted?: true | undefined
}

/** Reads, changes and clears away long work of one kind as the browser keeps it. What is not of its form is passed over. */
export function storedJobs<J extends StoredJob, H extends 'jobs' | 'matches'>(home: H, schema: z.ZodType<J>) {
  const parsed = (value: unknown) => schema.safeParse(value).data
  return {
    /** A job as it is kept; undefined when it is gone. */
    jobAt: (id: string): Promise<J | undefined> =>
      inTransaction([home], 'readonly', async (table) => parsed(await table(home).get(id))),

    /** Every job that is not deleted, the latest first. */
    allJobs: (): Promise<J[]> =>
      inTransaction([home], 'readonly', async (table) => {
        const jobs = (await table(home).getAll()).flatMap((value) => parsed(value) ?? [])
        return jobs.filter(({ deleted }) => !deleted).sort((a, b) => b.made.localeCompare(a.made))
      }),

    /** Changes a job as it is kept now, whoever wrote to it last; undefined when it is gone. */
    async jobChanged(id: string, change: (job: J) => J): Promise<J | undefined> {
      const job = await inTransaction([home], 'readwrite', async (table) => {
        const now = parsed(await table(home).get(id))
        const next = now && change(now)
        if (next && next !== now) await table(home).put(next, id)
        return next
      })
      changed(home)
      return job
    },

    /** Takes every job that was deleted out of the browser, with what `parts` of it stand in other tables. */
    async deletedSwept<N extends TableName>(
      tables: readonly N[],
      parts: (table: <K extends N>(name: K) => Store<K>, id: string) => Promise<unknown>,
    ): Promise<void> {
      const swept = await inTransaction([home, ...tables], 'readwrite', async (table) => {
        const keys = await table(home).getAllKeys()
        const jobs = await Promise.all(keys.map((key) => table(home).get(key)))
        const gone = keys.filter((_, i) => parsed(jobs[i])?.deleted)
        for (const id of gone) {
          await table(home).delete(id)
          await parts(table, id)
        }
        return gone.length
      })
      if (swept > 0) changed(home)
    },
  }
}

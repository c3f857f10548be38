import type { z } from 'zod'
import { announceChange } from '#storage/changes.ts'
import { inTransaction, type Store, type TableName } from '#storage/database.ts'

interface StoredJob {
  /** When it was created, ISO. */
  made: string
  deleted?: true | undefined
}

/** Reads, changes and deletes the stored jobs of one table. Values that do not fit the schema are ignored. */
export function storedJobs<J extends StoredJob, H extends 'jobs' | 'matches'>(
  jobsTable: H,
  schema: z.ZodType<J>,
) {
  const parsed = (value: unknown) => schema.safeParse(value).data
  return {
    /** The stored job; undefined when there is none. */
    readJob: (id: string): Promise<J | undefined> =>
      inTransaction([jobsTable], 'readonly', async (table) => parsed(await table(jobsTable).get(id))),

    /** Every job that is not deleted, the latest first. */
    readJobs: (): Promise<J[]> =>
      inTransaction([jobsTable], 'readonly', async (table) => {
        const jobs = (await table(jobsTable).getAll()).flatMap((value) => parsed(value) ?? [])
        return jobs.filter(({ deleted }) => !deleted).sort((a, b) => b.made.localeCompare(a.made))
      }),

    /** Changes the stored job in one transaction; undefined when there is none. */
    async updateJob(id: string, change: (job: J) => J): Promise<J | undefined> {
      const job = await inTransaction([jobsTable], 'readwrite', async (table) => {
        const now = parsed(await table(jobsTable).get(id))
        const next = now && change(now)
        if (next && next !== now) await table(jobsTable).put(next, id)
        return next
      })
      announceChange(jobsTable)
      return job
    },

    /** Removes every job that is marked as deleted; `deleteParts` removes its entries in other tables. */
    async purgeDeletedJobs<N extends TableName>(
      tables: readonly N[],
      deleteParts: (table: <K extends N>(name: K) => Store<K>, id: string) => Promise<unknown>,
    ): Promise<void> {
      const purged = await inTransaction([jobsTable, ...tables], 'readwrite', async (table) => {
        const keys = await table(jobsTable).getAllKeys()
        const jobs = await Promise.all(keys.map((key) => table(jobsTable).get(key)))
        const deletedIds = keys.filter((_, i) => parsed(jobs[i])?.deleted)
        for (const id of deletedIds) {
          await table(jobsTable).delete(id)
          await deleteParts(table, id)
        }
        return deletedIds.length
      })
      if (purged > 0) announceChange(jobsTable)
    },
  }
}

import { queryOptions } from '@tanstack/react-query'
import { Job } from '../../lists/job.ts'
import { inTransaction } from '../database.ts'

/** Every export in this browser that is not deleted, the latest first. */
export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: (): Promise<Job[]> =>
    inTransaction(['jobs'], 'readonly', async (table) => {
      const jobs = (await table('jobs').getAll()).flatMap((value) => Job.safeParse(value).data ?? [])
      return jobs.filter(({ deleted }) => !deleted).sort((a, b) => b.made.localeCompare(a.made))
    }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

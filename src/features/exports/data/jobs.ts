import { queryOptions } from '@tanstack/react-query'
import { readJobs } from './stored-pages.ts'

/** Every export in this browser that is not deleted, the latest first. */
export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: readJobs,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

import { queryOptions } from '@tanstack/react-query'
import { type LiveJobState, liveJobsStore } from '#jobs/job-client.ts'
import { readJobs } from './stored-pages.ts'

/** Every export in this browser that is not deleted, the latest first. */
export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: readJobs,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** State of an export in this tab that is not stored. */
export interface LiveJob extends LiveJobState {
  /** Whether its file is being written or was given to the browser as a download, or why it was not saved. */
  file?: 'writing' | 'downloaded' | { error: string } | undefined
}

/** Live states of exports from the worker of this tab. */
export const useLiveJobs = liveJobsStore<LiveJob>()

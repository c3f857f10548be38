import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isUnderWay, type StoppableJob } from './job-state.ts'
import { resumeRenewed } from './quota-renewals.ts'

/** One kind of jobs: their query, and the functions that run them. */
interface JobKind<J extends StoppableJob> {
  jobs: UseQueryOptions<J[], Error, J[], string[]>
  /** Removes the jobs that are marked as deleted. */
  purgeDeleted: () => Promise<void>
  runJobs: (jobs: readonly J[]) => void
  /** Called with a stopped job whose quota has renewed. */
  quotaRenewed: (job: J) => unknown
}

/** Runs the jobs of one kind on every page; returns how many are running or waiting. */
export function useResumedJobs<J extends StoppableJob>({
  jobs,
  purgeDeleted,
  runJobs,
  quotaRenewed,
}: JobKind<J>): number {
  const { data } = useQuery(jobs)
  // A storage error is shown above the page.
  useEffect(() => void purgeDeleted().catch(() => undefined), [purgeDeleted])
  useEffect(() => {
    if (!data) return
    runJobs(data)
    return resumeRenewed(data, quotaRenewed)
  }, [data, runJobs, quotaRenewed])
  return data?.filter(isUnderWay).length ?? 0
}

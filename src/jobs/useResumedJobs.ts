import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isUnderWay } from './job-problem.ts'
import type { Stoppable } from './job-states.ts'
import { resumeRenewed } from './quota-renewals.ts'

/** One kind of long work: where its jobs are kept, and what keeps them going. */
interface LongWork<J extends Stoppable> {
  jobs: UseQueryOptions<J[], Error, J[], string[]>
  /** Takes those that were deleted out of the browser. */
  swept: () => Promise<void>
  keepGoing: (jobs: readonly J[]) => void
  /** A job goes on whose quota has renewed. */
  renewed: (job: J) => unknown
}

/** Keeps long work of one kind going on whichever page the person is, and tells how much of it there is. */
export function useResumedJobs<J extends Stoppable>({
  jobs,
  swept,
  keepGoing,
  renewed,
}: LongWork<J>): number {
  const { data } = useQuery(jobs)
  // What hinders it is told above the page.
  useEffect(() => void swept().catch(() => undefined), [swept])
  useEffect(() => {
    if (!data) return
    keepGoing(data)
    return resumeRenewed(data, renewed)
  }, [data, keepGoing, renewed])
  return data?.filter(isUnderWay).length ?? 0
}

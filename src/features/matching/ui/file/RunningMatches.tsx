import { matchRenewed } from '#features/matching/data/actions.ts'
import { matchJobsQuery } from '#features/matching/data/jobs.ts'
import { keepMatching } from '#features/matching/data/runner.ts'
import { matchSwept } from '#features/matching/data/stored.ts'
import { useResumedJobs } from '#jobs/useResumedJobs.ts'
import { RunningBadge } from '#ui/RunningBadge.tsx'

const matches = { jobs: matchJobsQuery, swept: matchSwept, keepGoing: keepMatching, renewed: matchRenewed }

/** Reads and matches files on every page of the app, and shows how many are in progress. */
export function RunningMatches({ className }: { className: string | undefined }) {
  return <RunningBadge running={useResumedJobs(matches)} className={className} />
}

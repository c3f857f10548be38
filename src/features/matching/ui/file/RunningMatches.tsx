import { matchRenewed } from '#features/matching/data/job-actions.ts'
import { keepMatching } from '#features/matching/data/match-worker.ts'
import { matchJobsQuery } from '#features/matching/data/queries.ts'
import { matchSwept } from '#features/matching/data/stored-matches.ts'
import { useResumedJobs } from '#jobs/useResumedJobs.ts'
import { RunningBadge } from '#ui/RunningBadge.tsx'

const matches = {
  jobs: matchJobsQuery,
  purgeDeleted: matchSwept,
  runJobs: keepMatching,
  quotaRenewed: matchRenewed,
}

/** Reads and matches files on every page of the app, and shows how many are in progress. */
export function RunningMatches({ className }: { className: string | undefined }) {
  return <RunningBadge running={useResumedJobs(matches)} className={className} />
}

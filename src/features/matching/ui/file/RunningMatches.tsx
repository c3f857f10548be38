import { resumeAfterQuota } from '#features/matching/data/job-actions.ts'
import { runMatchJobs } from '#features/matching/data/match-worker.ts'
import { matchJobsQuery } from '#features/matching/data/queries.ts'
import { purgeDeletedMatches } from '#features/matching/data/stored-matches.ts'
import { useResumedJobs } from '#jobs/useResumedJobs.ts'
import { RunningBadge } from '#ui/RunningBadge.tsx'

const matches = {
  jobs: matchJobsQuery,
  purgeDeleted: purgeDeletedMatches,
  runJobs: runMatchJobs,
  quotaRenewed: resumeAfterQuota,
}

/** Reads and matches files on every page of the app, and shows how many are in progress. */
export function RunningMatches() {
  return <RunningBadge running={useResumedJobs(matches)} />
}

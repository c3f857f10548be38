import { useResumedJobs } from '#jobs/useResumedJobs.ts'
import { RunningBadge } from '#ui/RunningBadge.tsx'
import { runJobs } from '../data/export-worker.ts'
import { resumeAfterRenewal } from '../data/job-actions.ts'
import { jobsQuery } from '../data/jobs.ts'
import { useExportRetention } from '../data/retention.ts'
import { purgeDeletedJobs } from '../data/stored-pages.ts'

const exports = {
  jobs: jobsQuery,
  purgeDeleted: purgeDeletedJobs,
  runJobs: runJobs,
  quotaRenewed: resumeAfterRenewal,
}

/** Runs the exports on every page, and shows how many there are. */
export function RunningExports() {
  useExportRetention()
  return <RunningBadge running={useResumedJobs(exports)} />
}

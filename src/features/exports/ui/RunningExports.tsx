import { useResumedJobs } from '#jobs/useResumedJobs.ts'
import { RunningBadge } from '#ui/RunningBadge.tsx'
import { jobRenewed } from '../data/actions.ts'
import { jobsQuery } from '../data/jobs.ts'
import { keepRunning } from '../data/runner.ts'
import { deletedSwept } from '../data/stored-pages.ts'

const exports = {
  jobs: jobsQuery,
  purgeDeleted: deletedSwept,
  runJobs: keepRunning,
  quotaRenewed: jobRenewed,
}

/** Keeps the exports going on whichever page the person is, and says how many there are. */
export function RunningExports({ className }: { className: string | undefined }) {
  return <RunningBadge running={useResumedJobs(exports)} className={className} />
}

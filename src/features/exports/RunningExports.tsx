import { jobRenewed } from '../../state/exports/actions.ts'
import { jobsQuery } from '../../state/exports/jobs.ts'
import { keepRunning } from '../../state/exports/runner.ts'
import { deletedSwept } from '../../state/exports/stored.ts'
import { useKeptGoing } from '../../state/useKeptGoing.ts'
import { RunningBadge } from '../../ui/RunningBadge.tsx'

const exports = { jobs: jobsQuery, swept: deletedSwept, keepGoing: keepRunning, renewed: jobRenewed }

/** Keeps the exports going on whichever page the person is, and says how many there are. */
export function RunningExports({ className }: { className: string | undefined }) {
  return <RunningBadge running={useKeptGoing(exports)} className={className} />
}

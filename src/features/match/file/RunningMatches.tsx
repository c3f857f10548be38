import { matchRenewed } from '../../../state/match/actions.ts'
import { matchJobsQuery } from '../../../state/match/jobs.ts'
import { keepMatching } from '../../../state/match/runner.ts'
import { matchSwept } from '../../../state/match/stored.ts'
import { useKeptGoing } from '../../../state/useKeptGoing.ts'
import { RunningBadge } from '../../../ui/RunningBadge.tsx'

const matches = { jobs: matchJobsQuery, swept: matchSwept, keepGoing: keepMatching, renewed: matchRenewed }

/** Reads and matches files on every page of the app, and shows how many are in progress. */
export function RunningMatches({ className }: { className: string | undefined }) {
  return <RunningBadge running={useKeptGoing(matches)} className={className} />
}

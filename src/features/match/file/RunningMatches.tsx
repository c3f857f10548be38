import { matchRenewed } from '../../../state/match/actions.ts'
import { matchJobsQuery } from '../../../state/match/jobs.ts'
import { keepMatching } from '../../../state/match/runner.ts'
import { matchSwept } from '../../../state/match/stored.ts'
import { useKeptGoing } from '../../../state/useKeptGoing.ts'
import { RunningBadge } from '../../../ui/RunningBadge.tsx'

const matches = { jobs: matchJobsQuery, swept: matchSwept, keepGoing: keepMatching, renewed: matchRenewed }

/** Keeps files being read and matched on whichever page the person is, and says how many there are. */
export function RunningMatches({ className }: { className: string | undefined }) {
  return <RunningBadge running={useKeptGoing(matches)} className={className} />
}

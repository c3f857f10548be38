import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isMatching } from '../../../match/file/job.ts'
import { resumeRenewed } from '../../../state/exports/renewals.ts'
import { matchRenewed } from '../../../state/match/actions.ts'
import { matchJobsQuery } from '../../../state/match/jobs.ts'
import { completedSavedBy, keepMatching } from '../../../state/match/runner.ts'
import { matchSwept } from '../../../state/match/stored.ts'
import { saveFile } from '../../../ui/save.ts'

completedSavedBy((name, file) => saveFile(name, [file], file.type))

/** Keeps files being read and matched on whichever page the person is, and says how many there are. */
export function RunningMatches({ className }: { className: string | undefined }) {
  const { data: jobs } = useQuery(matchJobsQuery)
  // What hinders it is told above the page.
  useEffect(() => void matchSwept().catch(() => undefined), [])
  useEffect(() => {
    if (!jobs) return
    keepMatching(jobs)
    return resumeRenewed(jobs, matchRenewed)
  }, [jobs])
  const running = jobs?.filter(isMatching).length ?? 0
  if (running === 0) return null
  return (
    <span className={className}>
      {running}
      <span className="visually-hidden"> running</span>
    </span>
  )
}

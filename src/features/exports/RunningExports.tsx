import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isUnderWay } from '../../lists/job.ts'
import { jobRenewed } from '../../state/exports/actions.ts'
import { jobsQuery } from '../../state/exports/jobs.ts'
import { resumeRenewed } from '../../state/exports/renewals.ts'
import { filesSavedBy, keepRunning } from '../../state/exports/runner.ts'
import { deletedSwept } from '../../state/exports/stored.ts'
import { saveFile } from '../../ui/save.ts'

filesSavedBy((name, file) => saveFile(name, [file], file.type))

/** Keeps the exports going on whichever page the person is, and says how many there are. */
export function RunningExports({ className }: { className: string | undefined }) {
  const { data: jobs } = useQuery(jobsQuery)
  // What hinders it is told above the page.
  useEffect(() => void deletedSwept().catch(() => undefined), [])
  useEffect(() => {
    if (!jobs) return
    keepRunning(jobs)
    return resumeRenewed(jobs, jobRenewed)
  }, [jobs])
  const running = jobs?.filter(isUnderWay).length ?? 0
  if (running === 0) return null
  return (
    <span className={className}>
      {running}
      <span className="visually-hidden"> running</span>
    </span>
  )
}

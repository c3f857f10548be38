import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useService } from '#session/service.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { jobsQuery } from '../data/jobs.ts'
import { exportJobMessages } from '../messages/jobs.ts'
import { newExportMessages } from '../messages/new-export.ts'
import type { Job } from '../model/job.ts'
import { type GroupsView, GroupsViewContext } from './duplicates/DuplicatesDialog.tsx'
import classes from './exports.module.css'
import { FinishedExport } from './jobs/FinishedExport.tsx'
import { JobCard } from './jobs/JobCard.tsx'
import { NewExport } from './NewExport.tsx'

/** A new export with its plan, and the list of exports; `Groups` shows groups of duplicates. */
export function ExportsPage({ Groups }: { Groups: GroupsView }) {
  const { data: jobs = [], error, refetch } = useQuery(jobsQuery)
  useEffect(() => {
    document.title = newExportMessages.documentTitle
  }, [])
  return (
    <GroupsViewContext value={Groups}>
      <div className={classes.page}>
        <main className={`${kit.pane} ${classes.new}`}>
          <NewExport />
        </main>
        <aside className={`${kit.column} ${kit.gap12} ${kit.side} ${classes.jobs}`} aria-labelledby="jobs">
          {error ? <ProblemNote problem={error} retry={() => void refetch()} /> : <JobList jobs={jobs} />}
        </aside>
      </div>
    </GroupsViewContext>
  )
}

const isFinished = ({ state }: Job) => state === 'done' || state === 'cancelled'

/** The exports that run, wait or are stopped, and below them the finished ones. */
function JobList({ jobs }: { jobs: readonly Job[] }) {
  const exportDays = useService()?.exportDays
  const open = jobs.filter((job) => !isFinished(job))
  const finished = jobs.filter(isFinished)
  return (
    <>
      <div className={`${kit.headline} ${kit.gap12}`}>
        <h2 id="jobs" className={kit.title}>
          {exportJobMessages.title}
        </h2>
        <span className={kit.second}>{exportJobMessages.subtitle}</span>
      </div>
      {exportDays !== undefined && <p className={kit.second}>{exportJobMessages.removedAfter(exportDays)}</p>}
      {open.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
      {jobs.length === 0 && (
        <Empty title={exportJobMessages.empty.title} level={3}>
          <p>{exportJobMessages.empty.text}</p>
        </Empty>
      )}
      {finished.length > 0 && (
        <Panel
          flush
          className={kit.fixed}
          aria-label={exportJobMessages.done}
          head={
            <SectionTitle level={3} note={exportDays === undefined && exportJobMessages.doneNote}>
              {exportJobMessages.done}
            </SectionTitle>
          }
        >
          <ul>
            {finished.map((job) => (
              <FinishedExport key={job.id} job={job} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

import { exportJobMessages } from '#features/exports/messages/jobs.ts'
import type { Job } from '#features/exports/model/job.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { FinishedExport } from './FinishedExport.tsx'
import { JobCard } from './JobCard.tsx'

const isFinished = ({ state }: Job) => state === 'done' || state === 'cancelled'

/** The exports that run, wait or are stopped, and below them the finished ones. */
export function JobList({ jobs }: { jobs: readonly Job[] }) {
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
            <SectionTitle level={3} note={exportJobMessages.doneNote}>
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

import { exportJobMessages } from '#features/exports/messages/jobs.ts'
import type { Job } from '#features/exports/model/job.ts'
import kit from '#ui/kit.module.css'
import { FinishedExport } from './FinishedExport.tsx'
import { JobCard } from './JobCard.tsx'
import classes from './jobs.module.css'

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
      {jobs.length === 0 && <p className={classes.empty}>{exportJobMessages.empty}</p>}
      {finished.length > 0 && (
        <section className={`${kit.card} ${kit.fixed} ${kit.clip}`} aria-label={exportJobMessages.done}>
          <div className={`${kit.headline} ${kit.gap12} ${classes.doneHead}`}>
            <h3 className={kit.heading}>{exportJobMessages.done}</h3>
            <span className={kit.second}>{exportJobMessages.doneNote}</span>
          </div>
          <ul>
            {finished.map((job) => (
              <FinishedExport key={job.id} job={job} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

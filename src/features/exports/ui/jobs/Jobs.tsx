import type { Job } from '#features/exports/model/job.ts'
import { DoneRow } from './DoneRow.tsx'
import { JobCard } from './JobCard.tsx'
import classes from './jobs.module.css'

const isOver = ({ state }: Job) => state === 'done' || state === 'cancelled'

/** The exports that run, wait or are stopped, and below them those that are done. */
export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const open = jobs.filter((job) => !isOver(job))
  const over = jobs.filter(isOver)
  return (
    <>
      <div className={classes.top}>
        <h2 id="jobs" className={classes.title}>
          Jobs
        </h2>
        <span className={classes.meta}>They continue after a reload</span>
      </div>
      {open.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
      {jobs.length === 0 && (
        <p className={classes.empty}>
          No exports yet. Running exports appear here with their progress. You can pause them, and they
          continue after a reload or a crash without loading anything twice.
        </p>
      )}
      {over.length > 0 && (
        <section className={classes.done} aria-label="Done">
          <div className={classes.doneHead}>
            <h3 className={classes.doneTitle}>Done</h3>
            <span className={classes.meta}>stored until you delete them</span>
          </div>
          <ul className={classes.rows}>
            {over.map((job) => (
              <DoneRow key={job.id} job={job} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

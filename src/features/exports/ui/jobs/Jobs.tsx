import type { Job } from '#features/exports/model/job.ts'
import kit from '#ui/kit.module.css'
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
      <div className={`${kit.headline} ${kit.gap12}`}>
        <h2 id="jobs" className={kit.title}>
          Jobs
        </h2>
        <span className={kit.second}>They continue after a reload</span>
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
        <section className={`${kit.card} ${kit.fixed} ${kit.cut}`} aria-label="Done">
          <div className={`${kit.headline} ${kit.gap12} ${classes.doneHead}`}>
            <h3 className={kit.heading}>Done</h3>
            <span className={kit.second}>stored until you delete them</span>
          </div>
          <ul>
            {over.map((job) => (
              <DoneRow key={job.id} job={job} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

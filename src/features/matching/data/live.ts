import type { JobProblem } from '#jobs/job-problem.ts'
import { withStop } from '#jobs/job-states.ts'
import { type LiveWork, liveJobs } from '#jobs/live-jobs.ts'
import type { MatchJob } from '../model/file/job.ts'

/** What is of this moment in this tab of a file to be completed, and not kept. */
export interface LiveMatch extends LiveWork {
  /** How far the file is read, from 0 to 1; undefined while it is not. */
  share?: number | undefined
  /** Whether the completed file is being written, or why it was not. */
  file?: 'writing' | { fault: string } | undefined
}

/** What the worker of this tab tells of the files it works on. */
export const useLiveMatches = liveJobs<LiveMatch>()

/** A file as it stands: unreadable or stopped, where the browser had no room to keep that it is. */
export const fileWithStop = (job: MatchJob, stopped: JobProblem | undefined): MatchJob =>
  stopped && job.state === 'reading'
    ? { ...job, state: 'unreadable', fault: stopped.message }
    : withStop(job, stopped)

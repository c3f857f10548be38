import { type LiveJobState, liveJobsStore } from '#jobs/job-client.ts'
import type { JobProblem } from '#jobs/job-state.ts'
import { withStoppedProblem } from '#jobs/job-state.ts'
import type { MatchJob } from '../model/file/job.ts'

/** What is of this moment in this tab of a file to be completed, and not kept. */
export interface LiveMatch extends LiveJobState {
  /** How far the file is read, from 0 to 1; undefined while it is not. */
  share?: number | undefined
  /** Whether the completed file is being written, or why it was not. */
  file?: 'writing' | { fault: string } | undefined
}

/** What the worker of this tab tells of the files it works on. */
export const useLiveMatches = liveJobsStore<LiveMatch>()

/** A file as it stands: unreadable or stopped, where the browser had no room to keep that it is. */
export const jobWithStop = (job: MatchJob, stopped: JobProblem | undefined): MatchJob =>
  stopped && job.state === 'reading'
    ? { ...job, state: 'unreadable', fault: stopped.message }
    : withStoppedProblem(job, stopped)

import type { JobProblem } from '../../lists/job.ts'
import { isMatching, type MatchJob } from '../../match/file/job.ts'
import { type LiveWork, liveJobs } from '../live-jobs.ts'

/** What is of this moment in this tab of a file to be completed, and not kept. */
export interface LiveMatch extends LiveWork {
  /** How far the file is read, from 0 to 1; undefined while it is not. */
  share?: number | undefined
  /** Whether the completed file is being written, or why it was not. */
  file?: 'writing' | { fault: string } | undefined
}

/** What the worker of this tab tells of the files it works on. */
export const useLiveMatches = liveJobs<LiveMatch>()

/** A file as it stands: stopped, where the browser had no room to keep that it is. */
export function asItStands(job: MatchJob, stopped: JobProblem | undefined): MatchJob {
  if (!stopped) return job
  if (job.state === 'reading') return { ...job, state: 'unreadable', fault: stopped.message }
  return isMatching(job) ? { ...job, state: 'stopped', problem: stopped } : job
}

import type { JobRun } from '#jobs/job-run.ts'
import { CONCURRENT_CALLS } from '#jobs/paging.ts'
import type { Job } from '../model/job.ts'
import type { Ask, Standing } from './export-progress.ts'

/** A job that is being run. */
export interface Run extends JobRun {
  standing: Standing
  underWay: Map<Ask, Promise<void>>
}

/** What an answered call adds to its job. */
export function withCall(run: Run, job: Job, seconds: number): Job {
  const retries = job.retries + run.retries
  run.retries = 0
  const perMinute = run.limiter.callsPerMinute() ?? job.perMinute
  return {
    ...job,
    calls: job.calls + 1,
    retries,
    perMinute,
    seconds: job.seconds + seconds / CONCURRENT_CALLS,
  }
}

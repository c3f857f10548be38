import type { AnyRun } from '#jobs/run.ts'
import type { Job } from '../model/job.ts'
import type { Ask, Standing } from './export-progress.ts'

/** Calls that one job makes at a time. */
export const AT_ONCE = 4

/** A job that is being run. */
export interface Run extends AnyRun {
  standing: Standing
  underWay: Map<Ask, Promise<void>>
}

/** What an answered call adds to its job. */
export function withCall(run: Run, job: Job, seconds: number): Job {
  const retries = job.retries + run.retries
  run.retries = 0
  const perMinute = run.pace.perMinute() ?? job.perMinute
  return { ...job, calls: job.calls + 1, retries, perMinute, seconds: job.seconds + seconds / AT_ONCE }
}

import type { Job } from '../../lists/job.ts'
import type { OnWait, Pace } from './pace.ts'
import { patiently } from './patient.ts'
import type { Ask, Standing } from './standing.ts'

/** Calls that one job makes at a time. */
export const AT_ONCE = 4

/** Why a run ends early without a fault: the person wanted it to, or a fault is being told already. */
export const HALTED = 'halted'

/** Long work of any kind that is being done. */
export interface AnyRun {
  pace: Pace
  /** Aborts when nothing more shall be asked; calls under way are waited for, as they are billed. */
  halt: AbortController
  underWay: { size: number }
  onWait: OnWait
  /** Calls that were repeated and are not in the job's count yet. */
  retries: number
  failure: unknown
}

/** A job that is being run. */
export interface Run extends AnyRun {
  standing: Standing
  underWay: Map<Ask, Promise<void>>
}

/** Asks the service within what it allows, for as long as the run goes on. */
export function askedBy<T>(run: AnyRun, ask: () => Promise<T>): Promise<T> {
  return patiently(ask, {
    pace: run.pace,
    signal: run.halt.signal,
    onWait: run.onWait,
    onRetry: () => {
      run.retries += 1
    },
    underWay: () => Math.max(0, run.underWay.size - 1),
  })
}

/** What an answered call adds to its job. */
export function withCall(run: Run, job: Job, seconds: number): Job {
  const retries = job.retries + run.retries
  run.retries = 0
  const perMinute = run.pace.perMinute() ?? job.perMinute
  return { ...job, calls: job.calls + 1, retries, perMinute, seconds: job.seconds + seconds / AT_ONCE }
}

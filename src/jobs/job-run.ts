import { onTableChange } from '#storage/changes.ts'
import { type OnWait, type RateLimiter, rateLimiter } from './rate-limiter.ts'
import { withRetries } from './retry.ts'

/** The reason of a run that ends early without an error: it was paused or ended, or its error is already stored. */
export const HALTED = 'halted'

/** A job of any kind while it runs. */
export interface JobRun {
  limiter: RateLimiter
  /** Aborted when no more calls are made; those under way are awaited, because they are billed. */
  halt: AbortController
  underWay: { size: number }
  onWait: OnWait
  /** Repeated calls that are not yet counted in the job. */
  retries: number
  failure: unknown
}

/** Makes a call to the service with rate limit and retries until the run is halted. */
export function callService<T>(run: JobRun, call: () => Promise<T>): Promise<T> {
  return withRetries(call, {
    limiter: run.limiter,
    signal: run.halt.signal,
    onWait: run.onWait,
    onRetry: () => {
      run.retries += 1
    },
    underWay: () => Math.max(0, run.underWay.size - 1),
  })
}

/** How a kind of job runs. */
export interface RunOptions<T extends object> {
  /** What the run of this kind of job has beside a `JobRun`. */
  own: T
  /** The table of its job: after a change there the run is halted unless the job is still under way. */
  table: 'jobs' | 'matches'
  isUnderWay: (run: JobRun & T) => Promise<boolean>
  onWait: OnWait
  /** Stores in the job that it waits. */
  storeWait: OnWait
}

/** Runs the work of a job. Returns whether the run was halted from outside: the job may have been resumed since. */
export async function runJob<T extends Pick<JobRun, 'underWay'>>(
  { own, table, isUnderWay, onWait, storeWait }: RunOptions<T>,
  work: (run: JobRun & T) => Promise<void>,
): Promise<boolean> {
  const halt = new AbortController()
  const onEachWait: OnWait = (wait) => {
    onWait(wait)
    storeWait(wait)
  }
  const limiter = rateLimiter(halt.signal, onEachWait)
  const run: JobRun & T = { ...own, limiter, halt, onWait: onEachWait, retries: 0, failure: undefined }
  const unwatch = onTableChange(async (changed) => {
    if (changed === table && !(await isUnderWay(run))) halt.abort(HALTED)
  })
  await work(run).finally(() => {
    unwatch()
    limiter.close()
    onWait(undefined)
  })
  return halt.signal.aborted && (run.failure ?? HALTED) === HALTED
}

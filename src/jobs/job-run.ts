import type { OnWait, RateLimiter } from './rate-limiter.ts'
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

import type { OnWait, Pace } from './rate-limiter.ts'
import { withRetries } from './retry.ts'

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

/** Asks the service within what it allows, for as long as the run goes on. */
export function askedBy<T>(run: AnyRun, ask: () => Promise<T>): Promise<T> {
  return withRetries(ask, {
    pace: run.pace,
    signal: run.halt.signal,
    onWait: run.onWait,
    onRetry: () => {
      run.retries += 1
    },
    underWay: () => Math.max(0, run.underWay.size - 1),
  })
}

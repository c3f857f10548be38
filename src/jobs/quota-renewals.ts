import type { JobProblem } from './job-problem.ts'
import type { Stoppable } from './job-states.ts'

const SECOND = 1000
/** How often it is looked whether a quota has renewed (milliseconds): a timer of days would sleep with the computer. */
const LOOK = 5 * SECOND

/**
 * Seconds until a quota renews, as the clock shows it; undefined where that is not known. It is never longer than the service
 * said, wherever the clock was set meanwhile.
 */
export function restOf({ at, seconds }: JobProblem, now: number): number | undefined {
  if (seconds === undefined) return undefined
  return Math.min(seconds, Math.max(0, seconds - (now - Date.parse(at)) / SECOND))
}

/** When each quota renews at the latest, by the clock that only runs forward; by its job and the moment it stopped. */
const latest = new Map<string, number>()

/** Whether a job stopped for a quota that has renewed by either clock: the one that is set, or the one that runs forward. */
export function hasRenewed(
  { id, state, problem }: Stoppable,
  now = Date.now(),
  forward = performance.now(),
): boolean {
  if (state !== 'stopped' || problem?.reason !== 'quota') return false
  const rest = restOf(problem, now)
  if (rest === undefined) return false
  const key = `${id} ${problem.at}`
  const end = latest.get(key) ?? forward + rest * SECOND
  latest.set(key, end)
  return rest === 0 || forward >= end
}

/** Lets the jobs go on whose quota has renewed, now and later, until the answer is called. */
export function resumeRenewed<J extends Stoppable>(
  jobs: readonly J[],
  renewed: (job: J) => unknown,
): () => void {
  const look = () => {
    for (const job of jobs) if (hasRenewed(job)) renewed(job)
  }
  look()
  const timer = setInterval(look, LOOK)
  return () => clearInterval(timer)
}

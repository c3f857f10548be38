import type { JobProblem, StoppableJob } from './job-state.ts'

const SECOND = 1000
/** Interval of the checks (milliseconds): one timer of several days would stop while the computer sleeps. */
const CHECK_INTERVAL = 5 * SECOND

/**
 * Seconds until a quota renews by the system clock; undefined where that is not known. Never longer than the service
 * said, even if the clock was set back.
 */
export function secondsUntilRenewal({ at, seconds }: JobProblem, now: number): number | undefined {
  if (seconds === undefined) return undefined
  return Math.min(seconds, Math.max(0, seconds - (now - Date.parse(at)) / SECOND))
}

/** When each quota renews at the latest by `performance.now` (milliseconds), by job and the time when it stopped. */
const latest = new Map<string, number>()

/** Whether a job is stopped for a quota that has renewed, by the system clock or by `performance.now`. */
export function hasRenewed(
  { id, state, problem }: StoppableJob,
  now = Date.now(),
  forward = performance.now(),
): boolean {
  if (state !== 'stopped' || problem?.reason !== 'quota') return false
  const rest = secondsUntilRenewal(problem, now)
  if (rest === undefined) return false
  const key = `${id} ${problem.at}`
  const end = latest.get(key) ?? forward + rest * SECOND
  latest.set(key, end)
  return rest === 0 || forward >= end
}

/** Calls `renewed` for each job whose quota has renewed, now and at intervals, until the returned function is called. */
export function resumeRenewed<J extends StoppableJob>(
  jobs: readonly J[],
  renewed: (job: J) => unknown,
): () => void {
  const check = () => {
    for (const job of jobs) if (hasRenewed(job)) renewed(job)
  }
  check()
  const timer = setInterval(check, CHECK_INTERVAL)
  return () => clearInterval(timer)
}

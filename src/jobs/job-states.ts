import { isUnderWay, type JobProblem } from './job-problem.ts'
import type { Wait } from './rate-limiter.ts'

/** What all long work has that the service may make wait or stop. */
export interface Stoppable {
  id: string
  state: string
  problem?: JobProblem | undefined
}

/** A job that waits, or goes on; what the person did to it meanwhile stays. */
export function withWait<J extends Stoppable>(job: J, wait: Wait | undefined): J {
  if (!isUnderWay(job)) return job
  if (!wait) return job.state === 'running' ? job : { ...job, state: 'running', problem: undefined }
  return { ...job, state: 'waiting', problem: { ...wait, at: new Date().toISOString() } }
}

/** A job as it stands: stopped, where the browser had no room to keep that it is. */
export const withStop = <J extends Stoppable>(job: J, stopped: JobProblem | undefined): J =>
  stopped && isUnderWay(job) ? { ...job, state: 'stopped', problem: stopped } : job

/** Whether nothing was done to a job since it stopped. */
export const isStoppedAsIn = ({ state, problem }: Stoppable, before: Stoppable): boolean =>
  state === 'stopped' && problem?.at === before.problem?.at

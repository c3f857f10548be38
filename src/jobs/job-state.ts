import { z } from 'zod'
import type { Wait } from './rate-limiter.ts'

/** Why a job waits or is stopped. */
const reasons = ['throttle', 'offline', 'quota', 'key', 'refused', 'changed', 'storage', 'service'] as const

/** Why a job does not run now, with a message; `seconds` until it continues, or until the quota renews. */
export const JobProblem = z.object({
  reason: z.enum(reasons),
  message: z.string(),
  seconds: z.number().optional(),
  /** When it occurred, ISO. */
  at: z.string(),
})
export type JobProblem = z.infer<typeof JobProblem>

/** Raised where the service's data has changed since a job began: one result never mixes two versions. */
export class DataChanged extends Error {}

/** The part of a job that the service may cause to wait or stop. */
export interface StoppableJob {
  id: string
  state: string
  problem?: JobProblem | undefined
}

/** Whether a job runs whenever the app is open. */
export const isUnderWay = ({ state }: { state: string }): boolean =>
  state === 'running' || state === 'waiting'

/** The job as waiting, or as running again without a wait; a job that was paused or ended does not change. */
export function withWait<J extends StoppableJob>(job: J, wait: Wait | undefined): J {
  if (!isUnderWay(job)) return job
  if (!wait) return job.state === 'running' ? job : { ...job, state: 'running', problem: undefined }
  return { ...job, state: 'waiting', problem: { ...wait, at: new Date().toISOString() } }
}

/** The job as stopped by a problem that the browser had no room to store. */
export const withStoppedProblem = <J extends StoppableJob>(job: J, stopped: JobProblem | undefined): J =>
  stopped && isUnderWay(job) ? { ...job, state: 'stopped', problem: stopped } : job

/** Whether nothing was done to a job since it stopped. */
export const isUnchangedSinceStop = ({ state, problem }: StoppableJob, before: StoppableJob): boolean =>
  state === 'stopped' && problem?.at === before.problem?.at

import { z } from 'zod'

/** Why a job waits or is stopped. */
const reasons = ['throttle', 'offline', 'quota', 'key', 'refused', 'changed', 'storage', 'service'] as const

/** Why a job does not run now, in the service's words or ours; `seconds` until it does, or until the quota renews. */
export const JobProblem = z.object({
  reason: z.enum(reasons),
  message: z.string(),
  seconds: z.number().optional(),
  /** When that was, ISO. */
  at: z.string(),
})
export type JobProblem = z.infer<typeof JobProblem>

/** Whether a job is to run whenever the app is open. */
export const isUnderWay = ({ state }: { state: string }): boolean =>
  state === 'running' || state === 'waiting'

/** Raised where the service's data are no longer those that a job began with: nothing of both is shown as one. */
export class DataChanged extends Error {}

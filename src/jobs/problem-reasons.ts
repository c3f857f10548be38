import { lastLimits } from '#api/limits.ts'
import { ApiProblem } from '#api/problem.ts'
import { StorageProblem } from '#storage/database.ts'
import { DataChanged, type JobProblem } from './job-state.ts'

const reasonsOf: Partial<Record<number, JobProblem['reason']>> = { 400: 'refused', 401: 'key', 403: 'quota' }

/** Whether the key's calls never renew, even if the service sends a wait with its refusal. */
const isLifetimeQuota = () => {
  const quota = lastLimits()?.find(({ name }) => name === 'quota')
  return quota !== undefined && quota.renewed === undefined
}

/** The reason for which a job is stopped, as it is stored with the job. */
export function problemOf(problem: unknown): Omit<JobProblem, 'at'> {
  const message = problem instanceof Error ? problem.message : String(problem)
  if (problem instanceof DataChanged) return { reason: 'changed', message }
  if (problem instanceof StorageProblem) return { reason: 'storage', message }
  if (!(problem instanceof ApiProblem)) return { reason: 'service', message }
  const reason = problem.isTooLong ? 'refused' : (reasonsOf[problem.status] ?? 'service')
  return {
    reason,
    message,
    seconds: reason === 'quota' && isLifetimeQuota() ? undefined : problem.waitSeconds,
  }
}

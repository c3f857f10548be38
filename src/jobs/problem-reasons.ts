import { lastLimits } from '#api/limits.ts'
import { ApiProblem } from '#api/problem.ts'
import { StorageProblem } from '#storage/database.ts'
import type { JobProblem } from './job-problem.ts'
import { DataChanged } from './job-problem.ts'

const reasonsOf: Partial<Record<number, JobProblem['reason']>> = { 400: 'refused', 401: 'key', 403: 'quota' }

/** Whether the key's calls never renew: a service that tells a wait all the same means that asking sooner is vain. */
const isForLife = () => {
  const quota = lastLimits()?.find(({ name }) => name === 'quota')
  return quota !== undefined && quota.renewed === undefined
}

/** Why long work is stopped by a problem, as it is kept with it. */
export function reasonOf(problem: unknown): Omit<JobProblem, 'at'> {
  const message = problem instanceof Error ? problem.message : String(problem)
  if (problem instanceof DataChanged) return { reason: 'changed', message }
  if (problem instanceof StorageProblem) return { reason: 'storage', message }
  if (!(problem instanceof ApiProblem)) return { reason: 'service', message }
  const reason = reasonsOf[problem.status] ?? 'service'
  return { reason, message, seconds: reason === 'quota' && isForLife() ? undefined : problem.waitSeconds }
}

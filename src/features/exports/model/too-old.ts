import type { Job } from './job.ts'

const DAY = 86_400_000

/** The ids of exports that changed last more than `days` days ago and are not running or waiting to. Pure. */
export const tooOldJobs = (
  jobs: readonly Pick<Job, 'id' | 'state' | 'changed'>[],
  days: number,
  now: number,
): string[] =>
  jobs
    .filter(({ state }) => state !== 'running' && state !== 'waiting')
    .filter(({ changed }) => now - Date.parse(changed) > days * DAY)
    .map(({ id }) => id)

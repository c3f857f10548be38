import type { JobProblem } from './job-problem.ts'
import { inOneTab } from './one-tab.ts'
import { reasonOf } from './problem-reasons.ts'
import type { Wait } from './rate-limiter.ts'

/** What a worker tells of any long work. What is kept of it is told by the database; here stands what is of this moment. */
export type JobEvent =
  | { type: 'elsewhere' | 'here'; job: string }
  | { type: 'wait'; job: string; wait: Wait | undefined }
  | { type: 'stopped'; job: string; problem: JobProblem }

/** Does something with a job, unless another tab does, and tells where it could not even be kept that it is stopped. */
export const inThisTab = (
  name: string,
  job: string,
  tell: (told: JobEvent) => void,
  work: (job: string) => Promise<unknown>,
): Promise<void> =>
  inOneTab(
    name,
    async () => {
      tell({ type: 'here', job })
      // Where there is no room for what is read there may be none for the word that the job is stopped.
      await work(job).catch((problem) =>
        tell({ type: 'stopped', job, problem: { ...reasonOf(problem), at: new Date().toISOString() } }),
      )
      return true
    },
    () => tell({ type: 'elsewhere', job }),
  )

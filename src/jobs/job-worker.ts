import type { JobProblem } from './job-state.ts'
import { problemOf } from './problem-reasons.ts'
import type { Wait } from './rate-limiter.ts'

/** What a worker sends about a running job, besides what it stores. */
export type JobEvent =
  | { type: 'elsewhere' | 'here'; job: string }
  | { type: 'wait'; job: string; wait: Wait | undefined }
  | { type: 'stopped'; job: string; problem: JobProblem }

/** Runs a job unless another tab does. `notify` gets whether it runs here, and a problem that could not be stored. */
export const runInThisTab = (
  name: string,
  job: string,
  notify: (event: JobEvent) => void,
  work: (job: string) => Promise<unknown>,
): Promise<void> =>
  runInOneTab(
    name,
    async () => {
      notify({ type: 'here', job })
      // A full storage may have no room to store that the job is stopped.
      await work(job).catch((problem) =>
        notify({ type: 'stopped', job, problem: { ...problemOf(problem), at: new Date().toISOString() } }),
      )
      return true
    },
    () => notify({ type: 'elsewhere', job }),
  )

/** Locks of this worker. */
const active = new Set<string>()

/**
 * Runs work under a Web Lock, so that two tabs never do the same work. Where another tab has the lock it calls
 * `onElsewhere` and takes over once that tab is closed. Work that this worker already does is not started again.
 */
export async function runInOneTab(
  name: string,
  work: () => Promise<true>,
  onElsewhere: () => void,
): Promise<void> {
  if (active.has(name)) return
  active.add(name)
  try {
    const first = await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && work())
    if (first === null) {
      onElsewhere()
      await navigator.locks.request(name, work)
    }
  } finally {
    active.delete(name)
  }
}

import { create } from 'zustand'
import type { JobProblem } from './job-problem.ts'
import type { Wait } from './rate-limiter.ts'

/** What is of this moment in this tab of any long work, and not kept. */
export interface LiveWork {
  /** Whether another tab does it. */
  elsewhere?: boolean
  /** What stopped it, where not even that could be kept. */
  stopped?: JobProblem | undefined
  /** Why it waits, and until when by the clock that only runs forward (milliseconds). */
  wait?: (Wait & { until?: number | undefined }) | undefined
}

interface Live<T> {
  jobs: Readonly<Record<string, T>>
  told: (job: string, change: T) => void
}

/** A store of what the worker of this tab tells of its jobs, by their ids. */
export const liveJobs = <T extends LiveWork>() =>
  create<Live<T>>()((set) => ({
    jobs: {},
    told: (job, change) => set(({ jobs }) => ({ jobs: { ...jobs, [job]: { ...jobs[job], ...change } } })),
  }))

/** A wait with its end by the clock that only runs forward. */
export const endingWait = (wait: Wait | undefined): LiveWork['wait'] =>
  wait && {
    ...wait,
    until: wait.seconds === undefined ? undefined : performance.now() + wait.seconds * 1000,
  }

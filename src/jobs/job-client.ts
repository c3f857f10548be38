import { create } from 'zustand'
import type { JobProblem } from './job-state.ts'
import type { JobEvent } from './job-worker.ts'
import type { Wait } from './rate-limiter.ts'

/** State of a job in this tab that is not stored. */
export interface LiveJobState {
  /** Whether another tab runs it. */
  elsewhere?: boolean
  /** What stopped it, where that could not be stored. */
  stopped?: JobProblem | undefined
  /** Why it waits, and until when by `performance.now` (milliseconds). */
  wait?: (Wait & { until?: number | undefined }) | undefined
}

interface LiveJobs<T> {
  jobs: Readonly<Record<string, T>>
  jobUpdated: (job: string, change: T) => void
}

/** A store of the live states of jobs, by id. */
export const liveJobsStore = <T extends LiveJobState>() =>
  create<LiveJobs<T>>()((set) => ({
    jobs: {},
    jobUpdated: (job, change) =>
      set(({ jobs }) => ({ jobs: { ...jobs, [job]: { ...jobs[job], ...change } } })),
  }))

/** A wait with its end by `performance.now`, which does not jump when the clock is set. */
export const withEnd = (wait: Wait | undefined): LiveJobState['wait'] =>
  wait && {
    ...wait,
    until: wait.seconds === undefined ? undefined : performance.now() + wait.seconds * 1000,
  }

/** What an event of a worker changes in the live state of its job. */
export function liveStateFrom(event: JobEvent): LiveJobState {
  switch (event.type) {
    case 'elsewhere':
      return { elsewhere: true, wait: undefined }
    case 'here':
      return { elsewhere: false, stopped: undefined }
    case 'wait':
      return { wait: withEnd(event.wait) }
    case 'stopped':
      return { stopped: event.problem }
  }
}

/** A function that sends commands to a worker of this tab and starts it with the first one. */
export function workerSender<Command, WorkerEvent>(
  start: () => Worker,
  onEvent: (event: WorkerEvent) => void,
): (command: Command) => void {
  let worker: Worker | undefined
  return (command) => {
    if (!worker) {
      worker = start()
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerEvent>) => onEvent(data))
    }
    worker.postMessage(command)
  }
}

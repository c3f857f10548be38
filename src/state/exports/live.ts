import { create } from 'zustand'
import type { Wait } from './pace.ts'

/** What is of this moment in this tab, and not kept. */
export interface LiveJob {
  /** Whether another tab runs it. */
  elsewhere?: boolean
  /** Why it waits, and until when by the clock that only runs forward (milliseconds). */
  wait?: (Wait & { until?: number | undefined }) | undefined
  /** Whether its file is being written or was handed to the browser, which does not tell what became of it; or why it was not. */
  file?: 'writing' | 'handed' | { fault: string } | undefined
}

interface Live {
  jobs: Readonly<Record<string, LiveJob>>
  told: (job: string, change: LiveJob) => void
}

/** What the worker of this tab tells of its jobs. */
export const useLive = create<Live>()((set) => ({
  jobs: {},
  told: (job, change) => set(({ jobs }) => ({ jobs: { ...jobs, [job]: { ...jobs[job], ...change } } })),
}))

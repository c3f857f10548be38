import { create } from 'zustand'
import type { Wait } from '../exports/pace.ts'

/** What is of this moment in this tab, and not kept. */
export interface LiveMatch {
  /** How far the file is read, from 0 to 1; undefined while it is not. */
  share?: number | undefined
  /** Whether another tab matches it. */
  elsewhere?: boolean
  /** Why it waits, and until when by the clock that only runs forward (milliseconds). */
  wait?: (Wait & { until?: number | undefined }) | undefined
  /** Whether the completed file is being written, or why it was not. */
  file?: 'writing' | { fault: string } | undefined
}

interface Live {
  jobs: Readonly<Record<string, LiveMatch>>
  told: (job: string, change: LiveMatch) => void
}

/** What the worker of this tab tells of the files it works on. */
export const useLiveMatches = create<Live>()((set) => ({
  jobs: {},
  told: (job, change) => set(({ jobs }) => ({ jobs: { ...jobs, [job]: { ...jobs[job], ...change } } })),
}))

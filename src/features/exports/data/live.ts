import { type LiveJobState, liveJobsStore } from '#jobs/job-client.ts'

/** What is of this moment in this tab of an export, and not kept. */
export interface LiveJob extends LiveJobState {
  /** Whether its file is being written or was handed to the browser, which does not tell what became of it; or why it was not. */
  file?: 'writing' | 'handed' | { fault: string } | undefined
}

/** What the worker of this tab tells of its jobs. */
export const useLive = liveJobsStore<LiveJob>()

import { downloadFile } from '#jobs/file-saver.ts'
import { type LiveJobState, liveJobsStore, liveStateFrom, workerSender } from '#jobs/job-client.ts'
import { type JobProblem, withStoppedProblem } from '#jobs/job-state.ts'
import type { JobEvent } from '#jobs/job-worker.ts'
import { notice } from '#session/notices.ts'
import { completedFileMessages as messages } from '../messages/file.ts'
import type { OutputSettings } from '../model/file/download/output-settings.ts'
import { isMatching, type MatchJob } from '../model/file/job.ts'
import type { CompletedFile } from './complete-file.ts'

/** A command to the worker that reads, matches and completes files. */
export type MatchCommand =
  | { type: 'read' | 'tally' | 'run'; job: string }
  | { type: 'file'; job: string; order: OutputSettings }

/** An event from the worker. */
export type MatchEvent =
  | JobEvent
  | { type: 'share'; job: string; share: number | undefined }
  | { type: 'file'; job: string; completed: CompletedFile }
  | { type: 'no-file'; job: string; message: string }

/** The state of a file that is not stored. */
interface LiveMatchState extends LiveJobState {
  /** How much of the file is read, from 0 to 1; undefined if it is not being read. */
  share?: number | undefined
  /** Whether the completed file is being written, or why it could not be. */
  file?: 'writing' | { error: string } | undefined
}

/** The live state of the files that the worker of this tab works on. */
export const useLiveMatches = liveJobsStore<LiveMatchState>()

/** A job as unreadable or stopped, if the browser had no space to store that it is. */
export const jobWithStop = (job: MatchJob, stopped: JobProblem | undefined): MatchJob =>
  stopped && job.state === 'reading'
    ? { ...job, state: 'unreadable', fault: stopped.message }
    : withStoppedProblem(job, stopped)

const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
const send = workerSender<MatchCommand, MatchEvent>(start, onEvent)

/** Reads and matches the files that are waiting for it, unless this or another tab does so already. */
export function runMatchJobs(jobs: readonly MatchJob[]): void {
  for (const job of jobs) {
    if (isMatching(job)) send({ type: 'run', job: job.id })
    if (job.state === 'reading') send({ type: 'read', job: job.id })
  }
}

/** Starts to count the rows of a file that will be looked up. */
export const requestTally = (job: string): void => send({ type: 'tally', job })

/** Starts to write and save a completed file. */
export function requestCompletedFile(job: string, order: OutputSettings): void {
  useLiveMatches.getState().jobUpdated(job, { file: 'writing' })
  send({ type: 'file', job, order })
}

function onEvent(event: MatchEvent): void {
  const update = useLiveMatches.getState().jobUpdated
  switch (event.type) {
    case 'share':
      update(event.job, { share: event.share })
      break
    case 'no-file':
      update(event.job, { file: { error: event.message } })
      break
    case 'file':
      update(event.job, { file: undefined })
      saveCompletedFile(event.completed)
      break
    default:
      update(event.job, liveStateFrom(event))
  }
}

function saveCompletedFile({ name, rows, matched, notes, blob }: CompletedFile): void {
  downloadFile(name, blob)
  notice({ text: [messages.saved(name, rows, matched), ...notes].join(' ') })
}

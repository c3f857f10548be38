import { downloadFile } from '#jobs/file-saver.ts'
import { liveStateFrom, workerSender } from '#jobs/job-client.ts'
import { notice } from '#session/notices.ts'
import { count } from '#shared/text/format.ts'
import type { OutputSettings } from '../model/file/download/output-settings.ts'
import { isMatching, type MatchJob } from '../model/file/job.ts'
import { useLiveMatches } from './live.ts'
import type { MatchCommand, MatchEvent } from './worker-messages.ts'

const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
const send = workerSender<MatchCommand, MatchEvent>(start, listener)

/** Reads and matches the files that are to be, unless that is done already, here or in another tab. */
export function runMatchJobs(jobs: readonly MatchJob[]): void {
  for (const job of jobs) {
    if (isMatching(job)) send({ type: 'run', job: job.id })
    if (job.state === 'reading') send({ type: 'read', job: job.id })
  }
}

/** Has the rows of a file counted that are asked about. */
export const requestTally = (job: string): void => send({ type: 'tally', job })

/** Has a file completed and saved. */
export function requestCompletedFile(job: string, order: OutputSettings): void {
  useLiveMatches.getState().jobUpdated(job, { file: 'writing' })
  send({ type: 'file', job, order })
}

function listener(told: MatchEvent): void {
  const tell = useLiveMatches.getState().jobUpdated
  switch (told.type) {
    case 'share':
      tell(told.job, { share: told.share })
      break
    case 'no-file':
      tell(told.job, { file: { fault: told.message } })
      break
    case 'file':
      tell(told.job, { file: undefined })
      saved(told.completed)
      break
    default:
      tell(told.job, liveStateFrom(told))
  }
}

function saved({
  name,
  rows,
  matched,
  notes,
  blob,
}: Extract<MatchEvent, { type: 'file' }>['completed']): void {
  downloadFile(name, blob)
  const words = `${name} is saved: ${count(rows)} rows, ${count(matched)} of them with a record.`
  notice({ words: [words, ...notes].join(' ') })
}

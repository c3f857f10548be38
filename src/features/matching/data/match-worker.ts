import { downloadFile } from '#jobs/file-saver.ts'
import { liveStateFrom, workerSender } from '#jobs/job-client.ts'
import { notice } from '#session/notices.ts'
import { count } from '#shared/text/format.ts'
import type { FileOrder } from '../model/file/download/output-settings.ts'
import { isMatching, type MatchJob } from '../model/file/job.ts'
import { useLiveMatches } from './live.ts'
import type { Told, Wish } from './worker-messages.ts'

const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
const wish = workerSender<Wish, Told>(start, listener)

/** Reads and matches the files that are to be, unless that is done already, here or in another tab. */
export function keepMatching(jobs: readonly MatchJob[]): void {
  for (const job of jobs) {
    if (isMatching(job)) wish({ type: 'run', job: job.id })
    if (job.state === 'reading') wish({ type: 'read', job: job.id })
  }
}

/** Has the rows of a file counted that are asked about. */
export const tallyWanted = (job: string): void => wish({ type: 'tally', job })

/** Has a file completed and saved. */
export function completedWanted(job: string, order: FileOrder): void {
  useLiveMatches.getState().jobUpdated(job, { file: 'writing' })
  wish({ type: 'file', job, order })
}

function listener(told: Told): void {
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

function saved({ name, rows, matched, notes, blob }: Extract<Told, { type: 'file' }>['completed']): void {
  downloadFile(name, blob)
  const words = `${name} is saved: ${count(rows)} rows, ${count(matched)} of them with a record.`
  notice({ words: [words, ...notes].join(' ') })
}

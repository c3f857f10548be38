import { downloadFile } from '#jobs/file-saver.ts'
import { liveStateFrom, workerSender } from '#jobs/job-client.ts'
import { isUnderWay } from '#jobs/job-state.ts'
import { notice } from '#session/notices.ts'
import { count } from '#shared/text/format.ts'
import type { Job } from '../model/job.ts'
import { useLive } from './live.ts'
import type { Told, Wish } from './messages.ts'

const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
const wish = workerSender<Wish, Told>(start, listener)

/** Runs the jobs that are under way, unless they run already, here or in another tab. */
export function keepRunning(jobs: readonly Job[]): void {
  for (const job of jobs.filter(isUnderWay)) wish({ type: 'run', job: job.id })
}

/** Has the file of a job written: to a place on disk that was chosen, else saved by the browser. */
export function fileWanted(job: string, handle?: FileSystemFileHandle): void {
  useLive.getState().jobUpdated(job, { file: 'writing' })
  wish({ type: 'file', job, handle })
}

function listener(told: Told): void {
  const tell = useLive.getState().jobUpdated
  switch (told.type) {
    case 'done':
      fileWanted(told.job)
      break
    case 'no-file':
      tell(told.job, { file: { fault: told.message } })
      break
    case 'file':
      tell(told.job, { file: told.written.blob && 'handed' })
      saved(told.written)
      break
    default:
      tell(told.job, liveStateFrom(told))
  }
}

function saved({ name, records, notes, blob }: Extract<Told, { type: 'file' }>['written']): void {
  downloadFile(name, blob)
  const where = blob ? 'was downloaded' : 'is saved'
  notice({ words: [`${name} ${where}, with ${count(records)} records.`, ...notes].join(' ') })
}

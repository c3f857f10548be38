import { downloadFile } from '#jobs/file-saver.ts'
import { liveStateFrom, workerSender } from '#jobs/job-client.ts'
import { isUnderWay } from '#jobs/job-state.ts'
import { notice } from '#session/notices.ts'
import { exportJobMessages } from '../messages/jobs.ts'
import type { Job } from '../model/job.ts'
import { useLiveJobs } from './jobs.ts'
import type { ExportCommand, ExportEvent } from './worker.ts'

const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
const sendCommand = workerSender<ExportCommand, ExportEvent>(start, onEvent)

/** Runs the jobs that are under way, unless they already run here or in another tab. */
export function runJobs(jobs: readonly Job[]): void {
  for (const job of jobs.filter(isUnderWay)) sendCommand({ type: 'run', job: job.id })
}

/** Writes the file of a job to disk through `handle`, else downloads it. */
export function writeJobFile(job: string, handle?: FileSystemFileHandle): void {
  useLiveJobs.getState().jobUpdated(job, { file: 'writing' })
  sendCommand({ type: 'file', job, handle })
}

function onEvent(event: ExportEvent): void {
  const jobUpdated = useLiveJobs.getState().jobUpdated
  switch (event.type) {
    case 'done':
      writeJobFile(event.job)
      break
    case 'no-file':
      jobUpdated(event.job, { file: { error: event.message } })
      break
    case 'file':
      jobUpdated(event.job, { file: event.written.blob && 'downloaded' })
      notifySaved(event.written)
      break
    default:
      jobUpdated(event.job, liveStateFrom(event))
  }
}

function notifySaved({
  name,
  records,
  notes,
  blob,
}: Extract<ExportEvent, { type: 'file' }>['written']): void {
  downloadFile(name, blob)
  const text = blob ? exportJobMessages.downloaded(name, records) : exportJobMessages.saved(name, records)
  notice({ text: [text, ...notes].join(' ') })
}

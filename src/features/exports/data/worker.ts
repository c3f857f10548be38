import '#contract/no-eval.ts'
import { type JobEvent, runInThisTab } from '#jobs/job-worker.ts'
import { logCalls } from '#storage/log-calls.ts'
import { exportProblemMessages } from '../messages/jobs.ts'
import { runExport } from './run-export.ts'
import { readJob, updateJob } from './stored-pages.ts'
import { type WrittenFile, writeFile } from './write-file.ts'

/** The worker in which exports run: it calls the service, parses and stores, so that the page is not blocked. */

/** A command of the page. */
export type ExportCommand =
  | { type: 'run'; job: string }
  | { type: 'file'; job: string; handle?: FileSystemFileHandle | undefined }

/** An event for the page. */
export type ExportEvent =
  | JobEvent
  | { type: 'done'; job: string }
  | { type: 'file'; job: string; written: WrittenFile }
  | { type: 'no-file'; job: string; message: string }

const sendEvent = (event: ExportEvent) => postMessage(event)

logCalls('export')

addEventListener('message', ({ data }: MessageEvent<ExportCommand>) => {
  if (data.type === 'run') void runInThisTab(`export ${data.job}`, data.job, sendEvent, runHere)
  else void fileOf(data.job, data.handle)
})

async function runHere(job: string): Promise<void> {
  const wasDone = (await readJob(job))?.state === 'done'
  // The job may have been resumed while its last calls were awaited.
  while (await runExport(job, (wait) => sendEvent({ type: 'wait', job, wait })));
  if (!wasDone && (await readJob(job))?.state === 'done') sendEvent({ type: 'done', job })
}

async function fileOf(job: string, handle: FileSystemFileHandle | undefined): Promise<void> {
  try {
    const written = await writeFile(job, handle)
    // The file is saved even if storage is full, which is a way to make room.
    await updateJob(job, (now) => ({ ...now, saved: new Date().toISOString() })).catch(() => undefined)
    sendEvent({ type: 'file', job, written })
  } catch (problem) {
    sendEvent({ type: 'no-file', job, message: errorText(problem) })
  }
}

function errorText(problem: unknown): string {
  if (problem instanceof DOMException)
    return exportProblemMessages.fileErrors[problem.name] ?? exportProblemMessages.cannotWrite
  return problem instanceof Error ? problem.message : String(problem)
}
